"""Raclette grill and waffle maker."""
import math

from mathutils import Matrix, Vector

from geometry import group, lathe, place, plate, rod, sweep
from items.appliances.motors import tower
from items.settling import settle
from materials import brushed_steel, cast_iron, matte_black, nonstick, plastic, polished_steel, wood
from outlines import fillet, rounded_rect, spline, superellipse


# ---------------------------------------------------------------- raclette
def raclette_grill(size, pans=8):
    """Table grill: half ridged plate on top, little pans below it along both long sides."""
    length, width, height = (mm / 100 for mm in size)
    black, steel = matte_black(), brushed_steel("X", 0.24)
    w, d = length - 0.20, width - 0.62           # the pans' handles stand out in front and behind
    plate_z = height - 0.27
    parts = [_tray(w - 0.3, d, 0.16, steel), _tray(w - 0.3, d, 0.42, steel)]
    for side in (-1, 1):
        parts += _end(side, w, d, plate_z, height, black, steel)
    parts += _hot_plate(w - 0.02, d + 0.12, plate_z, height, cast_iron())
    parts += _element(w - 0.9, d - 0.5, plate_z - 0.13)
    half = pans // 2
    pitch = (w - 0.7) / half
    for k in range(pans):
        x = (k % half - (half - 1) / 2) * pitch
        side = -1 if k < half else 1
        parts.append(place(_little_pan(pitch - 0.16, width / 2), x, 0, 0.475, turn=0 if side < 0 else 180))
    return settle("raclette grill", *parts)


def _tray(w, d, z, mat):
    return plate(rounded_rect(w, d, 0.06), 0.05, mat, "tray", 0.015, z=z)


def _end(side, w, d, plate_z, height, black, steel):
    """Side panel with its feet and a grip; carries the trays and the hot plate."""
    x = side * (w / 2 - 0.17)
    panel = tower([(0.28, d - 0.1, 0.1, 0.06), (0.34, d, 0.12, 0.12), (0.34, d, 0.12, plate_z - 0.08),
                   (0.30, d - 0.04, 0.1, plate_z - 0.02)], polished_steel(rough=0.3), "end panel")
    panel.location.x = x
    parts = [panel]
    face = plate(rounded_rect(d - 0.34, plate_z - 0.46, 0.14), 0.02, black, "face", 0.006)
    face.matrix_basis = (Matrix.Translation((x + side * 0.155, 0,
                                             (plate_z + 0.04) / 2 + 0.02)) @ Matrix.Rotation(side * math.pi / 2, 4, "Z")
                         @ Matrix.Rotation(math.pi / 2, 4, "X"))
    parts.append(face)
    for y in (-d / 2 + 0.2, d / 2 - 0.2):
        foot = lathe(fillet([(0, 0), (0.10, 0), (0.12, 0.08), (0, 0.08)], 0.015), black, "foot", 40)
        foot.location = (x, y, 0)
        parts.append(foot)
    return parts


def _hot_plate(w, d, z, height, mat):
    """Cast plate with a raised rim: ridges on the left half, flat on the right."""
    levels = [(-0.06, z), (0.0, z + 0.03), (0.0, height - 0.03), (-0.02, height), (-0.06, height), (-0.09, height - 0.02),
              (-0.13, height - 0.09), (-0.2, height - 0.10)]
    ring = [(w + 2 * o, d + 2 * o, max(0.03, 0.22 + o), h) for o, h in levels]
    parts = [tower(ring, mat, "hot plate", 12)]
    floor, half, pitch = height - 0.10, d / 2 - 0.24, 0.115
    for k in range(int(2 * half / pitch) + 1):
        y = (k - int(2 * half / pitch) / 2) * pitch
        parts.append(rod([Vector((x, y, floor)) for x in (-w / 2 + 0.24, -w / 2 + 0.27, -0.13, -0.10)],
                         lambda t: 0.012 if t in (0, 1) else 0.034, mat, "ridge", 14))
    for side in (-1, 1):                         # grips to lift the plate
        lug = plate(rounded_rect(0.2, 0.7, 0.08), 0.09, mat, "lug", 0.025, z=z + 0.07)
        lug.location.x = side * (w / 2 + 0.03)
        parts.append(lug)
    return parts


def _element(w, d, z):
    """Bent heating rod under the plate."""
    pts = [(-w / 2 - 0.28, -d / 2, z), (w / 2, -d / 2, z), (w / 2 + 0.18, -d / 4, z), (w / 2, 0, z), (-w / 2, 0, z),
           (-w / 2 - 0.18, d / 4, z), (-w / 2, d / 2, z),
           (w / 2 + 0.28, d / 2, z)]
    return [rod(spline(pts, 12), 0.032, polished_steel("#8E8B88", 0.35), "element", 14)]


def _little_pan(w, reach):
    """Square pan on z = 0 that slides in from -y; its handle ends at -reach."""
    coat, deep = nonstick(), 0.72
    outer = [(-0.07, 0.0), (-0.05, 0.01), (0.0, 0.10), (0.012, 0.108), (0.004, 0.112), (-0.012, 0.102), (-0.06, 0.018),
             (-0.10, 0.014)]
    dish = tower([(w + 2 * o, deep + 2 * o, max(0.03, 0.12 + o), z) for o, z in outer], coat, "pan", 10)
    y0 = -reach + 0.60
    dish.location.y = y0 + deep / 2
    path = spline([(0, y0 + 0.02, 0.09), (0, y0 - 0.12, 0.10), (0, y0 - 0.4, 0.13), (0, -reach + 0.02, 0.14)], 12)

    def section(t):
        k = 1 if t < 0.9 else math.sqrt(max(0.04, 1 - ((t - 0.9) / 0.1) ** 2))
        return superellipse((0.13 + 0.06 * t) * k, (0.05 + 0.045 * t) * k, 2.6, 24)
    return group("raclette pan", dish, sweep(path, section, wood("beech"), "pan handle", smooth=60))


