"""Pans: made with the bowl's axis on z and the handle along +x."""
import math

from mathutils import Matrix, Vector

from geometry import group, lathe, loft, place, plate, rod, sweep
from items.cookware_parts import (disc_base, knob, lid_dome, long_handle, loop_handle, pour_spout, rivets, shell,
                                  steel_lid)
from items.settling import settle
from materials import aluminium, brushed_steel, cast_iron, enamel, nonstick, polished_steel, wood
from nodes import Nodes, material
from outlines import fillet, lerp_keys, rounded_rect, spline, superellipse


@material
def carbon_steel():
    """Seasoned carbon steel: blue-black with brown clouds and a faint sheen of oil."""
    n = Nodes("carbon steel")
    cloud = n.noise(n.object_coords(), 2.6, 4, 0.6)
    grain = n.noise(n.object_coords(), 40, 3)
    colour = n.ramp(cloud, [(0.35, "#2B2A2C"), (0.52, "#3A3431"), (0.68, "#2A2C33")])
    return n.surface(color=colour, metal=0.75, rough=n.math("ADD", n.math("MULTIPLY", cloud, 0.14), 0.26),
                     normal=n.bump(grain, 0.08, 0.006))


def _skillet_bowl(r, h, base, outer, inner, rim, wall=0.03):
    """Sloping pan: r is the outside of the rolled rim."""
    r -= 0.03
    out = fillet([(0, 0), (base, 0), (base + 0.11, 0.09), (r - 0.05, h * 0.84), (r + 0.01, h - 0.03)], 0.15, 10)
    lip = fillet([(r + 0.004, h - 0.034), (r + 0.03, h - 0.022), (r + 0.03, h - 0.002), (r - 0.01, h), (r - 0.03, h - 0.022)],
                 0.009, 4)
    ins = fillet([(r - 0.024, h - 0.012), (r - 0.085, h * 0.82), (base + 0.08, 0.09 + wall), (base - 0.02, wall), (0, wall)],
                 0.15, 10)
    return [lathe(out, outer, "outer"), lathe(lip, rim, "rim"), lathe(ins, inner, "inner")]


def _inner_rivets(r, h, mat):
    """Two flat rivets inside the sloping wall, where the handle is fixed."""
    normal, points = Vector((-0.85, 0, 0.5)), []
    for y in (-0.11, 0.11):
        x = math.sqrt((r - 0.155) ** 2 - y * y)
        points.append((x, y, h * 0.62))
    return rivets(points, normal, mat, 0.042)


def frying_pan(size, inside="nonstick", grip="walnut", colour="aubergine"):
    """Sloping pan; nonstick ones wear a coloured coat outside, steel ones are bare."""
    length, width, height = (mm / 100 for mm in size)
    coated = inside == "nonstick"
    r, h, bright = width / 2, 0.155 * width, polished_steel(rough=0.14)
    outer = enamel(colour, 0.3) if coated else brushed_steel("Z")
    inner = nonstick() if coated else brushed_steel("R", 0.2)
    parts = _skillet_bowl(r, h, r * 0.76, outer, inner, bright)
    if coated:                                   # the steel plate that induction needs
        parts.append(lathe(fillet([(0, -0.012), (r * 0.7, -0.012), (r * 0.72, 0.0), (r * 0.72, 0.02)], 0.006),
                           brushed_steel("R"), "plate"))
    handle = None if grip == "steel" else wood(grip)
    slope, k = 0.6, min(1.0, 0.55 + 0.15 * width)
    parts += long_handle(r - 0.085, h * 0.66, length - width + 0.085, height - h * 0.66 - 0.075 * k, handle, slope, 0.25 * k,
                         0.165 * k, 0.30,
                         (0.40 * k, 0.17 * k))
    parts += _inner_rivets(r, h, bright)
    return settle("frying pan", *parts)


def saute_pan(size):
    """Straight-sided pan with a lid, a long handle and a helper handle."""
    length, width, height = (mm / 100 for mm in size)
    r, h, steel = width / 2 - 0.045, 0.5 * height, brushed_steel("Z")
    bright = polished_steel(rough=0.15)
    parts = shell(r, h, steel, brushed_steel("R"), bright, corner=0.2)
    parts.append(disc_base(r - 0.13))
    reach = 0.3
    parts += long_handle(r, h * 0.66, length - width / 2 - r - reach + 0.035, 0.42, None, 0, 0.25, 0.15, pad_size=(0.44, 0.24))
    parts += loop_handle(r, h * 0.70, bright, reach, 0.9, 0.13, 0.09, -1, 0.06)
    parts += steel_lid(r - 0.012, h + 0.035, 0.34, height - h - 0.425)
    return settle("sauté pan", *parts)


