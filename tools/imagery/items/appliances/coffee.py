"""Gooseneck kettle and French press."""
import math

from mathutils import Vector

from geometry import lathe, plate, rod, sweep
from items.cookware_parts import knob, pour_spout
from items.settling import settle
from materials import brushed_steel, glass, matte_black, perforated, plastic, polished_steel, wood
from outlines import fillet, lerp_keys, rounded_rect, spline, superellipse


def _tube(points, radius, mat, name, steps=24):
    return rod(spline(points, 14), radius, mat, name, steps, up=(0, 1, 0))


def gooseneck_kettle(size):
    """Steel kettle with a long thin spout and a walnut knob, on its heating base."""
    length, width, height = (mm / 100 for mm in size)
    steel, bright, black = brushed_steel("Z"), polished_steel(rough=0.14), matte_black()
    r, low = width / 2 - 0.02, 0.30
    base = fillet([(0, 0), (r - 0.06, 0), (r, 0.04), (r, 0.17), (r - 0.05, 0.22), (r - 0.14, 0.235), (r - 0.15, low - 0.02),
                   (0, low - 0.02)], 0.025, 5)
    rb, rt, top = r - 0.09, r * 0.70, height - 0.47
    body = fillet([(0, low - 0.02), (rb - 0.03, low - 0.02), (rb, low + 0.02), (rb, low + 0.1), (rt, top),
                   (rt - 0.05, top + 0.02)], 0.06, 8)
    groove = fillet([(rb - 0.004, low + 0.06), (rb + 0.008, low + 0.07), (rb + 0.008, low + 0.10), (rb - 0.008, low + 0.115)],
                    0.006)
    cover = [(0, top + 0.13)] + [(k / 24 * (rt - 0.075), top + 0.035 + 0.095 * (1 - (k / 24) ** 2.4)) for k in range(1, 25)]
    cover += fillet([cover[-1], (rt - 0.06, top + 0.03), (rt - 0.06, top - 0.02)], 0.01)[1:]
    parts = [lathe(base, black, "base"), lathe(body, steel, "kettle"), lathe(groove, bright, "band"),
             lathe(cover, brushed_steel("R"), "lid"),
             knob(top + 0.118, wood("walnut"), 0.145, 0.34, 0.07)]
    tip = length - r * 1.62 - 0.06                      # the handle takes the rest of the length
    z0, z1 = low + 0.26, top - 0.06
    spout = [(rb - 0.12, 0, z0), (rb + 0.10, 0, z0 + 0.02), (rb + 0.27, 0, z0 + 0.22), (rb + 0.30, 0, z0 + 0.62),
             (tip - 0.40, 0, z1 - 0.02), (tip - 0.19, 0, z1 + 0.15),
             (tip, 0, z1 + 0.12)]
    parts.append(_tube(spout, lambda t: lerp_keys([(0, 0.16), (0.15, 0.13), (0.4, 0.075), (0.9, 0.055), (1, 0.06)], t), bright,
                       "spout"))
    back = r * 1.62
    grip = spline([(-rt - 0.01, 0, z1 - 0.06), (-rt - 0.22, 0, z1 + 0.05), (-back + 0.16, 0, z1 + 0.04),
                   (-back + 0.05, 0, z1 - 0.16), (-back + 0.10, 0, z1 - 0.55),
                   (-back + 0.17, 0, z1 - 0.86)], 14)
    ends = lambda t: 1 if t < 0.94 else math.sqrt(max(0.03, 1 - ((t - 0.94) / 0.06) ** 2))
    parts.append(sweep(grip, lambda t: superellipse(lerp_keys([(0, 0.12), (0.35, 0.15), (0.8, 0.2), (1, 0.18)], t) * ends(t),
                                                    lerp_keys([(0, 0.09), (0.35, 0.1), (0.8, 0.13), (1, 0.12)], t) * ends(t),
                                                    2.6, 32),
                       black, "handle", up=(0, 1, 0), smooth=60))
    parts += _base_controls(r, bright)
    return settle("gooseneck kettle", *parts)


def _base_controls(r, bright):
    """Dial for the temperature steps on the front of the base, with a butter-coloured mark."""
    dial = lathe(fillet([(0, 0.07), (0.06, 0.07), (0.075, 0.055), (0.08, -0.03)], 0.012), bright, "dial", 48)
    dial.rotation_euler.x = math.pi / 2
    dial.location = (0, -r + 0.01, 0.105)
    mark = plate(rounded_rect(0.014, 0.05, 0.006), 0.006, plastic("butter"), "mark", 0)
    mark.rotation_euler.x = math.pi / 2
    mark.location = (0, -r - 0.058, 0.13)
    return [dial, mark]


