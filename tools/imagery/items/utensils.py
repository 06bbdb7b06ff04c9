"""Hand tools: spatula, turner, ladle, tongs, whisk, peeler, spider, slotted spoon.

Everything lies along +x with the foot of its handle at x = 0.
"""
import math

import bpy
from mathutils import Matrix, Vector

from geometry import box, cut, drop, extent, group, lathe, loft, meshes, plate, rod, sweep
from materials import brushed_steel, polished_steel, silicone, wood
from outlines import fillet, lerp_keys, rounded_ends, spline, superellipse


# ---------------------------------------------------------------- building blocks
def turned(keys_w, keys_t, length, mat, name, dish=None, bend=None, shift=None, n=56, steps=120, power=2.2, soft=0.012):
    """Loft along x: width and thickness by keys; hollowed where dish(t) > 0, moved by bend (z) and shift (y)."""
    rings = []
    for i in range(steps + 1):
        t = i / steps
        k = rounded_ends(t, soft, 0.35)
        w, th = lerp_keys(keys_w, t) * k, lerp_keys(keys_t, t) * k
        hollow, zc, yc = (f(t) if f else 0 for f in (dish, bend, shift))
        ring = []
        for u, v in superellipse(w, th, power, n):
            if hollow > 0 and v > 0:
                v -= hollow * max(0.0, 1 - min(1, abs(2 * u / w)) ** 2.2)
            ring.append(Vector((length * t, yc + u, zc + v)))
        rings.append(ring)
    return loft(rings, mat, name, smooth=50)


def dm(size):
    return [mm / 100 for mm in size]


def keys(*pairs):
    return lambda t: lerp_keys(pairs, t)


def flat_bar(path, width, thick, mat, name="bar", power=3.0, soft=0.02, up=(0, 0, 1)):
    """Sweep a flat rounded bar; width and thick are numbers or functions of t."""
    def section(t):
        k = rounded_ends(t, soft, 0.5) if soft else 1
        w = width(t) if callable(width) else width
        th = thick(t) if callable(thick) else thick
        return superellipse(w * k, th, power, 24)
    return sweep(path, section, mat, name, up=up)


def slot(x0, x1, y, r, turn=0.0):
    """Outline of a long hole from x0 to x1 with round ends, turned about the origin (degrees)."""
    pts = [(x0 + r * math.cos(a), y + r * math.sin(a)) for a in [math.pi * (0.5 + j / 10) for j in range(11)]]
    pts += [(x1 + r * math.cos(a), y + r * math.sin(a)) for a in [math.pi * (-0.5 + j / 10) for j in range(11)]]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x * c - y_ * s, x * s + y_ * c) for x, y_ in pts]


