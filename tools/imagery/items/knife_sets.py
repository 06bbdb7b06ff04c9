"""Shears, the carving pair and the steak knives in their felt case."""
import math

from mathutils import Matrix, Vector

from geometry import group, lathe, place, plate, rod, sweep
from items.knives import bolster, handle, knife, lie
from items.settling import settle
from materials import brass, brushed_steel, canvas, plain, plastic, polished_steel, wood
from outlines import fillet, rounded_rect, spline, superellipse


# ---------------------------------------------------------------- carving pair
def _fork(length, thick):
    """Two curved tines on a round shank, the handle of the knives behind it."""
    steel, grip_height, grip = polished_steel(rough=0.16), 0.24, 1.25
    mid, reach = -grip_height / 2, length - grip
    parts = [*handle(grip, grip_height, thick, wood("walnut"), brass()), bolster(grip_height, thick, 0.085, 0.22)]
    neck = reach - 1.05                              # where the shank divides
    shank = [(0.12, mid, 0), (0.35, mid, 0.0), (neck * 0.7, mid, 0.03), (neck, mid, 0.05)]
    parts.append(sweep(spline(shank, 12), lambda t: superellipse(0.10 + 0.06 * (2 * t - 1) ** 4, 0.085, 2.4), steel, "shank"))
    for side in (1, -1):
        tine = [(neck - 0.03, mid + side * 0.03, 0.05), (neck + 0.1, mid + side * 0.085, 0.06),
                (neck + 0.35, mid + side * 0.115, 0.09), (neck + 0.75, mid + side * 0.11, 0.12),
                (reach, mid + side * 0.10, 0.06)]
        parts.append(rod(spline(tine, 12), lambda t: 0.036 * (1 - 0.35 * t) * (1 if t < 0.9 else (1.02 - t) / 0.12), steel,
                         "tine"))
    return lie("carving fork", *parts)


def carving_set(size):
    """Narrow slicing knife and fork on their opened canvas roll."""
    length, width, height = (mm / 100 for mm in size)
    cloth = 0.035
    roll = plate(rounded_rect(length, width, 0.04), cloth, canvas(), "canvas roll", 0.012)
    slicer = knife((length * 98, 31, (height - cloth) * 100), "carving", 0.68, forged=True, brass_rivets=True, hollows=14)
    fork = _fork(length * 0.86, 0.21)
    place(slicer, 0, width * 0.23, cloth)
    place(fork, -length * 0.05, -width * 0.24, cloth)
    return settle("carving set", roll, slicer, fork)


# ---------------------------------------------------------------- steak knives
def felt(colour):
    return plain(colour, rough=1.0, sheen=0.5, grain=0.9, spec=0.1)


def steak_knives(size, count=6, colour="aubergine"):
    """Table knives side by side on an opened felt case; a felt band holds the blades."""
    length, width, height = (mm / 100 for mm in size)
    pitch, top = width * 0.92 / count, 0.06
    parts = [plate(rounded_rect(length, width, 0.12), top, felt(colour), "felt case", 0.02)]
    rows = [(k - (count - 1) / 2) * pitch for k in range(count)]
    for y in rows:
        piece = knife((length * 90, 20, (height - top) * 100), "steak", 0.52, rivets=2)
        parts.append(place(piece, 0, y, top))
    parts.append(_band(rows, pitch, width, length * 0.2, top))
    return settle("steak knives", *parts)


def _band(rows, pitch, width, x, base):
    """A strip across the blades, raised over each of them and sewn down between."""
    path = []
    for k in range(201):
        y = (k / 200 - 0.5) * (width - 0.06)
        near = min(abs(y - row) for row in rows) / (pitch / 2)
        rise = 0.5 + 0.5 * math.cos(math.pi * min(1, max(0, near - 0.35) / 0.65))
        path.append(Vector((x, y, base + 0.012 + 0.085 * rise)))
    return sweep(path, lambda t: superellipse(0.30, 0.022, 6, 24), felt("butter"), "band", smooth=60)


# ---------------------------------------------------------------- shears
def _shear_half(side, layer, loop, mat):
    """One half: blade in front of the pivot, nylon loop behind it on the other side."""
    outline = fillet([(0.98, -0.012, 0.01), (0.55, 0.085, 0.2), (0.12, 0.135, 0.1), (-0.12, 0.13, 0.1), (-0.3, -0.01, 0.1),
                      (-0.5, -0.09, 0.04), (-0.5, -0.17, 0.04), (-0.2, -0.15, 0.1), (0.02, -0.12, 0.1), (0.13, -0.035, 0.06),
                      (0.98, -0.03, 0)], 0, 8, closed=True)
    steel = plate([(x, side * y) for x, y in outline], 0.034, brushed_steel("X", 0.28), "shear blade", 0.008, z=layer)
    cx, cy, rx, ry = loop
    ring = []
    for k in range(72):
        a = 2 * math.pi * k / 72
        ring.append(Vector((cx + rx * math.cos(a), side * (cy + ry * math.sin(a) - 0.12 * rx * math.cos(a)), 0.0)))
    thick = 0.068
    bow = sweep(ring, lambda t: superellipse(0.105, 2 * thick, 2.6, 28), mat, "bow", closed=True, smooth=60)
    front = cx + rx                              # where the bow is nearest to the pivot
    arm_path = spline([(-0.24, side * -0.085, 0), (-0.34, side * -0.125, 0), (front + 0.01, side * (cy + 0.035), 0),
                       (front - 0.004, side * (cy - 0.05), 0),
                       (front - 0.02, side * (cy - 0.10), 0)], 10)

    def arm_section(t):
        k = 0.72 + 0.28 * min(1, t / 0.14)
        return superellipse((0.17 - 0.07 * t) * k, 2 * thick * (1.01 - 0.03 * t) * k, 2.8, 28)
    arm = sweep(arm_path, arm_section, mat, "arm", smooth=60)
    return [steel, bow, arm]


def shears(size, opened=4, colour="aubergine"):
    """Come-apart shears, slightly open. opened is the angle of the blades in degrees."""
    nylon, parts = plastic(colour), []
    for side, layer, loop in ((1, 0.001, (-0.80, -0.25, 0.36, 0.15)), (-1, -0.035, (-0.77, -0.235, 0.33, 0.14))):
        half = group("half", *_shear_half(side, layer, loop, nylon))
        half.rotation_euler.z = math.radians(side * opened / 2)
        parts.append(half)
    screw = lathe(fillet([(0, 0.062), (0.055, 0.062), (0.07, 0.05), (0.072, 0.03), (0.072, -0.05)], 0.01), polished_steel(),
                  "pivot", 48)
    return settle("shears", *parts, screw, turn=Matrix.Scale(size[0] / 217, 4))


MODELS = {"shears": shears, "carving-set": carving_set, "steak-knives": steak_knives}
ARRANGED = ("carving-set", "steak-knives")
