"""Blender, toaster and stand mixer."""
import math

from mathutils import Matrix, Vector

from geometry import box, cut, group, lathe, loft, plate, rod, sweep
from items.settling import settle
from materials import brushed_steel, enamel, glass, matte_black, plastic, polished_steel
from outlines import fillet, lerp_keys, rounded_rect, spline, superellipse


def tower(levels, mat, name, steps=12, caps=True):
    """Skin rounded rectangles stacked along z: levels are (width, depth, corner radius, z)."""
    return loft([[Vector((x, y, z)) for x, y in rounded_rect(w, d, r, steps)] for w, d, r, z in levels], mat, name, caps=caps)


def dial(at, radius, depth, mat, mark="butter"):
    """Turned knob on a front (facing -y) with a coloured line."""
    turned = lathe(fillet([(0, depth), (radius * 0.86, depth), (radius * 0.94, depth * 0.3), (radius * 1.1, 0.0),
                           (radius * 1.1, -0.03)], 0.018), mat, "dial", 64)
    line = plate(rounded_rect(0.022, radius * 0.55, 0.01), 0.008, plastic(mark), "mark", 0)
    line.location = (0, radius * 0.5, depth - 0.002)
    knob = group("dial", turned, line)
    knob.matrix_basis = Matrix.Translation(at) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return knob


def _feet(w, d, mat, radius=0.11, height=0.06):
    feet = []
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            feet.append(lathe(fillet([(0, 0), (radius, 0), (radius, height), (0, height)], 0.015), mat, "foot", 40))
            feet[-1].location = (x, y, 0)
    return feet


# ---------------------------------------------------------------- blender
def blender(size, colour="green"):
    """Countertop blender: die-cast base with one dial, square clear jar, lid with a filler cap."""
    length, width, height = (mm / 100 for mm in size)
    coat, black, steel = enamel(colour, 0.28), matte_black(), polished_steel(rough=0.15)
    b, shoulder = width - 0.10, 1.30
    base = [(b - 0.10, b - 0.10, 0.30, 0.05), (b - 0.02, b - 0.02, 0.34, 0.09), (b, b, 0.34, 0.16), (b, b, 0.34, 0.22),
            (b - 0.22, b - 0.22, 0.34, 0.96),
            (b - 0.38, b - 0.38, 0.34, shoulder - 0.08), (b - 0.50, b - 0.50, 0.32, shoulder - 0.015),
            (b - 0.60, b - 0.60, 0.28, shoulder)]
    parts = [tower(base, coat, "base", 14), *_feet(b - 0.5, b - 0.5, black)]
    band = b + 0.008
    parts.append(tower([(band - 0.03, band - 0.03, 0.34, 0.125), (band, band, 0.345, 0.14), (band, band, 0.345, 0.19),
                        (band - 0.03, band - 0.03, 0.34, 0.205)], steel, "band"))
    socket = [(1.16, 1.16, 0.30, shoulder - 0.02), (1.16, 1.16, 0.30, shoulder + 0.06), (1.10, 1.10, 0.30, shoulder + 0.08),
              (1.12, 1.12, 0.3, shoulder + 0.22), (1.08, 1.08, 0.28, shoulder + 0.24)]
    parts.append(tower(socket, black, "collar"))
    low, top = shoulder + 0.22, height - 0.30
    parts += _jar(low, top, 0.98, 1.34, length - b / 2, black)
    parts += _jar_lid(top, height, 1.34, black)
    lean = Matrix.Translation((0, -b / 2 + 0.060, 0.575)) @ Matrix.Rotation(math.pi / 2 - 0.148, 4, "X")
    panel = plate(rounded_rect(0.56, 0.56, 0.28, 16), 0.03, steel, "panel", 0.008)
    panel.matrix_basis = lean
    knob = dial((0, 0, 0), 0.19, 0.14, black)
    knob.matrix_basis = lean @ Matrix.Translation((0, 0, 0.028))
    return settle("blender", *parts, panel, knob)


