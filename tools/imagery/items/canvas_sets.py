"""Sets that travel in canvas: openers, seafood tools, grill tools, the cocktail set. Shown laid out on the open roll."""
import math

from mathutils import Matrix, Vector

from geometry import drop, group, lathe, place, plate, rect_lathe, rod, sweep
from items.utensils import bowl_shell, dm, flat_bar, keys, slot, tongs, turned
from materials import brass, brushed_steel, canvas, polished_steel, silicone, wood
from outlines import fillet, rounded_ends, rounded_rect, spline, superellipse

TOP = 0.042                                            # upper side of the cloth: what lies on a roll lies here


# ---------------------------------------------------------------- canvas
def roll(length, width, piping="cobalt"):
    """Unrolled cloth, hemmed, with two tie ribbons at its right edge."""
    mat, trim = canvas(), canvas(piping)
    parts = [plate(rounded_rect(length, width, 0.12), 0.036, mat, "cloth", 0.014)]
    hem = [Vector((x, y, 0.022)) for x, y in rounded_rect(length, width, 0.12, 8)]
    parts.append(sweep(hem, lambda _: superellipse(0.05, 0.044, 3, 12), trim, "piping", closed=True))
    return group("roll", *parts)


def strap(x, spans, left, right, mat, wide=0.2):
    """Webbing across the tools: rises over each (y, half width, top), lies on the cloth between them."""
    def height(y):
        tops = [(top - TOP) * (1 - min(1, max(0, abs(y - at) - half) / 0.09) ** 2) for at, half, top in spans]
        return TOP + 0.004 + max([0.0] + [t + 0.006 for t in tops if t > 0])
    n = 160
    ys = [left + (right - left) * k / n for k in range(n + 1)]
    zs = [height(y) for y in ys]
    path = [Vector((x, y, sum(zs[max(0, k - 1):k + 2]) / len(zs[max(0, k - 1):k + 2]))) for k, y in enumerate(ys)]
    return sweep(path, lambda _: superellipse(wide, 0.016, 6, 16), mat, "strap")


# ---------------------------------------------------------------- openers
def can_opener():
    bright, soft, parts = brushed_steel("X", 0.2), silicone("aubergine"), []
    for s in (1, -1):
        path = spline([(0, 0.15 * s, 0.1), (0.5, 0.2 * s, 0.1), (0.95, 0.13 * s, 0.1), (1.2, 0.1 * s, 0.1)], 14)
        parts.append(sweep(path, lambda t: superellipse(0.17 * rounded_ends(t, 0.06, 0.4),
                                                        0.19 * rounded_ends(t, 0.06, 0.4), 2.6), soft, "grip"))
        arm = spline([(1.1, 0.11 * s, 0.1), (1.3, 0.09 * s, 0.1), (1.5, 0.08 * s, 0.1)], 8)
        parts.append(flat_bar(arm, 0.15, 0.05, bright, "arm", 4, 0))
    head = plate(fillet([(1.28, -0.2, 0.08), (1.72, -0.24, 0.2), (1.72, 0.24, 0.2), (1.28, 0.2, 0.08)], 0, 8,
                        closed=True), 0.05, bright, "head", 0.012, z=0.115)
    wheel = lathe(fillet([(0, 0.04), (0.11, 0.04), (0.11, 0.075), (0.075, 0.09), (0.075, 0.12), (0, 0.12)], 0.006, 3),
                  polished_steel(), "wheel", 48)
    stem = lathe(fillet([(0, 0.16), (0.1, 0.16), (0.09, 0.185), (0.055, 0.19), (0.055, 0.3), (0, 0.3)], 0.006, 3),
                 polished_steel(), "stem", 48)
    wheel.location = stem.location = (1.55, 0, 0)
    key = plate([(x, y) for x, y in superellipse(0.86, 0.24, 2.6, 48)], 0.1, soft, "key", 0.035, z=0.28)
    key.matrix_world = Matrix.Translation((1.55, 0, 0)) @ Matrix.Rotation(math.radians(62), 4, "Z")
    return drop(group("can opener", head, wheel, stem, key, *parts))


