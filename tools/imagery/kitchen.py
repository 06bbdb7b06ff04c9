"""The room: a counter by a window, set out with things from the catalogue."""
import math

import bpy
from mathutils import Matrix, Vector

import catalogue
import models
from checks import check_scene
from geometry import box, drop, extent, meshes
from items import props
from materials import plain
from nodes import Nodes, material, srgb
from studio import area_light, camera, world

BACK = 5.2                  # the wall behind the counter


@material
def stone():
    n = Nodes("stone")
    cloud = n.noise(n.object_coords((0.5, 1, 1)), 0.9, 6, 0.6, 0.8)
    fleck = n.noise(n.object_coords(), 26, 3)
    col = n.ramp(cloud, [(0.3, "#D6D8D2"), (0.5, "#DFE1DB"), (0.7, "#CDD0C9")])
    col = n.mix(n.ramp(fleck, [(0.66, 0.0), (0.70, 0.4)]), col, srgb("#B4B8AE"))
    return n.surface(color=col, rough=0.3, spec=0.4)


@material
def tiles(w=1.3, h=0.65):
    """Hand-glazed tiles on a wall in the xz plane."""
    n = Nodes("tiles")
    tc = n.add("ShaderNodeNewGeometry").outputs["Position"]
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": tc})
    uv = n.add("ShaderNodeCombineXYZ", {"X": sep.outputs["X"], "Y": sep.outputs["Z"]}).outputs[0]
    brick = n.add("ShaderNodeTexBrick", {"Vector": uv, "Color1": srgb("#EDF0EB"), "Color2": srgb("#E0E5DE"),
                                         "Mortar": srgb("#CDD3CB"), "Scale": 1.0, "Mortar Size": 0.018,
                                         "Mortar Smooth": 0.3, "Brick Width": w, "Row Height": h})
    wave = n.noise(tc, 1.4, 2)
    height = n.math("ADD", n.math("MULTIPLY", brick.outputs["Fac"], -1.0), n.math("MULTIPLY", wave, 0.7))
    return n.surface(color=brick.outputs["Color"], rough=n.math("ADD", n.math("MULTIPLY", brick.outputs["Fac"], 0.5), 0.2),
                     normal=n.bump(height, 0.3, 0.03))


@material
def garden():
    """What is seen through the panes: a soft hedge below, bright sky above."""
    n = Nodes("garden")
    tc = n.add("ShaderNodeTexCoord").outputs["Object"]
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": tc})
    leaves = n.noise(tc, 0.55, 3, 0.55)
    level = n.math("ADD", n.math("MULTIPLY", sep.outputs["Z"], 0.045), n.math("MULTIPLY", leaves, 0.75))
    col = n.ramp(level, [(0.42, "#5E7F56"), (0.62, "#93AE84"), (0.84, "#D3DEC8"), (1.0, "#F4F7F1")])
    e = n.add("ShaderNodeEmission", {"Color": col, "Strength": 1.15})
    n.tree.links.new(e.outputs[0], n.out.inputs["Surface"])
    return n.mat


def window(x0=-8.6, x1=-2.7, z0=1.25, z1=9.0, y=BACK):
    """Window in the back wall: tiled wall round it, frame, bars, sill."""
    paint, wall, t = plain("#F3F5F1", 0.4), tiles(), 0.9
    mid, w = (x0 + x1) / 2, x1 - x0
    box(40, t, 24, wall, "right", 0, (x1 + 20, y + t / 2, 0))
    box(40, t, 24, wall, "left", 0, (x0 - 20, y + t / 2, 0))
    box(w, t, z0, wall, "below", 0, (mid, y + t / 2, 0))
    box(w, t, 9, wall, "above", 0, (mid, y + t / 2, z1))
    fy = y + 0.55
    for x in (x0 + 0.14, mid, x1 - 0.14):
        box(0.28, 0.3, z1 - z0, paint, "stile", 0.03, (x, fy, z0))
    for x in (x0 + w * 0.25, x0 + w * 0.75):
        box(0.1, 0.14, z1 - z0, paint, "bar", 0.02, (x, fy, z0))
    for z in (z0, z0 + 2.6, z0 + 5.2):
        box(w, 0.16, 0.26 if z == z0 else 0.1, paint, "rail", 0.02, (mid, fy, z))
    box(w + 0.5, 0.75, 0.14, paint, "sill", 0.03, (mid, y + 0.12, z0 - 0.1))


