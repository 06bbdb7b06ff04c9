"""The pictures that are put together from cut-outs, and what is on each."""
import json
import os

from PIL import Image

from compose import Piece, beside_ruler, flat_lay
from cards import listing_card, open_graph, step_book, step_choose, step_return

COLLECTIONS = {
    "essential": ["large-frying-pan", "large-saucepan", "everyday-chefs-knife", "wooden-spoon-set", "cutting-board", "colander",
                  "kitchen-tongs", "slotted-turner", "vegetable-peeler"],
    "chef": ["dutch-oven", "stainless-frying-pan", "professional-chefs-knife", "santoku-knife", "balloon-whisk",
             "premium-spice-collection", "cutting-board", "kitchen-shears", "mixing-bowl-set"],
    "specialty": ["carbon-steel-wok", "pizza-stone-set", "fondue-pot", "cocktail-set", "spider-strainer", "french-press", "crepe-pan"],
    "bbq": ["charcoal-grill", "grill-tool-set", "cast-iron-skillet", "steak-knife-set", "carving-set", "kitchen-tongs"],
    "custom": ["stand-mixer", "dutch-oven", "bread-knife", "rolling-pin", "french-press", "sheet-pan", "balloon-whisk", "ladle"],
}
CARDS = {
    "how-it-works-1": (step_choose, ["large-frying-pan", "everyday-chefs-knife", "wooden-spoon-set", "dutch-oven", "professional-chefs-knife",
                                     "stainless-frying-pan", "charcoal-grill", "cast-iron-skillet", "kitchen-tongs"]),
    "how-it-works-2": (step_book, ["large-saucepan", "slotted-spoon", "cutting-board", "paring-knife"]),
    "how-it-works-5": (step_return, ["wooden-crate", "small-saucepan", "small-frying-pan", "ladle", "slotted-turner", "kitchen-tongs"]),
    "listing-card": (listing_card, ["large-frying-pan", "everyday-chefs-knife", "balloon-whisk", "dutch-oven", "vegetable-peeler", "kitchen-tongs", "ladle"]),
    "open-graph": (open_graph, ["dutch-oven", "large-frying-pan", "professional-chefs-knife", "balloon-whisk", "slotted-turner"]),
}


def plan(catalogue):
    """Name → (how, slugs of the pieces), for every composed picture."""
    out = {}
    for kit in catalogue["kits"]:
        out[kit["slug"]] = ("kit", kit["collection"], [c["slug"] for c in kit["components"] for _ in range(c["quantity"])])
    for template in catalogue["templates"]:
        out["template-" + template["id"]] = ("kit", "custom", [c["slug"] for c in template["items"] for _ in range(c["quantity"])])
    for name, slugs in COLLECTIONS.items():
        out["collection-" + name] = ("collection", name, slugs)
    for name, (_, slugs) in CARDS.items():
        out[name] = ("card", name, slugs)
    for item in catalogue["items"]:
        out[item["slug"] + "-scale"] = ("scale", item["collection"], [item["slug"]])
    return out


def compose(name, catalogue, cutouts):
    """The finished image."""
    how, what, slugs = plan(catalogue)[name]
    pieces = [Piece(os.path.join(cutouts, slug + ".npz"), slug) for slug in slugs]
    if how == "kit":
        return flat_lay(pieces, what)
    if how == "collection":
        return flat_lay(pieces, what, (1600, 1000))
    if how == "scale":
        return beside_ruler(pieces[0])
    return CARDS[name][0](pieces)


def save(image, folder, name, limit=230_000):
    """WebP, a little coarser where a picture would be heavy; the picture for shared links as JPEG, too."""
    if name == "open-graph":
        image.save(os.path.join(folder, name + ".jpg"), quality=86, optimize=True, progressive=True)
    file = os.path.join(folder, name + ".webp")
    for quality in (84, 78, 72, 64):
        image.save(file, quality=quality, method=4)
        if os.path.getsize(file) <= limit:
            return file
    return file


def note_cutout(folder, name, mm_per_pixel):
    """Keep the true size of every cut-out beside the pictures."""
    file = os.path.join(folder, "cutouts.json")
    known = json.load(open(file)) if os.path.exists(file) else {}
    with Image.open(os.path.join(folder, name + ".webp")) as image:
        width, height = image.size
    known[name] = {"mmPerPixel": mm_per_pixel, "widthMm": round(width * mm_per_pixel, 1), "heightMm": round(height * mm_per_pixel, 1)}
    with open(file, "w") as f:
        json.dump(known, f, indent=1, sort_keys=True)
        f.write("\n")
