"""W50: the skeleton key as printed."""

from typing import Final

from hotelier.austria.content.manifests import Manifest
from hotelier.austria.modules.key.rows import KeyValues

AS_DIE: Final = 7
"""The key instead of a die: it counts as the value of the other one (W41, Corogari)."""


def check_manifest(manifest: Manifest) -> None:
    """What the key gives."""
    manifest.values(KeyValues)
