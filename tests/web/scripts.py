"""The scripts of the page as modules, with what they know."""

import importlib.util
from pathlib import Path
from types import ModuleType

SCRIPTS = Path(__file__).parents[2] / "web" / "scripts"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"web_{name}", SCRIPTS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