def skillet(size):
    """Cast-iron skillet: one casting with two spouts, a short handle with a hole, a helper lip."""
    length, width, height = (mm / 100 for mm in size)
    iron, r, h = cast_iron(), width / 2 - 0.05, height - 0.06
    outer = fillet([(0, 0.012), (r * 0.76, 0.012), (r * 0.78, 0), (r * 0.82, 0), (r * 0.84, 0.03), (r * 0.96, h - 0.1),
                    (r, h - 0.09), (r, h - 0.012),
                    (r - 0.02, h), (r - 0.05, h - 0.004), (r * 0.8, 0.07), (r * 0.74, 0.05), (0, 0.05)], 0.03, 8)
    bowl = lathe(outer, iron, "skillet")
    for angle in (90, -90):
        pour_spout(bowl, angle, r, h, 0.06, 0.16, 0.13, 0.5)
    parts = [bowl]
    parts.append(_iron_handle(r - 0.035, h - 0.1, length - 2 * r - 0.14 + 0.035, height, iron))
    lip = [(-r + 0.03, -0.42), (-r - 0.07, -0.33), (-r - 0.135, -0.12), (-r - 0.135, 0.12), (-r - 0.07, 0.33),
           (-r + 0.03, 0.42)]
    parts.append(plate(fillet(lip, 0.1, 8, closed=True), 0.085, iron, "helper lip", 0.03, z=h - 0.1))
    return settle("cast-iron skillet", *parts)


def _iron_handle(x, z, length, top, mat):
    """Flat, tapering handle cast onto the wall, rising a little, with a drop-shaped hole."""
    keys = [(0, 0.27), (0.1, 0.185), (0.28, 0.125), (0.6, 0.13), (0.88, 0.165), (1, 0.135)]
    side = [(length * k / 32, lerp_keys(keys, k / 32)) for k in range(33)]
    side[-1] = (*side[-1], 0.11)
    outline = fillet(side + [(a, -b, *rest) for a, b, *rest in reversed(side)], 0, 10, closed=True)
    hole = []
    for k in range(40):
        a = math.tau * k / 40
        hole.append((length * 0.79 + 0.19 * math.cos(a), 0.062 * math.sin(a) * (0.75 + 0.25 * math.cos(a))))
    bar = plate(outline, 0.12, mat, "handle", 0.035, [hole])
    rise = max(0.0, top - z - 0.125)
    bar.matrix_basis = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(-math.asin(rise / length), 4, "Y")
    return bar


def grill_pan(size, colour="aubergine"):
    """Square enamelled pan with ridges, a spout and a folding wire handle."""
    length, width, height = (mm / 100 for mm in size)
    coat, black = enamel(colour), cast_iron()
    w, h = width - 0.05, 0.46
    middle = -w / 2 + 0.02
    body = _square([(middle, 0), *fillet([(-0.16, 0), (-0.1, 0), (-0.07, 0.05), (0.0, h - 0.06), (0.025, h - 0.05),
                                          (0.025, h - 0.01), (0.01, h)], 0.03)],
                   w, coat, "body")
    inner = _square([*fillet([(0.012, h), (-0.02, h), (-0.04, h - 0.02), (-0.1, 0.07), (-0.16, 0.05)], 0.04), (middle, 0.05)],
                    w, black, "inside")
    for shape in (body, inner):
        pour_spout(shape, -135, w * 0.62, h, 0.06, 0.2, 0.09, 0.4)
    parts = [body, inner]
    half, pitch = w / 2 - 0.24, 0.125
    count = int(2 * half / pitch) + 1
    for k in range(count):
        y = (k - (count - 1) / 2) * pitch
        reach = half + 0.06 - max(0.0, abs(y) - half + 0.16) * 1.1
        parts.append(_ridge(y, reach, 0.045, 0.05, black))
    parts += _wire_handle(w / 2 + 0.01, h * 0.72, length - width + 0.015, height - h * 0.72 - 0.04)
    return settle("grill pan", *parts)


def _square(profile, w, mat, name):
    """Like a lathe around a rounded square: profile is [(outward offset, z)...]."""
    return loft([[Vector((x, y, z)) for x, y in rounded_rect(w + 2 * off, w + 2 * off, max(0.01, 0.42 + off), 14)] for off,
                 z in profile],
                mat, name, caps=False)


def _ridge(y, reach, z, height, mat):
    section = [(0, -0.04), (height * 0.7, -0.026), (height, -0.012), (height, 0.012), (height * 0.7, 0.026), (0, 0.04)]
    rings = []
    for x, k in ((-reach, 0.05), (-reach + 0.03, 0.7), (-reach + 0.07, 1), (reach - 0.07, 1), (reach - 0.03, 0.7),
                 (reach, 0.05)):
        rings.append([Vector((x, y + b, z + a * k)) for a, b in section])
    return loft(rings, mat, "ridge", smooth=50)


