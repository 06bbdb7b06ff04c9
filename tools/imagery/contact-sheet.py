"""All finished pictures on one sheet: python3 contact-sheet.py OUT.png [products | details | crates | cutouts | kits | scale | rest]"""
import json
import math
import os
import sys

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, "..", "..", "apps", "server", "images")
CELL, BLUSH = 300, (243, 223, 230)


def kind(name, kits):
    for ending in ("-cutout", "-detail", "-crate", "-scale"):
        if name.endswith(ending):
            return ending[1:] + ("s" if ending != "-scale" else "")
    if name in kits or name.startswith("template-"):
        return "kits"
    return "rest" if name.startswith(("hero", "how-it", "collection", "listing", "open-graph")) else "products"


def main():
    with open(os.path.join(HERE, "manifest.json")) as f:
        names = sorted(json.load(f))
    with open(os.path.join(HERE, ".out", "catalogue.json")) as f:
        kits = {kit["slug"] for kit in json.load(f)["kits"]}
    if len(sys.argv) > 2:
        names = [n for n in names if kind(n, kits) == sys.argv[2]]
    columns = max(1, math.ceil(math.sqrt(len(names) * 1.3)))
    sheet = Image.new("RGB", (columns * CELL, math.ceil(len(names) / columns) * CELL), BLUSH)
    for k, name in enumerate(names):
        image = Image.open(os.path.join(IMAGES, name + ".webp")).convert("RGBA")
        image.thumbnail((CELL - 8, CELL - 8), Image.LANCZOS)
        at = (k % columns) * CELL + (CELL - image.width) // 2, (k // columns) * CELL + (CELL - image.height) // 2
        sheet.paste(image, at, image)
    sheet.save(sys.argv[1])
    print(f"{len(names)} pictures")


main()