def _jar(low, top, w0, w1, reach, black):
    """Thick clear jar, its steel blades and a handle on the right."""
    wall, clear = 0.035, glass("#FBFDFB")
    keys = [(0, w0), (0.08, w0 + 0.02), (1, w1)]
    heights = [k / 16 for k in range(17)]
    outside = [(lerp_keys(keys, t), lerp_keys(keys, t), 0.26 + 0.06 * t, low + (top - low) * t) for t in heights]
    inside = [(w - 2 * wall, d - 2 * wall, r - wall, max(z, low + 0.05)) for w, d, r, z in reversed(outside)]
    parts = [tower(outside + inside, clear, "jar", 10)]
    hub = lathe(fillet([(0.0, low + 0.12), (0.05, low + 0.11), (0.09, low + 0.05), (0.28, low + 0.052), (0.28, low + 0.045)],
                       0.01), polished_steel(), "hub", 40)
    parts.append(hub)
    for k in range(4):
        wing = plate(fillet([(0.02, -0.05), (0.26, -0.035), (0.34, 0.02), (0.26, 0.04), (0.02, 0.05)], 0.01, closed=True),
                     0.012, polished_steel(), "blade", 0.003)
        tilt = 24 if k % 2 else -18
        wing.matrix_basis = Matrix.Translation((0, 0, low + 0.11)) @ Matrix.Rotation(math.pi / 2 * k + 0.4, 4,
            "Z") @ Matrix.Rotation(math.radians(-tilt), 4, "Y")
        parts.append(wing)
    for k in range(6):                           # measuring marks on the front
        z = low + 0.45 + 0.28 * k
        half = lerp_keys(keys, (z - low) / (top - low)) / 2
        mark = box(0.26 if k % 2 else 0.16, 0.004, 0.014, plastic("peppercorn"), "mark", 0)
        mark.location = (-0.28, -half - 0.001, z)
        parts.append(mark)
    x0, x1 = lerp_keys(keys, 0.52 / (top - low)) / 2, w1 / 2
    grip = spline([(x1 - 0.045, 0, top - 0.22), (x1 + 0.16, 0, top - 0.16), (reach - 0.11, 0, top - 0.26),
                   (reach - 0.08, 0, top - 0.6), (reach - 0.15, 0, low + 0.82),
                   (x0 + 0.16, 0, low + 0.55), (x0 - 0.012, 0, low + 0.52)], 12)
    parts.append(sweep(grip, lambda t: superellipse(0.26, 0.15, 3, 36), black, "jar handle", up=(0, 1, 0), smooth=60))
    return parts


def _jar_lid(top, height, w, black):
    lid = [(w - 0.1, w - 0.1, 0.28, top - 0.06), (w - 0.08, w - 0.08, 0.28, top), (w + 0.05, w + 0.05, 0.34, top),
           (w + 0.06, w + 0.06, 0.345, top + 0.02),
           (w + 0.05, w + 0.05, 0.34, top + 0.11), (w - 0.03, w - 0.03, 0.32, top + 0.15),
           (w - 0.14, w - 0.14, 0.28, top + 0.155)]
    cap = fillet([(0.30, top + 0.14), (0.30, top + 0.19), (0.26, top + 0.20), (0.25, height - 0.01), (0.18, height),
                  (0.0, height)], 0.02, 5)
    return [tower(lid, black, "lid"), lathe(cap, plastic("salt", 0.2), "filler cap", 72)]


