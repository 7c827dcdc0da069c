"""Puts docstrings into the C that mypyc makes: mypyc leaves them out, and `help()` would be silent.

Functions, methods, classes, properties, attributes and modules get what is written in their source, and
functions also their signature with its types, because C knows only names. A method that says nothing itself
says what the one says that it stands for. Called by build_engine.py.
"""

import ast
import re
from collections.abc import Callable
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{.*?\n\};", re.DOTALL)
SIGNATURE = re.compile(r'PyDoc_STR\("(\w+)(\(.*?\))\\n--\\n\\n"\)')
FIELDS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\n\};", re.DOTALL)
FIELD = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\()"(\w+)(\(.*?\))\\n--\\n\\n"\)')
MODULE = re.compile(r"(static struct PyModuleDef \w+ = \{\s*PyModuleDef_HEAD_INIT,\s*\"[\w.]+\",\s*)NULL")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef


class Words:
    """What a module says about itself: docstrings by the name of a thing, `Class.name` within classes."""

    def __init__(self, source: str) -> None:
        module = ast.parse(source)
        self.module = ast.get_docstring(module) or ""
        self.functions: dict[str, str] = {}
        self.signatures: dict[str, str] = {}
        self.fields: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.bases: dict[str, list[str]] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        """The names that come from other modules: from which, and what they are called there."""
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = ast.get_docstring(node) or ""
                self.signatures[node.name] = _signature_of(node)
            elif isinstance(node, ast.ClassDef):
                self._read_class(node)
            elif isinstance(node, ast.ImportFrom):
                self.imported |= {
                    each.asname or each.name: (node.module or "", each.name) for each in node.names
                }

    def help_of(self, function: str) -> str:
        """The signature with its types, and the docstring."""
        if function not in self.functions:
            return ""
        return f"{self.signatures[function]}\n\n{self.functions[function]}".rstrip()

    def _read_class(self, node: ast.ClassDef) -> None:
        self.classes[node.name] = ast.get_docstring(node) or ""
        self.bases[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
        for part in node.body:
            if not isinstance(part, ast.FunctionDef):
                continue
            name = f"{node.name}.{part.name}"
            if any(isinstance(each, ast.Name) and each.id == "property" for each in part.decorator_list):
                self.fields[name] = ast.get_docstring(part) or ""
            else:
                self.functions[name] = ast.get_docstring(part) or ""
                self.signatures[name] = _signature_of(part)
            if part.name == "__init__":
                self.fields |= {
                    f"{node.name}.{field}": text for field, text in _fields_of(part.body).items()
                }


def _signature_of(node: ast.FunctionDef) -> str:
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"({given}){result}"


def _fields_of(body: list[ast.stmt]) -> dict[str, str]:
    """The attributes that are explained by a text below their assignment."""
    found: dict[str, str] = {}
    for assignment, text in pairwise(body):
        target = (
            assignment.target
            if isinstance(assignment, ast.AnnAssign)
            else assignment.targets[0]
            if isinstance(assignment, ast.Assign)
            else None
        )
        if (
            isinstance(target, ast.Attribute)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[target.attr] = cleandoc(text.value.value)
    return found


def words_of(sources: dict[str, str]) -> dict[str, Words]:
    """What modules say, by their names: `hotelier.core.game`. What a class inherits from one of them is
    said there too, as `inspect` does it for Python."""
    found = {module: Words(source) for module, source in sources.items()}
    for module, words in found.items():
        for said in (words.functions, words.fields):
            for name in [name for name, text in said.items() if "." in name and not text]:
                owner, _, part = name.partition(".")
                said[name] = _inherited(found, module, owner, part)
    return found


def _inherited(found: dict[str, Words], module: str, owner: str, part: str) -> str:
    """What the nearest of the classes that a class comes from says about a method or a property."""
    words = found.get(module)
    for base in words.bases.get(owner, []) if words else []:
        assert words is not None
        place, named = words.imported.get(base, (module, base))
        there = found.get(place)
        name = f"{named}.{part}"
        own = there and (there.functions.get(name) or there.fields.get(name))
        text = own or _inherited(found, place, named, part)
        if text:
            return text
    return ""


def add_help(file: Path, words: Words) -> None:
    """Put the docstrings of a module into its C file."""
    text = file.read_text(encoding="utf-8")
    text = METHODS.sub(_in_table(words, _with_help), text)
    text = FIELDS.sub(_in_table(words, _with_field_help), text)
    text = CLASS.sub(
        lambda found: f"{found[1]}{_c_string(f'{found[2]}{found[3]}', words.classes.get(found[2], ''))})",
        text,
    )
    if words.module:
        text = MODULE.sub(lambda found: found[1] + quoted(words.module), text)
    file.write_text(text, encoding="utf-8")


def _in_table(words: Words, with_help: Callable[[str, str, Words], str]) -> Callable[[re.Match[str]], str]:
    """What to do with a table of a class, or with that of the module."""

    def change(table: re.Match[str]) -> str:
        owner = next((name for name in words.classes if table[1].endswith(f"___{name}")), "")
        return with_help(table[0], f"{owner}." if owner else "", words)

    return change


def _with_help(table: str, owner: str, words: Words) -> str:
    return SIGNATURE.sub(
        lambda found: f"PyDoc_STR({_c_string(f'{found[1]}{found[2]}', words.help_of(owner + found[1]))})",
        table,
    )


def _with_field_help(table: str, owner: str, words: Words) -> str:
    def change(found: re.Match[str]) -> str:
        said = words.fields.get(owner + found[2], "")
        return f"{found[1]}{quoted(said)}{found[3]}" if said else found[0]

    return FIELD.sub(change, table)


def _c_string(signature: str, said: str) -> str:
    """A signature as `inspect` reads it, and the help behind it."""
    return quoted(signature.encode().decode("unicode_escape") + "\n--\n\n" + said)


def quoted(text: str) -> str:
    """A text as a string of C."""
    plain = (
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )
    return '"' + "".join(plain) + '"'
