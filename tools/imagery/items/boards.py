"""Wood: the cutting board, the rolling pin, the spoons in their crock. Grain along x."""
import math

from mathutils import Vector

from geometry import cut, drop, group, lathe, lean, place, plate, soften, sweep
from items.utensils import dm, fitted, keys, slot, turned
from materials import ceramic, wood
from outlines import fillet, rounded_rect, superellipse


def cutting_board(size, kind="walnut", groove=True):
    """Edge-glued staves, a juice groove, finger hollows under the short ends."""
    length, width, thick = dm(size)
    board = plate(rounded_rect(length, width, 0.2), thick, wood(kind, width / 7), "board", 0)
    if groove:
        inset = 0.3
        path = [Vector((x, y, thick + 0.02)) for x, y in rounded_rect(length - 2 * inset, width - 2 * inset, 0.16, 12)]
        cut(board, sweep(path, lambda _: superellipse(0.14, 0.15, 2, 20), None, "groove", closed=True))
    for side in (1, -1):
        path = [Vector((side * length / 2, y, thick * 0.4)) for y in (-0.55, -0.5, -0.25, 0, 0.25, 0.5, 0.55)]
        radius = (0.01, 0.07, 0.09, 0.09, 0.09, 0.07, 0.01)
        cut(board, sweep(path, lambda t: superellipse(2 * radius[round(t * 6)], 1.4 * radius[round(t * 6)], 2, 20),
                         None, "grip", up=(0, 0, 1)))
    soften(board, 0.028, 4, 50)
    return group("cutting board", board)


def rolling_pin(size, kind="beech"):
    """Straight, its ends barely tapered."""
    length, width, _ = dm(size)
    w = [(0, width * 0.84), (0.06, width * 0.95), (0.14, width), (0.86, width), (0.94, width * 0.95), (1, width * 0.84)]
    pin = turned(w, w, length, wood(kind), "pin", n=96, power=2, soft=0.008)
    return fitted(drop(group("rolling pin", pin)), size)


# ---------------------------------------------------------------- wood in a crock
def spoon(kind, length):
    w = [(0, 0.15), (0.1, 0.17), (0.5, 0.125), (0.68, 0.14), (0.745, 0.32), (0.80, 0.50), (0.86, 0.60), (0.91, 0.595),
         (0.96, 0.48), (0.985, 0.33), (1, 0.12)]
    t = [(0, 0.12), (0.5, 0.11), (0.7, 0.12), (0.86, 0.20), (1, 0.10)]
    return group("spoon", turned(w, t, length, wood(kind), "spoon",
                                 dish=keys((0.72, 0), (0.84, 0.17), (0.92, 0.15), (0.99, 0))))


def spatula(kind="walnut", length=3.2, slots=0, skew=0.0):
    """Wooden turner; with slots for frying, with a skewed tip for scraping."""
    w = [(0, 0.15), (0.1, 0.17), (0.5, 0.13), (0.64, 0.15), (0.71, 0.32), (0.77, 0.50), (0.85, 0.57), (0.975, 0.64),
         (0.992, 0.60), (1, 0.50)]
    t = [(0, 0.12), (0.55, 0.115), (0.72, 0.08), (1, 0.035)]
    body = turned(w, t, length, wood(kind), "spatula", power=2.6)
    for v in body.data.vertices:                       # shear the tip: one corner stands further out
        v.co.x += skew * v.co.y * max(0, v.co.x / length - 0.72) / 0.28
    for k in range(slots):
        y = (k - (slots - 1) / 2) * 0.15
        cut(body, plate(slot(length * 0.79, length * 0.93, y, 0.03), 1.0, None, "slot", 0, z=-0.5))
    return group("spatula", body)


def crock(colour="terracotta", r=0.62, h=1.5):
    """Utensil jar. Inner radius at the rim r - 0.06, floor at 0.08."""
    out = fillet([(0, 0.02), (r * 0.84, 0.02), (r * 0.87, 0), (r * 0.92, 0.0), (r * 0.98, 0.22), (r, 0.6),
                  (r * 0.985, h - 0.06), (r, h), (r - 0.06, h), (r - 0.075, h - 0.06), (r - 0.07, 0.12),
                  (r - 0.16, 0.08), (0, 0.08)], 0.03, 6)
    return group("crock", lathe(out, ceramic(colour, 0.55), "crock"))


def in_crock(items, r=0.62, h=1.5, start=29.3):
    """Stand four tools in a crock: foot near the middle, shaft against the rim. The offsets keep them apart."""
    for k, item in enumerate(items):
        a = math.radians(start + 360 * k / len(items))
        d = Vector((math.cos(a), math.sin(a), 0))
        across = Vector((-d.y, d.x, 0)) * 0.151         # pass beside one another inside the jar
        foot = -d * (r - 0.07) * 0.14 + across + Vector((0, 0, 0.161))
        top = d * (r - 0.134) + across * 0.278 + Vector((0, 0, h - 0.01))
        lean(item, top, foot, face=(0.37, -0.93, 0.15))
    return items


def wooden_tools(length):
    return [spoon("olive", length), spatula("walnut", length, skew=0.45), spoon("olive", length),
            spatula("olive", length, slots=3)]


def wooden_spoons(size):
    """Two olive spoons, a slotted olive turner and a walnut scraper in a terracotta crock."""
    width, _, height = dm(size)
    r, h = width * 0.44, height * 0.44
    return group("wooden spoons", crock(r=r, h=h), *in_crock(wooden_tools(height * 0.92), r, h))


def wooden_spoons_laid(size):
    """From above: the crock on its side, the four tools beside it."""
    width, _, height = dm(size)
    jar = group("lying crock", crock(r=width * 0.44, h=height * 0.44))
    place(jar, -height * 0.22, 1.75, width * 0.44, tilt=(0, 90))
    tools = wooden_tools(height * 0.92)
    for k, tool in enumerate(tools):
        drop(place(tool, -height * 0.46, 0.55 - 0.78 * k))
    return group("wooden spoons", jar, *tools)


MODELS = {"cutting-board": cutting_board, "rolling-pin": rolling_pin, "wooden-spoons": wooden_spoons}
LAID = {"wooden-spoons": wooden_spoons_laid}
ARRANGED = ("wooden-spoons",)