def corkscrew():
    """Waiter's friend, opened: worm at a right angle, two-step lever folded out."""
    bright, grain, z = polished_steel(rough=0.12), wood("walnut"), 0.08
    body = spline([(0, -0.03, z), (0.3, 0.03, z), (0.7, 0.03, z), (1.15, -0.03, z)], 14)
    parts = [flat_bar([p for p in body if 0.17 < p.x < 0.98], 0.21, 0.13, grain, "scales", 3, 0.03),
             flat_bar(body, keys((0, 0.19), (0.5, 0.16), (1, 0.19)), 0.11, bright, "frame", 3, 0.05)]
    worm = [Vector((0.5 + 0.038 * math.cos(a), -0.2 - 0.5 * a / (math.tau * 5.2),
                    z + 0.038 * math.sin(a))) for a in [math.tau * 5.2 * k / 130 for k in range(131)]]
    shank = spline([(0.5, 0.0, z), (0.5, -0.1, z), (0.52, -0.17, z), tuple(worm[0])], 6)
    wire = shank[:-1] + worm
    parts.append(rod(wire, lambda t: 0.017 * min(1, (1.02 - t) / 0.12), bright, "worm", 10, up=(1, 0.02, 0)))
    lever = [Vector((1.08, -0.03, z)), Vector((1.16, -0.22, z)), Vector((1.3, -0.48, z)), Vector((1.36, -0.74, z))]
    parts.append(flat_bar(spline(lever, 10), keys((0, 0.13), (0.5, 0.1), (0.55, 0.13), (0.9, 0.1), (1, 0.15)), 0.045,
                          bright, "lever", 3, 0.04))
    for x, y in ((1.08, -0.03), (0.5, 0.03)):
        parts.append(rod([Vector((x, y, z - 0.07)), Vector((x, y, z + 0.07))], 0.028, bright, "pin", 20, up=(1, 0, 0)))
    return drop(group("corkscrew", *parts))


def bottle_opener():
    bar = plate(fillet([(0, -0.14, 0.13), (0.8, -0.13, 0.2), (1.0, -0.2, 0.12), (1.3, -0.2, 0.18), (1.3, 0.2, 0.18),
                        (1.0, 0.2, 0.12), (0.8, 0.13, 0.2), (0, 0.14, 0.13)], 0, 8, closed=True),
                0.035, brushed_steel("X", 0.2), "bar", 0.012, [
                    fillet([(0.98, -0.1, 0.05), (1.2, -0.12, 0.07), (1.2, 0.12, 0.07), (0.98, 0.1, 0.05),
                            (1.03, 0, 0.05)], 0, 6, closed=True), slot(0.13, 0.19, 0, 0.05)])
    return group("bottle opener", bar)


def pouch(length, width):
    """Zipped canvas pouch, a little filled."""
    body = rect_lathe(fillet([(-0.42, 0.0), (-0.06, 0.0), (0, 0.045), (-0.06, 0.13), (-0.42, 0.17)], 0.06, 8), length,
                      width, 0.1, canvas(), "pouch", 10, 80)
    band = flat_bar([Vector((x, width * 0.2, 0.165)) for x in (-length * 0.44, -length * 0.2, 0, length * 0.2,
                                                               length * 0.44)], 0.07, 0.014, canvas("cobalt"), "tape", 5, 0)
    zip_ = flat_bar([Vector((x, width * 0.2, 0.174)) for x in (-length * 0.43, 0, length * 0.43)], 0.022, 0.012,
                    brass(), "zip", 3, 0)
    pull = plate(slot(-0.2, 0, 0, 0.035), 0.016, brass(), "pull", 0.005, z=0.18)
    pull.location = (length * 0.41, width * 0.2, 0)
    return group("pouch", body, band, zip_, pull)


def openers(size):
    """Pouch behind; can opener, corkscrew and bottle opener in front of it."""
    length, width, _ = dm(size)
    return group("openers", place(pouch(length, width), 0, 1.25), place(can_opener(), -0.86, 0.24),
                 place(corkscrew(), -1.0, -0.4), place(bottle_opener(), 0.78, -0.12, turn=-90))


# ---------------------------------------------------------------- seafood
def cracker():
    zinc, parts = polished_steel("#C9C8C6", 0.24), []
    for s in (1, -1):
        path = spline([(0.02, 0.04 * s, 0), (0.14, 0.11 * s, 0), (0.3, 0.15 * s, 0), (0.5, 0.14 * s, 0),
                       (0.68, 0.16 * s, 0), (1.05, 0.22 * s, 0), (1.5, 0.23 * s, 0)], 12)
        parts.append(flat_bar(path, keys((0, 0.1), (0.3, 0.12), (0.5, 0.1), (0.8, 0.13), (1, 0.12)),
                              keys((0, 0.16), (0.4, 0.17), (1, 0.13)), zinc, "arm", 2.6, 0.03))
        for x in (0.2, 0.26, 0.32, 0.42, 0.47, 0.52):
            y = (0.105 if x < 0.4 else 0.092) * s
            parts.append(rod([Vector((x, y, -0.06)), Vector((x, y, 0.06))], 0.022, zinc, "ridge", 10, up=(1, 0, 0)))
    hinge = lathe(fillet([(0, -0.1), (0.075, -0.1), (0.075, 0.1), (0, 0.1)], 0.015, 4), zinc, "hinge", 40)
    return drop(group("cracker", hinge, *parts))