def french_press(size):
    """Glass beaker in a steel frame, with the plunger pressed down."""
    length, width, height = (mm / 100 for mm in size)
    steel, clear, black = polished_steel(rough=0.12), glass("#FCFEFD"), matte_black()
    r, foot, top = width / 2 - 0.04, 0.12, height - 0.52
    g = r - 0.035                                # outer radius of the glass
    outer = fillet([(0, foot + 0.02), (g, foot + 0.02), (g, top)], 0.10, 8)
    inner = fillet([(g - 0.028, top), (g - 0.028, foot + 0.055), (0, foot + 0.055)], 0.08, 8)
    beaker = lathe(outer + inner, clear, "beaker")
    parts = [pour_spout(beaker, 180, g, top, 0.10, 0.3, 0.3, 0.1)]
    parts += _press_frame(r, foot, top, steel)
    parts += _plunger(g - 0.04, foot + 0.09, top, height, steel, black)
    parts += _press_handle(r, foot, top, length - 2 * r - 0.13, steel)
    return settle("French press", *parts)


def _press_frame(r, foot, top, steel):
    """Base dish with three feet, two bands and four straps."""
    dish = fillet([(0, foot - 0.05), (r - 0.08, foot - 0.05), (r, foot), (r, foot + 0.16), (r - 0.02, foot + 0.165),
                   (r - 0.03, foot + 0.02), (0, foot + 0.01)], 0.03, 6)
    parts = [lathe(dish, steel, "dish")]
    for z in (top * 0.46, top - 0.20):
        parts.append(lathe(fillet([(r - 0.032, z), (r + 0.002, z), (r + 0.002, z + 0.11), (r - 0.032, z + 0.11)], 0.008, 3),
                           steel, "band"))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        strap = plate(rounded_rect(0.022, 0.13, 0.006), top - 0.12 - foot, steel, "strap", 0.004, z=foot + 0.02)
        strap.location = ((r - 0.012) * math.cos(a), (r - 0.012) * math.sin(a), 0)
        strap.rotation_euler.z = a
        parts.append(strap)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        pin = lathe(fillet([(0, 0), (0.05, 0), (0.05, foot), (0, foot)], 0.018), steel, "foot", 32)
        pin.location = ((r - 0.14) * math.cos(a), (r - 0.14) * math.sin(a), 0)
        parts.append(pin)
    return parts


def _plunger(r, z, top, height, steel, black):
    """Two screens at the bottom, the rod, the domed lid and the knob."""
    plate_ = fillet([(0, z), (r - 0.02, z), (r, z + 0.02), (r, z + 0.04), (r - 0.03, z + 0.05), (0, z + 0.06)], 0.01)
    spring = lathe(fillet([(r - 0.02, z + 0.05), (r, z + 0.06), (r, z + 0.09), (r - 0.02, z + 0.1)], 0.008), steel, "spring")
    mesh = lathe([(r - 0.02, z + 0.085), (0, z + 0.085)], perforated(90, 26, 0.3, (0.05, 0.95)), "screen")
    shaft = lathe([(0, z), (0.025, z), (0.025, height - 0.2), (0, height - 0.2)], steel, "rod", 24)
    lid = [(0, top + 0.21)] + [(k / 20 * (r + 0.02), top + 0.10 + 0.11 * (1 - (k / 20) ** 2.6)) for k in range(1, 21)]
    lid += fillet([lid[-1], (r + 0.09, top + 0.095), (r + 0.095, top + 0.01), (r + 0.05, top + 0.003), (r, top + 0.004),
                   (r - 0.01, top - 0.09)], 0.02, 5)[1:]
    ball = [(0.13 * math.sin(math.pi * k / 24), height - 0.12 - 0.12 * math.cos(math.pi * k / 24)) for k in range(25)]
    return [lathe(plate_, steel, "plunger plate"), spring, mesh, shaft, lathe(lid, steel, "lid"),
            lathe(ball, black, "knob", 64)]


def _press_handle(r, foot, top, reach, steel):
    """Walnut bow on two steel arms."""
    z0, z1 = top * 0.46 + 0.055, top - 0.145
    path = spline([(r + 0.12, 0, z1 + 0.02), (r + 0.36, 0, z1 + 0.035), (r + reach - 0.06, 0, z1 - 0.10),
                   (r + reach - 0.02, 0, (z0 + z1) / 2), (r + reach - 0.12, 0, z0 + 0.02),
                   (r + 0.32, 0, z0 - 0.14), (r + 0.28, 0, z0 - 0.22)], 14)
    grow = lambda t: 1 if 0.05 < t < 0.94 else 0.75 + 0.25 * math.sqrt(max(0, min(t / 0.05, (1 - t) / 0.06)))
    grip = sweep(path, lambda t: superellipse(0.20 * grow(t), 0.115 * grow(t), 2.6, 32), wood("walnut"), "handle", up=(0, 1, 0),
                 smooth=60)
    arms = [rod([Vector((r - 0.01, 0, z1 + 0.01)), Vector((r + 0.16, 0, z1 + 0.025))], 0.035, steel, "arm", 20, up=(0, 1, 0)),
            rod([Vector((r - 0.01, 0, z0)), Vector((r + reach - 0.12, 0, z0 + 0.03))], 0.03, steel, "arm", 20, up=(0, 1, 0))]
    return [grip, *arms]


MODELS = {"gooseneck-kettle": gooseneck_kettle, "french-press": french_press}
