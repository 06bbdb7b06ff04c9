"""Tabletop charcoal grill."""
import math

from mathutils import Vector

from geometry import lathe, rod, sweep
from items.settling import settle
from materials import aluminium, brushed_steel, enamel, polished_steel, wood
from outlines import fillet, spline, superellipse


def _dome(r, edge, crown, power, u):
    """Point on a flattened half sphere: u = 0 is its crown, u = 1 its edge."""
    a = math.pi / 2 * u
    return r * math.sin(a), edge + (crown - edge) * math.cos(a) ** power


def charcoal_grill(size, colour="peppercorn"):
    """Kettle grill with its lid on and its legs folded under the bowl."""
    length, width, height = (mm / 100 for mm in size)
    coat, steel = enamel(colour), polished_steel(rough=0.18)
    r, seam, floor = width / 2 - 0.03, height * 0.50, 0.42
    crown = height - 0.30
    bowl = [_dome(r, seam, floor, 0.9, k / 40) for k in range(40)]
    bowl += fillet([(r, seam - 0.02), (r + 0.005, seam - 0.005), (r + 0.028, seam + 0.005), (r + 0.028, seam + 0.03),
                    (r - 0.05, seam + 0.03)], 0.008)
    lid = [_dome(r, seam + 0.075, crown, 0.85, k / 40) for k in range(40)]
    lid += fillet([(r, seam + 0.10), (r + 0.012, seam + 0.075), (r + 0.032, seam + 0.065), (r + 0.032, seam + 0.036),
                   (r - 0.06, seam + 0.036)], 0.008)
    parts = [lathe(bowl, coat, "bowl", 180), lathe(lid, coat, "lid", 180)]
    parts += _lid_handle(crown, height, steel) + _vent(r, seam, crown, steel)
    parts += _legs(r, seam, floor, steel)
    catcher = fillet([(0, 0.17), (0.62, 0.17), (0.70, 0.27), (0.715, 0.27), (0.715, 0.29), (0.68, 0.29), (0.60, 0.19),
                      (0, 0.19)], 0.02, 4)
    parts.append(lathe(catcher, aluminium(0.3), "ash tray"))
    stem = lathe(fillet([(0.0, 0.18), (0.05, 0.18), (0.05, floor), (0.16, floor + 0.02)], 0.02), brushed_steel("Z"), "stem", 32)
    parts.append(stem)
    for side in (1, -1):
        parts.append(_side_grip(r, seam, length / 2, side, steel))
    return settle("charcoal grill", *parts)


def _lid_handle(crown, height, steel):
    """Beech bar held between two steel posts on top of the lid."""
    top = height - 0.065
    bar = rod([Vector((x, 0, top)) for x in (-0.46, -0.44, -0.38, 0, 0.38, 0.44, 0.46)],
              lambda t: 0.03 if t in (0, 1) else 0.052 if t < 0.2 or t > 0.8 else 0.062,
              wood("beech"), "lid grip", 28)
    posts = []
    for x in (-0.34, 0.34):
        posts.append(lathe(fillet([(0, 0), (0.075, 0), (0.075, 0.03), (0.028, 0.05), (0.028, top - crown + 0.09)], 0.012),
                           steel, "post", 32))
        posts[-1].location = (x, 0, crown - 0.075)
    return [bar, *posts]


def _vent(r, seam, crown, steel):
    """Round damper on the lid's shoulder, tilted with it."""
    u = 0.56
    (x, z), (x1, z1) = (_dome(r, seam + 0.075, crown, 0.85, v) for v in (u, u + 0.02))
    slope = math.atan2(z - z1, x1 - x)
    disc = lathe(fillet([(0, 0.02), (0.27, 0.02), (0.28, 0.008), (0.28, -0.03)], 0.008), aluminium(0.25), "damper", 72)
    pin = lathe(fillet([(0, 0.06), (0.045, 0.055), (0.05, 0.03), (0.05, 0.0)], 0.012), steel, "damper pin", 32)
    holes = []
    for k in range(3):
        a = math.tau * k / 3 + 0.5
        hole = lathe([(0, 0.0225), (0.075, 0.0225)], enamel("peppercorn", 0.7), "vent hole", 40)
        holes.append((hole, 0.155 * math.cos(a), 0.155 * math.sin(a)))
    turn = math.radians(-62)
    parts = [disc, pin]
    for part, dx, dy in [(disc, 0, 0), (pin, 0, 0), *holes]:
        part.rotation_euler = (0, slope, turn)
        local = Vector((dx * math.cos(slope), dy, -dx * math.sin(slope)))
        local = Vector((local.x * math.cos(turn) - local.y * math.sin(turn),
                        local.x * math.sin(turn) + local.y * math.cos(turn), local.z))
        part.location = Vector((x * math.cos(turn), x * math.sin(turn), z + 0.012)) + local
    return parts + [hole for hole, _, _ in holes]


def _legs(r, seam, floor, steel):
    """Three wire legs, each a U that hangs from two points of the bowl and touches the ground."""
    parts = []
    hip = math.hypot(r * 0.86, 0.42)              # the legs end a little inside the bowl's wall
    top = _dome(r, seam, floor, 0.9, math.asin(hip / r) * 2 / math.pi)[1] + 0.03
    for k in range(3):
        a = math.tau * (k / 3 + 1 / 12)
        along, across = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        up = Vector((0, 0, 1))
        pts = []
        for side in (-1, 1):
            chain = [along * (r * 0.86) + across * (0.42 * side) + up * top,
                     along * (r * 0.88) + across * (0.36 * side) + up * 0.25,
                     along * (r * 0.86) + across * (0.28 * side) + up * 0.06,
                     along * (r * 0.85) + across * (0.16 * side) + up * 0.037]
            pts += chain if side < 0 else list(reversed(chain))
        parts.append(rod(spline(pts, 10), 0.036, steel, "leg", 16, up=tuple(along)))
    return parts


def _side_grip(r, seam, end, side, steel):
    """Wire grip under the bowl's rim."""
    z = seam - 0.12
    pts = [(side * (r - 0.03), -0.34, z), (side * (end - 0.05), -0.30, z + 0.01), (side * (end - 0.026), -0.2, z + 0.015),
           (side * (end - 0.026), 0.2, z + 0.015),
           (side * (end - 0.05), 0.30, z + 0.01), (side * (r - 0.03), 0.34, z)]
    return sweep(spline(pts, 10), lambda t: superellipse(0.052, 0.052, 2, 16), steel, "side grip")


MODELS = {"charcoal-grill": charcoal_grill}
