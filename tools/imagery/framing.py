"""What of an item a close picture shows. Read by the studio and by the queue, so it knows nothing of Blender."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Framing:
    """at: what is looked at, along length, width and height of the item, each from -1 to 1. share: how wide the picture
    is, of the item's longest side. turn and elevation: as in a whole view."""
    at: tuple = (-0.1, -0.3, 0.55)
    share: float = 0.62
    turn: float = -30
    elevation: float = 18


BLADE = Framing((0.0, 0, 0), 0.5, 32, 30)              # where the blade meets its handle
WORKING_END = Framing((0.62, 0, 0), 0.52, 30, 30)
PAN_NECK = Framing((0.12, -0.1, 0.1), 0.56, -46, 26)   # rim and the root of the handle
POT_RIM = Framing((0.1, -0.25, 0.45), 0.62, -40, 22)
CORNER = Framing((0.55, -0.5, 0), 0.52, -32, 28)
FRAMINGS = {
    **dict.fromkeys(("chef-knife", "bread-knife", "paring-knife", "santoku"), BLADE),
    **dict.fromkeys(("silicone-spatula", "slotted-turner", "ladle", "tongs", "whisk", "peeler", "spider", "slotted-spoon"), WORKING_END),
    **dict.fromkeys(("frying-pan", "skillet", "saute-pan", "grill-pan", "crepe-pan", "wok"), PAN_NECK),
    **dict.fromkeys(("saucepan", "stock-pot", "dutch-oven", "pasta-pot", "seafood-pot", "fondue-pot"), POT_RIM),
    **dict.fromkeys(("cutting-board", "sheet-pan", "muffin-tin", "pizza-stone", "baking-dish", "roasting-pan"), CORNER),
}


def framing(model):
    return FRAMINGS.get(model, Framing())


def details(catalogue, known_models):
    """Slugs of the items to be shown close, most seen first: popular ones, then by how many kits they are in."""
    kits = catalogue["kits"]
    popular = set(catalogue["popular"])
    seen = {item["slug"]: sum(any(c["slug"] == item["slug"] for c in kit["components"]) * (2 if kit["slug"] in popular else 1)
                              for kit in kits) for item in catalogue["items"] if item["model"]["name"] in known_models}
    return sorted(seen, key=lambda slug: (slug not in popular, -seen[slug]))