def pick(length=1.9):
    bright = polished_steel(rough=0.12)
    shaft = rod([Vector((x, 0, 0)) for x in (0.24, 0.5, 0.75, 1.2, length - 0.28)],
                lambda t: (0.02, 0.03, 0.036, 0.03, 0.02)[round(t * 4)], bright, "shaft", 8)
    bowl = bowl_shell(0.14, 0.055, 0.035, bright, at=(0.13, 0, 0.01))
    parts = [shaft, bowl]
    for s in (1, -1):
        parts.append(rod(spline([(length - 0.32, 0.004 * s, 0), (length - 0.22, 0.03 * s, 0),
                                 (length, 0.03 * s, 0.012)], 6), lambda t: 0.014 * (1.1 - t * 0.7), bright, "tine", 8))
    return drop(group("pick", *parts))


def seafood_tools(size, count=4):
    """Crackers and picks in rows on the open roll, under one strap."""
    length = dm(size)[0]
    n, pitch = count, 0.78
    width = n * pitch + n * 0.24 + 0.3
    pieces, spans, y = [roll(length, width, "aubergine")], [], width / 2 - 0.15 - pitch / 2
    for _ in range(n):
        pieces.append(drop(place(cracker(), -0.72, y), TOP))
        y -= pitch
    y += pitch / 2 - 0.12
    for _ in range(n):
        pieces.append(drop(place(pick(), -0.95, y), TOP))
        spans.append((y, 0.04, TOP + 0.075))
        y -= 0.24
    pieces.append(strap(0.1, spans, y + 0.12, y + 0.24 * n + 0.14, canvas("aubergine"), 0.14))
    return group("seafood tools", *pieces)


# ---------------------------------------------------------------- grill
def long_tool(head, length, reach):
    """Walnut grip with steel cap and loop, flat shaft, then the head: parts along +x."""
    steel, z, neck = brushed_steel("X", 0.2), 0.11, length - reach
    w = [(0, 0.17), (0.12, 0.2), (0.5, 0.22), (0.9, 0.17), (1, 0.16)]
    grip = turned(w, [(0, 0.15), (0.5, 0.18), (1, 0.14)], 1.5, wood("walnut"), "grip", bend=lambda t: z, power=2.5)
    grip.location.x = 0.08
    cap = turned([(0, 0.1), (0.4, 0.17), (1, 0.18)], [(0, 0.1), (0.4, 0.15), (1, 0.16)], 0.14, steel, "cap",
                 bend=lambda t: z, power=2.5, soft=0.05)
    loop = [Vector((-0.06 + 0.1 * math.cos(a), 0.075 * math.sin(a), z)) for a in [math.tau * k / 32 for k in range(32)]]
    shaft = flat_bar(spline([(1.52, 0, z), (1.9, 0, z), (neck - 0.3, 0, z * 0.7), (neck + 0.08, 0, 0.03)], 14),
                     keys((0, 0.17), (0.15, 0.13), (0.85, 0.12), (1, 0.24)), 0.045, steel, "shaft", 3, 0)
    return group("grill tool", grip, cap, rod(loop, 0.015, steel, "loop", 10, closed=True), shaft, *head(steel, neck))


def turner_head(steel, x):
    out = fillet([(x, -0.17, 0.1), (x + 0.25, -0.48, 0.14), (x + 1.15, -0.5, 0.08), (x + 1.15, 0.5, 0.08),
                  (x + 0.25, 0.48, 0.14), (x, 0.17, 0.1)], 0, 8, closed=True)
    return [plate(out, 0.024, steel, "head", 0.008, [slot(x + 0.35, x + 0.85, y, 0.035) for y in (-0.27, 0, 0.27)],
                  z=0.012)]


def fork_head(steel, x):
    return [flat_bar(spline([(x - 0.05, 0.03 * s, 0.03), (x + 0.12, 0.11 * s, 0.03), (x + 0.3, 0.13 * s, 0.035),
                             (x + 1.0, 0.12 * s, 0.06)], 10),
                     keys((0, 0.1), (0.3, 0.075), (0.9, 0.06), (1, 0.015)), 0.045, steel, "tine", 2.6, 0) for s in (1,
                             -1)]