# ---------------------------------------------------------------- toaster
def toaster(size, colour="butter"):
    """Four long slots, two levers and two dials, rounded enamelled body."""
    length, width, height = (mm / 100 for mm in size)
    coat, steel, black = enamel(colour, 0.18), brushed_steel("X", 0.22), matte_black()
    w, d, foot = length, width - 0.24, 0.10
    levels = [(w - 0.16, d - 0.16, 0.40, foot), (w - 0.06, d - 0.06, 0.44, foot + 0.04)]
    for k in range(13):                          # quarter round from the sides to the top
        a = math.pi / 2 * k / 12
        levels.append((w - 0.5 * (1 - math.cos(a)), d - 0.5 * (1 - math.cos(a)), 0.46 - 0.1 * (k / 12),
                       height - 0.30 + 0.28 * math.sin(a)))
    levels.insert(2, (w, d, 0.46, foot + 0.12))
    body = cut(tower(levels, coat, "body", 14), box(w - 0.92, d - 0.72, 1.2, None, "well", 0, (0, 0, height - 1.02)))
    skirt = tower([(w - 0.22, d - 0.22, 0.4, foot - 0.05), (w - 0.2, d - 0.2, 0.4, foot + 0.02)], black, "skirt")
    slots = [[(x + px, py) for px, py in rounded_rect(0.36, d - 0.98, 0.1)] for x in (-0.93, -0.37, 0.37, 0.93)]
    deck = plate(rounded_rect(w - 0.64, d - 0.62, 0.2), 0.03, steel, "deck", 0.008, slots, z=height - 0.024)
    liner = tower([(w - 0.94, d - 0.74, 0.02, height - 0.95), (w - 0.94, d - 0.74, 0.02, height - 0.022)], black, "liner", 2,
                  caps=False)
    floor = box(w - 0.94, d - 0.74, 0.02, black, "floor", 0, (0, 0, height - 0.96))
    parts = [body, skirt, deck, liner, floor, *_feet(w - 0.7, d - 0.6, black)]
    for x in (-0.93, -0.37, 0.37, 0.93):         # the wires that hold the bread
        for side in (-1, 1):
            for z in (0.12, 0.34):
                parts.append(rod([Vector((x + side * 0.15, y, height - z)) for y in (-(d - 0.80) / 2, (d - 0.80) / 2)], 0.012,
                                 polished_steel(), "wire", 10))
    for side in (-1, 1):
        parts += _toaster_front(side * 0.65, -d / 2, height, black)
    return settle("toaster", *parts)


