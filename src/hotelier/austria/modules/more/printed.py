"""Module 5 as printed: cards alone, of which the manifest has all."""

from hotelier.austria.content.manifests import Manifest
from hotelier.austria.content.rows import Nothing


def check_manifest(manifest: Manifest) -> None:
    """It replaces nothing."""
    manifest.values(Nothing)