def brush_head(steel, x):
    soft = silicone("aubergine")
    block = plate(rounded_rect(0.42, 0.42, 0.08), 0.13, soft, "block", 0.03, z=0.0)
    block.location.x = x + 0.2
    hairs = [rod([Vector((x + 0.36, y, z)), Vector((x + 0.62, y * 1.06, z)), Vector((x + 0.92, y * 1.1, z * 0.8))],
                 lambda t: 0.021 * (1.05 - 0.35 * t), soft, "bristle", 8)
             for y in [(k - 3.5) * 0.051 for k in range(8)] for z in (0.028, 0.066, 0.104)]
    return [block, *hairs]


def skewer(length=3.55):
    steel = brushed_steel("X", 0.16)
    blade = plate([(0.18, -0.03), (length - 0.2, -0.03), (length, 0), (length - 0.2, 0.03), (0.18, 0.03)], 0.018,
                  steel, "blade", 0.004)
    ring = [Vector((0.1 + 0.1 * math.cos(a), 0.085 * math.sin(a),
                    0.016)) for a in [math.tau * k / 32 for k in range(32)]]
    return group("skewer", blade, rod(ring, 0.016, steel, "ring", 10, closed=True))


def glove(colour="aubergine", side=1):
    """Flat five-finger glove along +x: palm, fingers and cuff melt into one another."""
    soft, z = silicone(colour), 0.1
    parts = [rect_lathe(fillet([(-0.3, 0), (-0.05, 0), (0, 0.1), (-0.05, 0.2), (-0.3, 0.2)], 0.05, 8), 1.15, 1.02, 0.3,
                        soft, "palm")]
    for y, reach, r in ((-0.4, 0.6, 0.12), (-0.14, 0.8, 0.13), (0.13, 0.84, 0.13), (0.39, 0.72, 0.13)):
        path = [Vector((0.3 + (reach + 0.2) * t, side * y * (1 + 0.16 * t), z)) for t in [k / 20 for k in range(21)]]
        parts.append(sweep(path, lambda t, r=r: superellipse(2 * r * rounded_ends(t, 0.14, 0.1),
                                                             1.5 * r * rounded_ends(t, 0.14,
                                                                     0.1), 2.2, 24), soft, "finger"))
    thumb = spline([(-0.35, side * 0.3, z), (0.0, side * 0.6, z), (0.3, side * 0.78, z), (0.45, side * 0.8, z)], 10)
    parts.append(sweep(thumb, lambda t: superellipse(0.29 * rounded_ends(t, 0.14, 0.1),
                                                     0.2 * rounded_ends(t, 0.14, 0.1), 2.2, 24), soft, "thumb"))
    cuff = rect_lathe(fillet([(-0.3, 0), (-0.02, 0), (0, 0.1), (-0.02, 0.2), (-0.3, 0.2)], 0.04, 8), 0.85, 0.98, 0.1,
                      soft, "cuff")
    cuff.location.x = -0.85
    band = rect_lathe([(-0.06, 0.004), (-0.01, 0.004), (0.01, 0.1), (-0.01, 0.204), (-0.06, 0.206)], 0.16, 0.98, 0.08,
                      canvas("butter"), "band")
    band.location.x = -1.2
    return group("glove", cuff, band, *parts)


def grill_tools(size):
    """Four long tools and six skewers on the open roll, the gloves beside it."""
    length = dm(size)[0] * 0.955
    tools = [(long_tool(turner_head, length, 1.15), 0.6), (long_tool(fork_head, length, 1.0), 0.28),
             (long_tool(brush_head, length, 0.92), 0.34), (tongs((length * 100, 62, 38), "peppercorn"), 0.42)]
    width = 2 * sum(half for _, half in tools) + 6 * 0.26 + 0.35
    pieces, y = [roll(length + 0.5, width)], width / 2 - 0.12
    for tool, half in tools:
        y -= half
        pieces.append(drop(place(tool, -length / 2 + 0.04, y), TOP))
        y -= half
    for k in range(6):
        pieces.append(drop(place(skewer(), -length / 2 + 0.04, y - 0.16 - 0.26 * k), TOP))
    for k, side in enumerate((1, -1)):
        pieces.append(place(glove(side=side), -1.3 + 2.75 * k, -width / 2 - 1.15 + 0.4 * k))
    return group("grill tools", *pieces)


MODELS = {"openers": openers, "seafood-tools": seafood_tools, "grill-tools": grill_tools}
ARRANGED = ("openers", "seafood-tools", "grill-tools")