def settle(item, split):
    """Tip the item about y until what lies before x = split and what lies behind touch the ground alike."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    pts = [o.matrix_world @ v.co for o in meshes(item) for v in o.evaluated_get(dg).data.vertices]
    low, high = -0.9, 0.9
    for _ in range(40):
        a = (low + high) / 2
        c, s = math.cos(a), math.sin(a)
        near = min(-p.x * s + p.z * c for p in pts if p.x < split)
        far = min(-p.x * s + p.z * c for p in pts if p.x >= split)
        low, high = (a, high) if far > near else (low, a)
    item.matrix_world = Matrix.Rotation((low + high) / 2, 4, "Y") @ item.matrix_world
    return drop(item)


def fitted(item, size):
    """Stretch the finished item by the last few per cent, so that it fills its size exactly."""
    low, high = extent([item])
    outer = group(item.name, item)
    outer.matrix_world = Matrix.Diagonal([mm / 100 / have for mm, have in zip(size, high - low)] + [1])
    return outer


def bowl_shell(a, b, depth, mat, name="bowl", thick=0.014, at=(0, 0, 0), slots=(), power=2.0):
    """Open oval bowl with its rim at z = 0, hollow upwards, optional slots cut through."""
    rings, n = [], 72
    for k in range(25):
        q = max(0.001, k / 24)
        rings.append([Vector((a * q * math.cos(math.tau * j / n), b * q * math.sin(math.tau * j / n),
                              -depth * (1 - q ** power))) for j in range(n)])
    obj = loft(rings, mat, name, caps=False, smooth=60)
    solid = obj.modifiers.new("Solid", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    for outline in slots:
        cut(obj, plate(outline, 3.0, None, "slot", 0, z=-1.5))
    obj.location = at
    return obj


# ---------------------------------------------------------------- silicone and steel
def silicone_spatula(size, colour="aubergine"):
    """One piece; one corner of the blade square, the other round."""
    length, width, _ = dm(size)
    k = width / 0.55
    w = [(0, 0.17), (0.08, 0.2), (0.3, 0.2), (0.6, 0.145), (0.66, 0.17), (0.71, 0.40 * k), (0.76, 0.52 * k),
         (0.93, 0.55 * k), (0.97, 0.50 * k), (1, 0.36 * k)]
    t = [(0, 0.15), (0.3, 0.15), (0.6, 0.12), (0.72, 0.085), (0.9, 0.055), (1, 0.03)]
    body = turned(w, t, length, silicone(colour), "spatula", shift=keys((0, 0), (0.92, 0), (1, 0.09)), power=2.5)
    hole = plate(slot(0.16, 0.26, 0, 0.035), 1, None, "hole", 0, z=-0.5)
    cut(body, hole)
    body.location.z = 0.075
    return fitted(drop(group("silicone spatula", body)), size)


def slotted_turner(size, edge="peppercorn"):
    """Arched like the real ones: the front edge and the end of the handle touch the table."""
    length, width, _ = dm(size)
    steel, half = brushed_steel("X", 0.2), width / 2
    outline = fillet([(0, -0.19, 0.1), (1.02, -half, 0.08), (1.06, half, 0.08), (0, 0.19, 0.1)], 0.05, 8, closed=True)
    blade = plate(outline, 0.014, steel, "blade", 0,
                  [slot(0.2 + 0.03 * abs(k), 0.8, 0, 0.033, turn=8.5 * k) for k in range(-2, 3)])
    lip = fillet([(0.94, -half * 0.955, 0.02), (1.05, -half - 0.012, 0.09), (1.09, half + 0.012, 0.09),
                  (0.96, half * 0.955, 0.02)],
                 0.04, 8, closed=True)
    rim = plate(lip, 0.034, silicone(edge), "nylon edge", 0.01, z=-0.01)
    rear = length - 1.05
    path = spline([(-rear, 0, -0.62), (-rear * 0.6, 0, -0.18), (-0.6, 0, 0.13), (-0.25, 0, 0.13), (0.0, 0, 0.03),
                   (0.12, 0, 0.02)], 14)
    neck = flat_bar([p for p in path if p.x > -1.0], keys((0, 0.16), (0.5, 0.15), (1, 0.3)), 0.035, steel, "neck")
    grip = flat_bar([p for p in path if p.x < -0.85], keys((0, 0.25), (0.3, 0.21), (1, 0.15)),
                    keys((0, 0.10), (0.7, 0.1), (1, 0.06)), steel, "grip", 2.6, 0.04)
    item = group("turner", blade, rim, neck, grip)
    item.matrix_world = Matrix.Translation((rear, 0, 0.6))
    return fitted(settle(item, length * 0.6), size)


def ladle(size):
    """Rests on its bowl and its hook, the bowl tipped towards the handle."""
    length, width, _ = dm(size)
    bright, r, tip = polished_steel(rough=0.13), width * 0.49, math.radians(38)
    arc = [math.pi / 2 * k / 24 for k in range(25)]
    prof = [(r * math.sin(a), -0.88 * r * math.cos(a)) for a in arc]
    prof += [(r + 0.022, 0.004), (r + 0.024, 0.016), (r + 0.005, 0.018)]
    prof += [(max(0, r - 0.016) * math.sin(a), 0.016 - 0.88 * r * math.cos(a)) for a in reversed(arc)]
    cup = lathe(prof, bright, "bowl")
    for v in cup.data.vertices:                        # a shallow pouring lip on both sides
        lip = max(0, 1 + v.co.z / 0.2) * math.exp(-(math.atan2(v.co.x, abs(v.co.y) + 1e-6) / 0.3) ** 2)
        v.co.y *= 1 + 0.06 * lip
        v.co.z -= 0.03 * lip
    x0 = length - r * 0.95
    cup.matrix_world = Matrix.Translation((x0, 0, r * 0.9)) @ Matrix.Rotation(-tip, 4, "Y")
    rim = (x0 - r * math.cos(tip), r * 0.9 - r * math.sin(tip))
    path = spline([(0.02, 0, 0.04), (0.0, 0, 0.13), (0.09, 0, 0.19), (0.4, 0, 0.2), (length * 0.4, 0, 0.29),
                   (rim[0] - 0.3, 0, rim[1] + 0.3),
                   (rim[0] - 0.07, 0, rim[1] + 0.13), (rim[0] + 0.01, 0, rim[1] - 0.03), (rim[0] + 0.06, 0,
                           rim[1] - 0.2)], 14)
    handle = flat_bar(path, keys((0, 0.13), (0.12, 0.19), (0.6, 0.13), (0.9, 0.15), (1, 0.2)),
                      keys((0, 0.05), (0.5, 0.065), (1, 0.03)),
                      bright, "handle", 2.6, 0.02)
    return fitted(settle(group("ladle", cup, handle), length * 0.6), size)


def slotted_spoon(size):
    """Deep oval bowl with five slots; the handle arches down to the table."""
    length, width, _ = dm(size)
    bright, a = polished_steel(rough=0.13), 0.52
    slots = [slot(-0.26 + 0.05 * abs(k), 0.26 - 0.05 * abs(k), 0.105 * k, 0.022) for k in range(-2, 3)]
    bowl = bowl_shell(a, width / 2, 0.24, bright, slots=slots, at=(length - a, 0, 0.0), power=2.3)
    neck = length - 2 * a
    path = spline([(0, 0, -0.28), (0.5, 0, -0.12), (neck * 0.6, 0, 0.17), (neck - 0.3, 0, 0.2), (neck + 0.02, 0, 0.02),
                   (neck + 0.1, 0, -0.07)], 14)
    handle = flat_bar(path, keys((0, 0.2), (0.2, 0.19), (0.7, 0.12), (0.9, 0.13), (1, 0.22)),
                      keys((0, 0.05), (0.5, 0.065), (1, 0.03)),
                      bright, "handle", 2.6, 0.03)
    return fitted(settle(group("slotted spoon", bowl, handle), length * 0.6), size)


def tongs(size, colour="aubergine"):
    """Locking tongs on their side, tips apart by as much as the size allows."""
    length, width, height = dm(size)
    spread = width * 0.47
    bright, parts = brushed_steel("X", 0.18), []
    for s in (1, -1):
        path = spline([(0.06, 0.05 * s, 0), (0.3, 0.115 * s, 0), (length * 0.45, spread * 0.62 * s, 0),
                       (length * 0.8, spread * 0.92 * s, 0), (length * 0.9, spread * 0.93 * s, 0)], 14)

        def arm(t, s=s):
            h = lerp_keys([(0, 0.2), (0.15, 0.2), (0.5, 0.17), (1, 0.2)], t)
            out = [(s * -0.035 * (2 * v / h) ** 2, v) for v in [h * (j / 12 - 0.5) for j in range(13)]]
            return out + [(u - s * 0.014, v) for u, v in reversed(out)]
        parts.append(sweep(path, arm, bright, "arm", smooth=30))
        tip = spline([(length * 0.83, spread * 0.935 * s, 0), (length * 0.9, spread * 0.95 * s, 0),
                      (length * 0.96, spread * 0.88 * s, 0),
                      (length, spread * 0.7 * s, 0)], 10)
        parts.append(sweep(tip, lambda t: superellipse(lerp_keys([(0, 0.07), (0.4, 0.09), (1, 0.05)],
                t) * rounded_ends(t, 0.08, 0.6),
                                                       lerp_keys([(0, 0.23), (0.4, height), (0.85, height * 0.9),
                                                               (1, height * 0.6)], t), 2.6, 32),
                           silicone(colour), "tip"))
    pin = lathe(fillet([(0, -0.13), (0.055, -0.13), (0.055, 0.13), (0, 0.13)], 0.012, 4), polished_steel(), "pin", 32)
    pin.location = (0.12, 0, 0)
    ring = [Vector((-0.19 + 0.13 * math.cos(a), 0.1 * math.sin(a), 0)) for a in [math.tau * k / 40 for k in range(40)]]
    pull = flat_bar([Vector((-0.08, 0, 0)), Vector((0.0, 0, 0)), Vector((0.12, 0, 0))], 0.07, 0.06, bright, "pull", 3)
    return fitted(drop(group("tongs", pin, pull, rod(ring, 0.018, bright, "ring", 12, closed=True), *parts)), size)


def whisk(size, wires=10):
    """Two wires are one closed loop; the loops cross at the tip, each a little longer than the one inside it."""
    length, width, _ = dm(size)
    loops = wires // 2
    bright, grip_end, parts = polished_steel(rough=0.1), 1.22, []
    for k in range(loops):
        a, far, half = math.pi * k / loops, length - 0.022 * (loops - 1 - k), width / 2 - 0.006 * (loops - 1 - k)
        side = [(grip_end - 0.05, 0.045), (grip_end + 0.12, 0.055), (grip_end + 0.55, half * 0.46),
                (grip_end + 1.0, half * 0.88),
                (grip_end + 1.3, half), (far - 0.14, half * 0.78), (far - 0.03, half * 0.36)]
        flat = side + [(far, 0)] + [(x, -y) for x, y in reversed(side)]
        path = [Vector((p.x, p.y * math.cos(a), p.y * math.sin(a))) for p in spline([(x, y, 0) for x, y in flat], 8)]
        parts.append(rod(path, 0.0105, bright, "wire", 8, up=(0, -math.sin(a), math.cos(a))))
    w = [(0, 0.13), (0.06, 0.19), (0.35, 0.225), (0.8, 0.17), (0.97, 0.16), (1, 0.15)]
    grip = turned(w, w, grip_end, brushed_steel("X", 0.18), "grip", power=2)
    hook = [Vector((-0.055 + 0.085 * math.cos(a), 0.075 * math.sin(a),
                    0)) for a in [math.tau * k / 32 for k in range(32)]]
    item = group("whisk", grip, rod(hook, 0.014, bright, "hook", 10, closed=True), *parts)
    return fitted(settle(item, 1.5), size)


def peeler(size, kind="beech"):
    """Y-shaped: a beech grip, a steel fork and a swivelling double blade."""
    length, width, _ = dm(size)
    bright, half = polished_steel(rough=0.14), width / 2 - 0.03
    grip = turned([(0, 0.12), (0.1, 0.2), (0.45, 0.225), (0.9, 0.15), (1, 0.13)],
                  [(0, 0.10), (0.1, 0.15), (0.5, 0.165), (1, 0.12)],
                  1.02, wood(kind), "grip", power=2.3)
    ferrule = turned([(0, 0.155), (1, 0.14)], [(0, 0.128), (1, 0.11)], 0.12, bright, "ferrule", soft=0.1)
    ferrule.location.x = 0.94
    parts = [grip, ferrule]
    for s in (1, -1):
        path = spline([(1.0, 0.02 * s, 0), (1.1, 0.05 * s, 0), (1.26, 0.2 * s, 0), (1.42, half * 0.92 * s, 0),
                       (1.58, half * s, 0),
                       (length, half * 0.99 * s, 0)], 10)
        parts.append(flat_bar(path, 0.035, keys((0, 0.07), (0.6, 0.1), (1, 0.12)), bright, "arm", 3))
        edge = box(width - 0.06, 0.04, 0.012, bright, "blade", 0.004, (length - 0.08 - 0.036 * s, 0, 0.03 + 0.012 * s))
        edge.rotation_euler = (math.radians(16 * s), 0, math.pi / 2)
        parts.append(edge)
    pin = rod([Vector((length - 0.08, -half - 0.02, 0.02)), Vector((length - 0.08, half + 0.02, 0.02))], 0.018, bright,
              "pin", 12)
    return fitted(settle(group("peeler", pin, *parts), 1.0), size)


def spider(size, kind="bamboo"):
    """Wire skimmer: rings and spokes on a shallow dish, twin-wire neck in a bamboo handle."""
    length, width, _ = dm(size)
    steel, r, handle = polished_steel(rough=0.16), width / 2, 2.15
    x0, depth, parts = length - r, 0.34, []

    def dish(q, a):
        return Vector((x0 + r * q * math.cos(a), r * q * math.sin(a), -depth * (1 - q ** 2)))
    for q in (1, 0.86, 0.71, 0.56, 0.41, 0.27, 0.14):
        ring = [dish(q, math.tau * k / 72) for k in range(72)]
        parts.append(rod(ring, 0.024 if q == 1 else 0.010, steel, "ring", 8, closed=True))
    for k in range(16):
        a = math.tau * (k + 0.5) / 16
        path = [dish(0.14 + 0.86 * j / 10, a) - Vector((0, 0, 0.014)) for j in range(11)]
        parts.append(rod(path, 0.010, steel, "spoke", 6, up=(-math.sin(a), math.cos(a), 0)))
    for s in (1, -1):
        path = spline([(handle - 0.12, 0.028 * s, 0.16), (handle + 0.2, 0.03 * s, 0.13),
                       (x0 - r - 0.02, 0.05 * s, 0.03), (x0 - r * 0.86, 0.22 * s, 0.0)], 8)
        parts.append(rod(path, 0.022, steel, "neck", 10))
    w = [(0, 0.13), (0.05, 0.18), (0.5, 0.19), (0.95, 0.16), (1, 0.14)]
    grip = turned(w, w, handle, wood(kind), "grip", bend=lambda t: 0.16, power=2)
    ferrule = rod([Vector((handle - 0.3, 0, 0.16)), Vector((handle + 0.03, 0, 0.16))], 0.092, steel, "ferrule")
    return fitted(settle(group("spider", grip, ferrule, *parts), length * 0.55), size)


MODELS = {"silicone-spatula": silicone_spatula, "slotted-turner": slotted_turner, "ladle": ladle, "tongs": tongs,
          "whisk": whisk, "peeler": peeler, "spider": spider, "slotted-spoon": slotted_spoon}