def _wire_handle(x, z, length, rise):
    """Steel rod bent to a long loop that hinges in a bracket."""
    steel = polished_steel(rough=0.16)
    path = [(x + 0.02, 0.17, z), (x + 0.3, 0.16, z + rise * 0.1), (x + length * 0.6, 0.115, z + rise * 0.62),
            (x + length - 0.16, 0.11, z + rise * 0.93),
            (x + length - 0.045, 0.075, z + rise), (x + length - 0.01, 0.0, z + rise), (x + length - 0.045, -0.075, z + rise),
            (x + length - 0.16, -0.11, z + rise * 0.93), (x + length * 0.6, -0.115, z + rise * 0.62),
            (x + 0.3, -0.16, z + rise * 0.1), (x + 0.02, -0.17, z)]
    wire = rod(spline(path, 14), 0.037, steel, "wire handle", 20)
    bracket = plate(rounded_rect(0.13, 0.48, 0.05), 0.11, cast_iron(), "bracket", 0.02, z=z - 0.055)
    bracket.location.x = x + 0.045
    return [wire, bracket]


def crepe_pan(size):
    """Low carbon-steel pan with a strap handle; the beech spreader lies in it."""
    length, width, height = (mm / 100 for mm in size)
    steel, r, h = carbon_steel(), width / 2, 0.2
    prof = fillet([(0, 0), (r * 0.86, 0), (r - 0.02, h - 0.02), (r, h), (r - 0.022, h + 0.004), (r * 0.86 - 0.012, 0.024),
                   (0, 0.024)], 0.035, 8)
    parts = [lathe(prof, steel, "pan")]
    start, end = r - 0.05, length - r
    line = spline([(start, 0, h * 0.6), (start + 0.14, 0, h * 0.72), (start + 0.5, 0, height * 0.66),
                   (end - 0.4, 0, height - 0.05), (end, 0, height - 0.03)], 12)

    def section(t):
        k = 1 if t < 0.96 else math.sqrt(max(0.02, 1 - ((t - 0.96) / 0.04) ** 2))
        return superellipse(lerp_keys([(0, 0.34), (0.12, 0.28), (0.4, 0.2), (0.85, 0.24), (1, 0.25)], t) * k, 0.05, 5, 36)
    parts.append(sweep(line, section, steel, "strap handle", smooth=50))
    parts += rivets([(start + 0.055, y, h * 0.6 + 0.05) for y in (-0.08, 0.08)], (-0.2, 0, 1), polished_steel(), 0.036)
    parts.append(place(_spreader(), -0.05, 0.12, 0.024, turn=205))
    return settle("crêpe pan", *parts)


def _spreader():
    """T of beech: a round bar and a slim handle, lying flat."""
    beech, thick = wood("beech"), 0.062
    bar = rod([Vector((0, y, thick)) for y in (-0.635, -0.62, -0.59, 0.0, 0.59, 0.62, 0.635)],
              lambda t: thick * (0.55 if t in (0, 1) else 0.85 if t < 0.2 or t > 0.8 else 1), beech, "bar", 24)
    stick = rod([Vector((x, 0, 0.062)) for x in (0.03, 0.5, 1.0, 1.1, 1.12)],
                lambda t: 0.042 if t < 0.7 else 0.05 if t < 0.9 else 0.02, beech, "stick", 24)
    return group("spreader", bar, stick)


def wok(size, lid=False):
    """Deep flat-bottomed wok: long beech handle in a steel socket, loop opposite; lid: its aluminium dome."""
    length, width, height = (mm / 100 for mm in size)
    steel, r, h, base = carbon_steel(), width / 2, 1.02, 0.75
    curve = [(0, 0), (base - 0.03, 0)] + [(base + (r - base) * u,
                                           (h) * (0.06 * u + 0.94 * u ** 1.55)) for u in [k / 28 for k in range(1, 29)]]
    inner = [(x - 0.02, z + 0.012) for x, z in reversed(curve[2:])] + [(base - 0.03, 0.02), (0, 0.02)]
    parts = [lathe(curve + fillet([curve[-1], (r + 0.005, h + 0.012), (r - 0.016, h + 0.016), inner[0]], 0.006)[1:-1] + inner,
                   steel, "bowl", 180)]
    z = h * 0.80
    at = r - 0.10
    top = (1.75 if lid else height) + 0.13
    parts += long_handle(at, z, length - r - at - 0.27, top - z - 0.28, wood("beech"), 0.55, 0.27, 0.27, 0.24, (0.36, 0.2))
    parts += loop_handle(r - 0.09, z + 0.02, polished_steel(rough=0.2), 0.33, 0.75, 0.10, 0.09, -1, 0.16, dig=0.02)
    parts += rivets([(r - 0.16, y, h * 0.78) for y in (-0.1, 0.1)], (-0.8, 0, 0.55), polished_steel(), 0.04)
    if lid:
        dome, crown = lid_dome(r - 0.09, h - 0.06, height - h - 0.28, aluminium(), aluminium(0.2), 0.0)
        parts += [*dome, knob(crown - 0.008, wood("beech"), 0.19, 0.26, 0.09)]
    return settle("wok", *parts)


MODELS = {"frying-pan": frying_pan, "saute-pan": saute_pan, "skillet": skillet, "grill-pan": grill_pan, "crepe-pan": crepe_pan,
          "wok": wok}