# ---------------------------------------------------------------- waffle maker
def waffle_maker(size):
    """Flip-over waffle maker: two domed steel shells that turn between posts over a drip tray."""
    length, width, height = (mm / 100 for mm in size)
    black, steel, bright = matte_black(), brushed_steel("R", 0.2), polished_steel(rough=0.14)
    r = width / 2 - 0.13
    left = -r - 0.20                             # the hinge side; the handle stands out on the right
    axis = height - 0.475
    foot = tower([(2 * r + 0.34, width - 0.12, 0.55, 0.05), (2 * r + 0.44, width - 0.03, 0.58, 0.08),
                  (2 * r + 0.44, width - 0.03, 0.58, 0.15), (2 * r + 0.34, width - 0.12, 0.54, 0.19)],
                 black, "foot", 16)
    tray = lathe(fillet([(0, 0.185), (r - 0.12, 0.185), (r - 0.06, 0.235), (r - 0.03, 0.235), (r - 0.03, 0.22),
                         (r - 0.01, 0.185)], 0.01), bright, "drip tray")
    parts = [foot, tray]
    for x in (left, r + 0.20):
        parts += _post(x, axis, black, bright)
    parts += _shells(r, axis, steel, bright, black)
    parts += _waffle_handle(r, axis, length - (r + 0.34), black, bright)
    for x in (-r + 0.2, r - 0.2):
        for y in (-width / 2 + 0.4, width / 2 - 0.4):
            pad = lathe(fillet([(0, 0), (0.11, 0), (0.11, 0.07), (0, 0.07)], 0.015), black, "rubber foot", 40)
            pad.location = (x, y, 0)
            parts.append(pad)
    return settle("waffle maker", *parts)


def _post(x, axis, black, bright):
    """Upright that carries the axle."""
    post = tower([(0.26, 0.72, 0.11, 0.12), (0.20, 0.50, 0.09, 0.34), (0.17, 0.36, 0.08, axis - 0.15),
                  (0.17, 0.36, 0.08, axis + 0.02), (0.16, 0.30, 0.07, axis + 0.13),
                  (0.12, 0.20, 0.05, axis + 0.17)], black, "post")
    post.location.x = x
    side = math.copysign(1, x)
    cap = lathe(fillet([(0, 0.035), (0.09, 0.035), (0.11, 0.015), (0.11, -0.02)], 0.01), bright, "axle cap", 48)
    cap.matrix_basis = Matrix.Translation((x + side * 0.085, 0, axis)) @ Matrix.Rotation(side * math.pi / 2, 4, "Y")
    axle = rod([Vector((x, 0, axis)), Vector((x - side * 0.22, 0, axis))], 0.075, bright, "axle", 28, up=(0, 1, 0))
    return [post, cap, axle]


def _shells(r, axis, steel, bright, black):
    """Upper and lower shell around the plates, with the dark seam of the nonstick between them."""
    parts = []
    seam = fillet([(0, -0.06), (r - 0.03, -0.06), (r - 0.03, 0.06), (0, 0.06)], 0.01)
    parts.append(lathe(seam, nonstick(), "plates"))
    for side in (1, -1):
        shell = [(0, side * 0.44)] + [(k / 30 * (r - 0.10), side * (0.30 + 0.14 * (1 - (k / 30) ** 2.2))) for k in range(1, 31)]
        shell += fillet([shell[-1], (r - 0.02, side * 0.27), (r, side * 0.20), (r, side * 0.045)], 0.08, 8)[1:]
        rim = fillet([(r - 0.01, side * 0.075), (r + 0.022, side * 0.07), (r + 0.022, side * 0.022), (r - 0.03, side * 0.02)],
                     0.012)
        parts += [lathe(shell, steel, "shell", 180), lathe(rim, black, "shell rim", 144)]
    badge = lathe(fillet([(0, 0.462), (0.16, 0.462), (0.175, 0.45), (0.18, 0.42)], 0.008), bright, "lamp ring", 64)
    lamp = lathe(fillet([(0, 0.474), (0.05, 0.472), (0.06, 0.46), (0.06, 0.44)], 0.01), plastic("butter", 0.2), "lamp", 40)
    for part in [*parts, badge, lamp]:
        part.location.z = axis
    return [*parts, badge, lamp]


def _waffle_handle(r, axis, end, black, bright):
    """Folding handle: its two halves close on each other beyond the post."""
    start, parts = r + 0.28, []
    parts.append(rod([Vector((r + 0.15, 0, axis)), Vector((start + 0.16, 0, axis))], 0.06, bright, "arm", 28, up=(0, 1, 0)))
    for side in (1, -1):
        path = [Vector((start + 0.10 + (end - start - 0.10) * t, 0, axis + side * 0.062)) for t in
                [0, 0.01, 0.03, 0.06] + [0.1 + 0.8 * k / 10 for k in range(11)] + [0.94, 0.97, 0.99, 1.0]]
        last = len(path) - 1
        lengths = [(p.x - path[0].x) / (path[-1].x - path[0].x) for p in path]

        def section(t):
            u = lengths[round(t * last)]
            d = min(u, 1 - u)
            k = 1 if d > 0.07 else math.sqrt(max(0.05, 1 - (1 - d / 0.07) ** 2))
            return superellipse((0.25 + 0.04 * math.sin(math.pi * u)) * (0.5 + 0.5 * k), 0.118 * (0.7 + 0.3 * k), 3, 36)
        parts.append(sweep(path, section, black, "handle", smooth=60))
    return parts


MODELS = {"raclette-grill": raclette_grill, "waffle-maker": waffle_maker}