def room(sun=4.0):
    """Counter, wall, window and the morning's light; things come after."""
    box(60, 16, 0.5, stone(), "counter", 0.06, (8, BACK - 7.2, -0.5))
    window()
    outside = box(80, 0.1, 40, garden(), "outside", 0, (-6, 22, -12))
    outside.visible_shadow = outside.visible_diffuse = False
    world(0.5, "#A9AAA6", "#FCFEFC")
    area_light("sky", (-5.6, BACK + 0.3, 5.1), (-2.2, -4, 0), (5.4, 7.2), 1500, (0.97, 0.99, 1.0))
    area_light("front", (6, -14, 11), (1, 1, 1), (10, 7), 2700, (1, 0.985, 0.96))
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = sun, math.radians(2.0), (1, 0.92, 0.8)
    lamp = bpy.data.objects.new("sun", light)
    lamp.matrix_world = Vector((0.80, -0.80, -0.62)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(lamp)


class Table:
    """Puts things on the counter, each resting on whatever is under it, and checks them all in the end."""

    def __init__(self):
        self.entries = {entry["slug"]: entry for entry in catalogue.read()["items"]}
        self.items = []

    def put(self, thing, x, y, turn=0.0, on=None):
        """thing: a slug or an item; on: the item that carries it."""
        item = models.build(self.entries[thing]) if isinstance(thing, str) else thing
        low, high = extent([item])
        centre = Matrix.Translation((-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z))
        item.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ centre @ item.matrix_world
        if on is not None:
            drop(item, self._floor(on, item) + 0.004)
        self.items.append(item)
        return item

    def _floor(self, on, item):
        """Highest surface of the carrier under the item's foot."""
        dg = bpy.context.evaluated_depsgraph_get()
        low, high = extent([item], below=0.3)
        best = 0.0
        for i in range(9):
            for j in range(9):
                x = low.x + (high.x - low.x) * (0.2 + 0.6 * i / 8)
                y = low.y + (high.y - low.y) * (0.2 + 0.6 * j / 8)
                for o in meshes(on):
                    back = o.matrix_world.inverted()
                    start = back @ Vector((x, y, 20))
                    hit, at, _, _ = o.evaluated_get(dg).ray_cast(start, (back.to_3x3() @ Vector((0, 0, -1))).normalized())
                    if hit:
                        best = max(best, (o.matrix_world @ at).z)
        return best

    def against_wall(self, item, x, lean=11.0):
        """Stand a flat item on end, its back against the wall."""
        item.matrix_world = Matrix.Rotation(math.radians(-lean), 4, "X") @ Matrix.Rotation(math.radians(90), 4, "X") @ \
            Matrix.Rotation(math.radians(90), 4, "Z") @ item.matrix_world
        drop(item)
        low, high = extent([item])
        item.matrix_world = Matrix.Translation((x - (low.x + high.x) / 2, BACK - 0.01 - high.y, 0)) @ item.matrix_world
        self.items.append(item)
        return item

    def done(self):
        check_scene(self.items)


def hero(scene):
    room()
    t = Table()
    t.against_wall(props.paddle_board(), 0.2)
    t.put("wooden-spoon-set", -1.75, 3.3)
    t.put(props.herb("salt"), -4.9, 3.6)
    t.put("stand-mixer", 4.75, 2.9, turn=-28)
    t.put("dutch-oven", 1.95, 2.1, turn=-14)
    t.put("large-frying-pan", -3.35, 0.75, turn=-16)
    t.put("small-saucepan", 3.85, -0.3, turn=-152)
    board = t.put("cutting-board", 0.35, -1.75, turn=5)
    t.put("professional-chefs-knife", 0.0, -1.55, turn=9, on=board)
    t.put(props.lemon(), -2.8, -1.55, turn=30)
    t.put(props.lemon(), -3.1, -2.4, turn=110)
    t.put(props.towel(stripe="cobalt", colour="#F1F2EE"), 4.3, -2.7, turn=-74)
    t.done()
    camera((0.2, -15.5, 5.4), (0.2, 0.6, 1.65), 45, fstop=5.6, focus=(0.6, 0.2, 0.8))


def hero_tall(scene):
    """The same kitchen for a narrow screen."""
    room()
    t = Table()
    t.against_wall(props.paddle_board(), 1.0)
    t.put("wooden-spoon-set", -1.0, 3.4)
    t.put(props.herb("salt"), -3.0, 3.5)
    t.put("dutch-oven", 1.55, 1.6, turn=-14)
    t.put("large-frying-pan", -2.0, 0.1, turn=-80)
    board = t.put("cutting-board", 1.35, -2.4, turn=84)
    t.put("professional-chefs-knife", 1.5, -2.3, turn=78, on=board)
    t.put(props.lemon(), -0.85, -2.3, turn=30)
    t.put(props.lemon(), -0.75, -3.2, turn=110)
    t.put(props.towel(stripe="cobalt", colour="#F1F2EE"), -2.0, -4.6, turn=-78)
    t.done()
    camera((-0.4, -18.0, 8.2), (-0.1, -0.3, 1.75), 52, fstop=5.6, focus=(0.2, -0.6, 0.6))


def delivery(scene):
    """The crate has just been set down; what was asked for looks out of it."""
    room()
    t = Table()
    crate = t.put("wooden-crate", 0.2, 0.6, turn=-18)
    for slug, x, y, turn in (("wooden-spoon-set", -0.85, 0.0, 0), ("french-press", 0.95, -0.65, 0), ("box-grater", 0.85, 0.65, 0)):
        a = math.radians(-18)
        t.put(slug, 0.2 + x * math.cos(a) - y * math.sin(a), 0.6 + x * math.sin(a) + y * math.cos(a), turn - 18, on=crate)
    t.put("large-saucepan", 3.55, 3.1, turn=-172)
    t.put("dutch-oven", -4.1, 3.2, turn=-10)
    t.put(props.towel(stripe="cobalt", colour="#F1F2EE"), 4.1, -0.9, turn=-60)
    t.put(props.lemon(), -3.0, -0.6, turn=30)
    t.done()
    camera((0.6, -13.5, 6.0), (0.1, 0.8, 1.5), 50, fstop=5.6, focus=(0.2, -0.4, 1.2))


def cooking(scene):
    """Near the board: the cook has begun."""
    room()
    t = Table()
    board = t.put("cutting-board", -0.7, -0.4, turn=8)
    t.put("professional-chefs-knife", -0.9, -0.15, turn=14, on=board)
    t.put(props.lemon(), -2.1, -1.05, turn=60, on=board)
    t.put("large-frying-pan", 2.9, -0.3, turn=-97)
    t.put("dutch-oven", 1.5, 3.3, turn=-14)
    t.put("wooden-spoon-set", -2.0, 3.2)
    t.put(props.herb("salt"), -4.3, 2.6)
    t.put(props.lemon(), -3.5, -0.5, turn=10)
    t.done()
    camera((-0.2, -12.5, 6.6), (0.1, 0.5, 1.0), 52, fstop=4.5, focus=(-0.4, -0.4, 0.4))


SAMPLES = 48                # a half
ROOMS = {"hero-kitchen": (hero, (1600, 880), SAMPLES), "hero-kitchen-tall": (hero_tall, (1000, 1400), SAMPLES),
         "how-it-works-3": (delivery, (1200, 900), SAMPLES), "how-it-works-4": (cooking, (1200, 900), SAMPLES)}
