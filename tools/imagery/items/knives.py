"""Knives: made along +x (tip), edge towards -y, then laid on their side as they lie on a table."""
import math

from mathutils import Matrix, Vector

from geometry import dome, loft, plate
from items.settling import settle
from materials import brass, brushed_steel, polished_steel, wood
from outlines import fillet, lerp_keys, superellipse

FACE_ROWS = 12                       # points from spine to edge bevel on each side of a blade


def lie(name, *parts, tilt=0.0):
    """Lay the parts down; tilt about y lets the tip touch the table."""
    return settle(name, *parts, turn=Matrix.Rotation(tilt, 4, "Y"))


def blade(length, height, thick, spine, edge, mat=None, scallop=0.0, hollows=0, steps=150):
    """Flat-ground wedge from heel (x = 0) to tip. spine and edge are keys over 0..1 that give y."""
    steps = 420 if scallop or hollows else steps
    rings = []
    for i in range(steps + 1):
        t = i / steps
        top, bottom = lerp_keys(spine, t), lerp_keys(edge, t)
        if scallop and t > 0.03:
            bottom += scallop * abs(math.sin(t * length / 0.085 * math.pi)) * min(1, (1 - t) / 0.05)
        rings.append(_blade_ring(length * t, top, bottom, thick * (1 - 0.55 * t), height, hollows, length))
    return loft(rings, mat or brushed_steel("X", 0.30), "blade", smooth=16)


def _blade_ring(x, top, bottom, thick, height, hollows, length):
    span = max(top - bottom, 0.004)
    thick *= min(1, span / (0.3 * height) + 0.15)
    bevel = bottom + min(0.022, span * 0.3)
    half_spine, half_edge, soft = thick / 2, thick * 0.16 + 0.002, min(0.006, thick * 0.2)
    side = []
    for k in range(FACE_ROWS + 1):
        u = k / FACE_ROWS
        y = top - soft + (bevel - top + soft) * u
        z = half_spine + (half_edge - half_spine) * u
        side.append((y, z - _hollow(x, y, bottom, height, hollows, length)))
    upper = [Vector((x, top, half_spine - soft))] + [Vector((x, y, z)) for y, z in side]
    lower = [Vector((v.x, v.y, -v.z)) for v in reversed(upper)]
    return upper + [Vector((x, bottom, 0.0))] + lower


def _hollow(x, y, bottom, height, count, length):
    """Depth of the oval hollows that keep slices from sticking."""
    if not count:
        return 0.0
    pitch = 0.72 * length / count
    k = round((x - 0.14 * length) / pitch)
    if not 0 <= k < count:
        return 0.0
    u = (x - 0.14 * length - k * pitch) / (0.36 * pitch)
    v = (y - bottom - 0.30 * height) / (0.20 * height)
    return 0.0045 * max(0.0, 1 - u * u - v * v) ** 0.6


def handle(length, height, thick, mat, rivet_mat, rivets=3, swell=1.0):
    """Full-tang handle from x = 0 to -length: two rounded scales, the tang between them, flush rivets."""
    top = [(0, 0.0), (0.35, 0.018 * swell), (0.75, 0.0), (1, -0.055 * swell)]
    low = [(0, -height), (0.14, -height + 0.012), (0.45, -height - 0.02 * swell), (0.72, -height + 0.012),
           (0.93, -height - 0.045 * swell), (1, -height - 0.05 * swell)]
    tang = 0.03

    def edges(t, grow=0.0):
        """Upper and lower edge at t; the butt closes in a quarter round."""
        up, down = lerp_keys(top, t), lerp_keys(low, t)
        u = max(0.0, (t - (1 - 0.1 / length)) * length / 0.1)
        pull = 0.1 * (1 - math.sqrt(max(0.0, 1 - u * u)))
        return up - pull + grow, down + pull - grow
    stations = [0.9 * k / 40 for k in range(40)] + [0.9 + 0.1 * math.sin(k / 20 * math.pi / 2) for k in range(21)]
    outline = [(-length * t, edges(t, 0.002)[0]) for t in stations]
    outline += [(-length * t, edges(t, 0.002)[1]) for t in reversed(stations)]
    parts = [plate(outline, tang, polished_steel(rough=0.18), "tang", 0.005, z=-tang / 2)]
    for side in (1, -1):
        parts.append(_scale(stations, edges, length, tang / 2, thick / 2, side, mat))
    for k in range(rivets):
        t = 0.5 if rivets == 1 else 0.17 + 0.62 * k / (rivets - 1)
        up, down = edges(t)
        for side in (1, -1):
            parts.append(dome(0.034, 0.006, rivet_mat, "rivet", (-length * t, (up + down) / 2, side * (thick / 2 - 0.003)),
                              (0, 0, side)))
    return parts


