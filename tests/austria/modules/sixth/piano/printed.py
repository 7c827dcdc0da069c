"""Module 6 as printed."""

from hotelier.austria.content.book import Book
from hotelier.austria.content.manifests import Manifest
from tests.austria.modules.sixth.piano import NUMBER
from tests.austria.modules.sixth.piano.rows import PianoValues


def check_manifest(manifest: Manifest) -> None:
    """The values of a concert."""
    manifest.values(PianoValues)


def values_of(book: Book) -> PianoValues:
    """What is printed in the book of a game."""
    values: PianoValues = book.printed.manifests[NUMBER].values(PianoValues)
    return values
