"""Module 5 as printed: cards alone, of which the manifest has all."""

from hotelier.austria.content.rows import Nothing
from hotelier.austria.modules.manifests import Manifest


def check_manifest(manifest: Manifest) -> None:
    """It replaces nothing."""
    manifest.values(Nothing)