def _toaster_front(x, face, height, black):
    """Slit with its lever, dial and two buttons of one side."""
    steel = polished_steel(rough=0.15)
    slit = plate(rounded_rect(0.09, 0.80, 0.045), 0.02, black, "slit", 0.004)
    slit.matrix_basis = Matrix.Translation((x, face + 0.012, 1.08)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    lever = tower([(0.30, 0.10, 0.045, 0.0), (0.36, 0.14, 0.06, 0.05), (0.36, 0.14, 0.06, 0.14), (0.32, 0.10, 0.05, 0.18)],
                  steel, "lever")
    lever.matrix_basis = Matrix.Translation((x, face - 0.05, 1.34)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    stem = box(0.05, 0.10, 0.05, black, "lever stem", 0.008, (x, face - 0.015, 1.315))
    parts = [slit, lever, stem, dial((x, face + 0.006, 0.42), 0.145, 0.13, steel, "peppercorn")]
    for dx in (-0.30, 0.30):
        button = lathe(fillet([(0, 0.045), (0.05, 0.045), (0.062, 0.03), (0.064, -0.02)], 0.01), steel, "button", 40)
        button.matrix_basis = Matrix.Translation((x + dx, face + 0.004, 0.42)) @ Matrix.Rotation(math.pi / 2, 4, "X")
        parts.append(button)
    return parts


# ---------------------------------------------------------------- stand mixer
def stand_mixer(size, colour="aubergine"):
    """Tilt-head mixer, head to the right: die-cast body, steel bowl with a handle, paddle inside."""
    length, width, height = (mm / 100 for mm in size)
    coat, steel = enamel(colour, 0.16), polished_steel(rough=0.12)
    front, back = length / 2, -length / 2
    bowl_x, bowl_r = front - 1.10, 1.02
    foot = fillet([(back + 0.14, -0.62, 0.3), (bowl_x - 0.5, -0.80, 0.4), (bowl_x + 0.35, -0.92, 0.6),
                   (front - 0.12, -0.55, 0.5), (front - 0.12, 0.55, 0.5),
                   (bowl_x + 0.35, 0.92, 0.6), (bowl_x - 0.5, 0.80, 0.4), (back + 0.14, 0.62, 0.3)], 0, 10, closed=True)
    base = plate(foot, 0.30, coat, "foot", 0.10, z=0.03)
    base.modifiers[0].segments = 6
    parts = [base, _column(back, height, coat), _head(back, front, height, coat)]
    parts += [_feet_under(x, y) for x in (back + 0.5, front - 0.75) for y in (-0.42, 0.42)]
    parts += _mixer_bowl(bowl_x, bowl_r, 0.33, steel)
    parts += _planetary(bowl_x, height, coat, steel)
    parts += _trim(back, front, height, steel)
    return settle("stand mixer", *parts)


def _feet_under(x, y):
    foot = lathe(fillet([(0, 0), (0.13, 0), (0.13, 0.06), (0, 0.06)], 0.02), matte_black(), "foot", 40)
    foot.location = (x, y, 0)
    return foot


def _column(back, height, coat):
    """Neck that rises from the foot to the head, leaning slightly back."""
    rings = []
    for k in range(25):
        t = k / 24
        z = 0.18 + (height - 1.10) * t
        w = lerp_keys([(0, 1.05), (0.2, 0.86), (0.6, 0.78), (1, 0.86)], t)
        d = lerp_keys([(0, 1.06), (0.25, 0.88), (0.7, 0.80), (1, 0.84)], t)
        x = back + lerp_keys([(0, 0.72), (0.4, 0.60), (1, 0.66)], t)
        rings.append([Vector((x + px, py, z)) for px, py in superellipse(w, d, 3.2, 56)])
    return loft(rings, coat, "column", smooth=60)


def _head_section(t):
    """Width, height and centre line of the head at t along its length."""
    w = lerp_keys([(0, 0.80), (0.25, 1.04), (0.6, 1.02), (0.9, 0.80), (1, 0.66)], t)
    h = lerp_keys([(0, 0.72), (0.25, 0.96), (0.6, 0.94), (0.9, 0.74), (1, 0.62)], t)
    return w, h, lerp_keys([(0, -0.06), (0.3, 0.0), (0.7, 0.0), (1, -0.07)], t)


def _head(back, front, height, coat):
    """Bullet-shaped motor head with rounded ends."""
    rings, z = [], height - 0.48
    x0, x1 = back + 0.01, front - 0.06
    stations = [0.12 * (1 - math.cos(k / 14 * math.pi / 2)) for k in range(15)] + [0.12 + 0.83 * k / 24 for k in range(1, 25)]
    stations += [0.95 + 0.05 * math.sin(k / 10 * math.pi / 2) for k in range(1, 11)]
    for t in stations:
        w, h, dz = _head_section(t)
        k = math.sqrt(max(0.003, 1 - max(0.0, (0.12 - t) / 0.12) ** 2.4)) * math.sqrt(max(0.02,
            1 - 0.55 * max(0.0, (t - 0.95) / 0.05) ** 2.5))
        rings.append([Vector((x0 + (x1 - x0) * t, y, z + dz + v)) for y, v in superellipse(w * k, h * k, 2.7, 64)])
    return loft(rings, coat, "head", smooth=60)


def _trim(back, front, height, steel):
    """Steel band round the head, the hub cap in front, speed and lock knobs on the side."""
    x0, x1, z = back + 0.01, front - 0.06, height - 0.48
    parts = []
    for side in (-1, 1):                         # a flat strip let into each flank
        path = []
        for k in range(41):
            t = 0.16 + 0.74 * k / 40
            w, _, dz = _head_section(t)
            path.append(Vector((x0 + (x1 - x0) * t, side * (w / 2 - 0.004), z + dz - 0.03)))
        parts.append(sweep(path, lambda t: superellipse(0.024, 0.085, 4, 20), steel, "band", smooth=60))
    hub = lathe(fillet([(0, 0.075), (0.17, 0.075), (0.215, 0.05), (0.23, -0.05)], 0.03), steel, "hub cap", 72)
    hub.matrix_basis = Matrix.Translation((x1 - 0.015, 0, z - 0.07)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    parts.append(hub)
    t = 0.23
    flank = _head_section(t)[0] / 2
    for dx, radius in ((0.0, 0.062), (1.55, 0.05)):
        pin = lathe(fillet([(0, 0.11), (radius, 0.11), (radius, 0.02), (radius * 0.6, 0.0), (radius * 0.6, -0.05)], 0.02),
                    matte_black() if dx == 0 else steel, "knob", 40)
        side = flank if dx == 0 else flank - 0.02
        pin.matrix_basis = Matrix.Translation((x0 + (x1 - x0) * t + dx, -side + 0.015, z - 0.20)) @ Matrix.Rotation(math.pi / 2,
            4, "X")
        parts.append(pin)
    return parts


def _mixer_bowl(x, r, z, steel):
    """Steel bowl on its foot ring with a strap handle towards the camera."""
    h = 1.52
    outer = fillet([(0, 0.03), (0.46, 0.03), (0.47, 0.0), (0.54, 0.0), (0.55, 0.09), (0.74, 0.20), (r - 0.06, 0.72), (r, 1.15),
                    (r, h - 0.01)], 0.12, 8)
    rim = fillet([(r, h - 0.02), (r + 0.025, h - 0.01), (r + 0.025, h + 0.015), (r - 0.02, h + 0.015), (r - 0.022, h - 0.02)],
                 0.008)
    inner = fillet([(r - 0.02, h - 0.005), (r - 0.02, 1.15), (r - 0.08, 0.74), (0.70, 0.22), (0.40, 0.08), (0, 0.07)], 0.12, 8)
    handle = spline([(0, -r + 0.01, 1.28), (0, -r - 0.10, 1.32), (0, -r - 0.30, 1.24), (0, -r - 0.31, 0.92),
                     (0, -r - 0.14, 0.62), (0, -r + 0.045, 0.60)], 12)
    parts = [lathe(outer, steel, "bowl", 180), lathe(rim, steel, "bowl rim"),
             lathe(inner, brushed_steel("Z", 0.18), "bowl inside"),
             sweep(handle, lambda t: superellipse(0.22, 0.045, 4, 28), steel, "bowl handle", up=(1, 0, 0), smooth=60)]
    bowl = group("bowl", *parts)
    bowl.matrix_basis = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.radians(28), 4, "Z")
    return [bowl]


def _planetary(x, height, coat, steel):
    """Drive under the head with the paddle hanging in the bowl."""
    top = height - 0.86
    drive = fillet([(0, top - 0.16), (0.10, top - 0.16), (0.30, top - 0.14), (0.36, top - 0.10), (0.36, top + 0.16)], 0.03)
    ring = fillet([(0.355, top - 0.06), (0.375, top - 0.055), (0.375, top - 0.02), (0.355, top - 0.015)], 0.006)
    parts = [lathe(drive, coat, "drive", 72), lathe(ring, steel, "drive ring", 72),
             rod([Vector((0.12, 0, top - 0.10)), Vector((0.12, 0, top - 0.62))], 0.05, steel, "shaft", 24, up=(0, 1, 0))]
    low = 0.46
    loop = [(0.12, 0, top - 0.60), (0.52, 0, top - 0.74), (0.66, 0, low + 0.75), (0.44, 0, low + 0.22), (0.12, 0, low),
            (-0.20, 0, low + 0.22), (-0.42, 0, low + 0.75),
            (-0.28, 0, top - 0.74), (0.12, 0, top - 0.60)]
    paddle = plastic("salt", 0.3)
    parts.append(sweep(spline(loop, 10), lambda t: superellipse(0.07, 0.13, 3, 20), paddle, "paddle", up=(0, 1, 0), smooth=60))
    parts.append(rod([Vector((0.12, 0, top - 0.6)), Vector((0.12, 0, low))], 0.05, paddle, "paddle spine", 16, up=(0, 1, 0)))
    for part in parts:
        part.location.x = x
    return parts


MODELS = {"blender": blender, "toaster": toaster, "stand-mixer": stand_mixer}