def _scale(stations, edges, length, inner, outer, side, mat):
    rings = []
    for t in stations:
        up, down = edges(t)
        mid, half = (up + down) / 2, (up - down) / 2
        depth = (outer - inner) * (1 - 0.35 * max(0.0, (t - 0.97) / 0.03) ** 2) * (0.94 + 0.06 * math.cos(6 * t))
        ring = []
        for k in range(25):                      # a half section: flat on the tang, well rounded outside
            a = math.pi * k / 24
            c, s = math.cos(a), math.sin(a)
            ring.append(Vector((-length * t, mid + half * math.copysign(abs(c) ** 0.62, c),
                                side * (inner + depth * s ** 0.5))))
        rings.append(ring)
    return loft(rings, mat, "scale", smooth=50)


def bolster(height, thick, blade_thick, length=0.26):
    """Forged collar: as full as the handle at the back, flowing down to the blade in front."""
    rings = []
    for k in range(25):
        t = k / 24
        ease = t * t * (3 - 2 * t)
        th = thick * 0.97 + (blade_thick * 1.02 - thick * 0.97) * ease
        rings.append([Vector((-0.012 + length * t, y - height / 2, z))
                      for y, z in superellipse(height - 0.004 + 0.03 * ease, th, 3.4 + 3 * t, 48)])
    return loft(rings, polished_steel(rough=0.2), "bolster", smooth=50)


SHAPES = {  # spine and edge as shares of the blade's height, measured down from the spine
    "chef": ([(0, 0), (0.3, 0), (0.6, -0.05), (0.85, -0.24), (1, -0.50)],
             [(0, -0.98), (0.25, -1), (0.5, -0.985), (0.75, -0.87), (0.9, -0.70), (1, -0.515)]),
    "santoku": ([(0, 0), (0.62, -0.01), (0.8, -0.12), (0.92, -0.42), (1, -0.90)],
                [(0, -1), (0.5, -1), (0.8, -0.98), (1, -0.915)]),
    "bread": ([(0, 0), (0.55, -0.02), (0.88, -0.10), (1, -0.42)],
              [(0, -0.88), (0.4, -1), (0.75, -0.97), (0.94, -0.72), (1, -0.44)]),
    "paring": ([(0, 0), (0.5, -0.04), (1, -0.50)], [(0, -0.97), (0.4, -1), (0.75, -0.86), (1, -0.53)]),
    "carving": ([(0, 0), (0.7, -0.04), (0.9, -0.18), (1, -0.60)], [(0, -0.97), (0.4, -1), (0.8, -0.96), (1, -0.63)]),
    "steak": ([(0, 0), (0.4, -0.02), (0.8, -0.14), (1, -0.02)], [(0, -0.92), (0.4, -1), (0.75, -0.80), (1, -0.05)]),
}


def knife_parts(shape, length, blade_length, height, thick, forged=False, brass_rivets=False, hollows=0,
                scallop=0.0, grip="walnut", rivets=3):
    """Blade, bolster and handle; x = 0 is where the handle starts, the tip points along +x."""
    grip_height = min(0.265, height * 0.88)
    blade_thick = 0.030 if height > 0.3 else 0.022
    spine, edge = ([(t, y * height) for t, y in keys] for keys in SHAPES[shape])
    start = 0.13 if forged else 0.02
    steel = blade(blade_length, height, blade_thick, spine, edge, scallop=scallop, hollows=hollows)
    steel.location.x = start
    swell = 1.0 if length > 2.5 else 0.6
    grip_length = length - blade_length - start
    parts = [steel, *handle(grip_length, grip_height, thick, wood(grip), brass() if brass_rivets else polished_steel(),
                            rivets, swell)]
    if forged:
        parts.append(bolster(grip_height, thick, blade_thick))
    else:                                        # a stamped blade runs into the handle over a short ricasso
        ricasso = fillet([(-0.05, -0.004), (0.06, -0.004), (0.06, -grip_height * 0.96), (-0.05, -grip_height * 0.96)],
                         0.01, closed=True)
        parts.append(plate(ricasso, blade_thick * 0.98, brushed_steel("X", 0.30), "ricasso", 0, z=-blade_thick * 0.49))
    return parts


def knife(size, shape, blade_share, heavy_handle=False, **options):
    """One knife on its side. size is length, blade height and height as it lies, in millimetres.

    It rests on its handle and its tip, unless the handle outweighs the blade: then it lies level.
    """
    length, height, lying = (v / 100 for v in size)
    blade_length = length * blade_share
    thick = lying if heavy_handle else lying / (1 + (length - blade_length) / (2 * blade_length))
    parts = knife_parts(shape, length, blade_length, height * 0.96, thick, **options)
    tilt = 0.0 if heavy_handle else math.atan2(thick / 2 - 0.006, blade_length)
    return lie(shape + " knife", *parts, tilt=tilt)


def chef_knife(size, forged=True):
    """Chef's knife; forged: with a bolster and brass rivets."""
    return knife(size, "chef", 0.612, forged=forged, brass_rivets=forged)


def santoku(size):
    return knife(size, "santoku", 0.574, forged=True, brass_rivets=True, hollows=9)


def bread_knife(size):
    return knife(size, "bread", 0.668, scallop=0.022)


def paring_knife(size):
    return knife(size, "paring", 0.45, heavy_handle=True, rivets=2)


MODELS = {"chef-knife": chef_knife, "santoku": santoku, "bread-knife": bread_knife, "paring-knife": paring_knife}
