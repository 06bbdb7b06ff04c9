"""The shop's own letters, read from the font packages its pages use."""
import os

from PIL import ImageFont

PACKAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "node_modules", "@fontsource-variable")


def font(family, size, weight=400):
    face = ImageFont.truetype(os.path.join(PACKAGES, family, "files", f"{family}-latin-wght-normal.woff2"), round(size))
    face.set_variation_by_axes([weight])
    return face
