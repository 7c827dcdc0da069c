"""A sheet to draw on: boxes, dots and short texts, with the font that Pillow brings."""

from typing import Final

from PIL import Image, ImageDraw, ImageFont

Colour = tuple[int, int, int]

PAPER: Final[Colour] = (250, 246, 236)
INK: Final[Colour] = (46, 40, 36)
FAINT: Final[Colour] = (214, 206, 190)
EMPTY: Final[Colour] = (235, 229, 214)
MARK: Final[Colour] = (176, 62, 46)
SMALL, USUAL, LARGE = 11, 13, 17


def spaced(words: str) -> str:
    """Spaces of the font are so narrow that words run into each other."""
    return words.replace(" ", "  ")


class Canvas:
    """A picture that is being drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.fonts = {size: ImageFont.load_default(size) for size in (SMALL, USUAL, LARGE)}

    def text(self, x: int, y: int, words: object, size: int = USUAL, colour: Colour = INK) -> None:
        self.pen.text((x, y), spaced(str(words)), colour, self.fonts[size])

    def shortened(self, words: str, width: int) -> str:
        """As much of a short text as fits."""
        font = self.fonts[SMALL]
        if font.getlength(spaced(words)) <= width:
            return words
        while font.getlength(spaced(f"{words}.")) > width:
            words = words[:-1]
        return f"{words}."

    def box(
        self, x: int, y: int, width: int, height: int, fill: Colour | None = None, edge: Colour = INK
    ) -> None:
        self.pen.rectangle((x, y, x + width - 1, y + height - 1), fill, edge)

    def dot(self, x: int, y: int, size: int, fill: Colour, edge: Colour = INK) -> None:
        self.pen.ellipse((x, y, x + size - 1, y + size - 1), fill, edge)

    def cross(self, x: int, y: int, width: int, height: int, colour: Colour = INK) -> None:
        """The lines that say “taken”."""
        self.pen.line((x, y, x + width - 1, y + height - 1), colour)
        self.pen.line((x, y + height - 1, x + width - 1, y), colour)
