"""The list of pictures: a name becomes a scene with a size, samples and a builder."""
import math
from dataclasses import dataclass
from typing import Callable

from mathutils import Matrix, Vector

import catalogue
import crates
import kitchen
import models
from checks import check_scene, check_size
from framing import framing
from geometry import extent
from studio import close_camera, fit_camera, frame_only, overhead_camera, overhead_light, studio

MM_PER_PIXEL = 0.5          # of every cut-out; small ones are rendered finer and reduced
SMALL_MM2 = 40_000
PRODUCT_SAMPLES = 24        # a half; steel and glass need them, matte things stop early
DETAIL_SAMPLES = 12         # a half; they are shown smaller
ROOM_NOISE = 0.01           # pale walls in a soft light show every blotch


@dataclass
class Scene:
    build: Callable
    size: tuple = (840, 840)
    spp: int = 3
    ground_spp: int = 0         # of the shadow around the subject; 0: the same samples everywhere
    mm_per_pixel: float = 0.0
    noise: float = 0.04         # a pixel that seems to have less of it is not looked at further


@dataclass
class View:
    """How a family stands before the camera: turned about z, seen from this elevation."""
    turn: float = -22
    elevation: float = 22
    fill: float = 0.78


FLAT = View(24, 50, 0.86)
PAN = View(-38, 32, 0.84)
VIEWS = {
    "chef-knife": FLAT, "bread-knife": FLAT, "paring-knife": FLAT, "santoku": FLAT, "shears": FLAT,
    "carving-set": FLAT, "steak-knives": FLAT, "silicone-spatula": FLAT, "slotted-turner": FLAT, "ladle": FLAT,
    "tongs": FLAT, "whisk": FLAT, "peeler": FLAT, "spider": FLAT, "slotted-spoon": FLAT, "openers": FLAT,
    "seafood-tools": FLAT, "rolling-pin": FLAT, "grill-tools": FLAT,
    "frying-pan": PAN, "skillet": PAN, "saute-pan": PAN, "grill-pan": PAN, "crepe-pan": PAN, "wok": PAN,
    "saucepan": View(-38, 24, 0.84),
    "wooden-spoons": View(-22, 16, 0.82),
    "cutting-board": View(24, 38, 0.82), "sheet-pan": View(-24, 38, 0.84), "muffin-tin": View(-24, 38, 0.84),
    "pizza-stone": View(-24, 42, 0.84), "baking-dish": View(-24, 32, 0.82), "roasting-pan": View(-24, 30, 0.82),
    "mixing-bowls": View(-20, 32, 0.78), "cake-tins": View(-20, 34, 0.8), "colander": View(-20, 30, 0.78),
    "measuring-set": View(-18, 36, 0.82), "spice-collection": View(-20, 34, 0.82), "cocktail-set": View(-18, 36, 0.82),
    "kids-table-setting": View(-18, 36, 0.82), "table-setting": View(-18, 30, 0.8), "coffee-set": View(-18, 28, 0.8),
}


def centred(item):
    """Stand the item on z = 0 with its extent centred on the origin."""
    low, high = extent([item])
    item.matrix_world = Matrix.Translation((-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z)) @ item.matrix_world
    return item


def product(entry):
    view = VIEWS.get(entry["model"]["name"], View())

    def build(scene):
        item = centred(models.build(entry))
        if entry["model"]["name"] not in models.ARRANGED:
            check_size(item, entry)
        item.matrix_world = Matrix.Rotation(math.radians(view.turn), 4, "Z") @ item.matrix_world
        check_scene([item])
        studio(max(entry["sizeMm"]) / 100)
        fit_camera([item], 0, view.elevation, 85, view.fill - 0.04, shift=(0.035, 0.0))
        frame_only([item], scene.size)
    return Scene(build, size=(1000, 1000), spp=PRODUCT_SAMPLES, ground_spp=5)


def detail(entry):
    """A part of the item, from nearer and lower, in the light of its whole picture."""
    close = framing(entry["model"]["name"])

    def build(scene):
        item = centred(models.build(entry))
        low, high = extent([item])
        middle, half = (low + high) / 2, (high - low) / 2
        turn = Matrix.Rotation(math.radians(close.turn), 4, "Z")
        at = turn @ Vector(m + h * f for m, h, f in zip(middle, half, close.at))
        item.matrix_world = turn @ item.matrix_world
        check_scene([item])
        span = max(entry["sizeMm"]) / 100
        studio(span)
        close_camera(at, close.elevation, span * close.share)
        frame_only([item], scene.size)
    return Scene(build, size=(800, 800), spp=DETAIL_SAMPLES, ground_spp=4)


def packed_crates(kit, entries):
    """The open crates with everything that is in the kit, from high enough to look into them."""
    def build(scene):
        standing = crates.packed(kit, entries, centred)
        for item in standing:
            item.matrix_world = Matrix.Rotation(math.radians(-28), 4, "Z") @ item.matrix_world
        studio(max(kit["crateMm"]) / 100 * (1 if kit["crates"] == 1 else 1.25))
        fit_camera(standing, 0, 58, 85, 0.8, shift=(0.02, 0.0))
        frame_only(standing, scene.size)
    return Scene(build, size=(800, 800), spp=DETAIL_SAMPLES, ground_spp=4)


def cutout(entry):
    """Seen straight down at one scale for all; the frame leaves room for the shadow."""
    small = entry["sizeMm"][0] * entry["sizeMm"][1] < SMALL_MM2
    scene = Scene(None, spp=3, mm_per_pixel=MM_PER_PIXEL / (1.5 if small else 1))

    def build(scene):
        item = centred(models.build(entry, laid=True))
        low, high = extent([item])
        margin = 0.1 + 0.25 * min(high.z - low.z, 2)
        width, height = high.x - low.x + 2 * margin, high.y - low.y + 2 * margin
        scene.size = tuple(round(side * 100 / scene.mm_per_pixel / 4) * 4 for side in (width, height))
        overhead_light()
        overhead_camera(scene.size[0] * scene.mm_per_pixel / 100, scene.size)
    scene.build = build
    return scene


def find(name):
    """The scene of a picture's name."""
    known = catalogue.read()
    entries = {entry["slug"]: entry for entry in known["items"]}
    for kit in known["kits"]:
        if name == kit["slug"] + "-crate":
            return packed_crates(kit, entries)
    for entry in known["items"]:
        if name == entry["slug"]:
            return product(entry)
        if name == entry["slug"] + "-detail":
            return detail(entry)
        if name == entry["slug"] + "-cutout":
            return cutout(entry)
    if name in kitchen.ROOMS:
        return Scene(*kitchen.ROOMS[name], noise=ROOM_NOISE)
    raise SystemExit(f"no picture is called {name}")
