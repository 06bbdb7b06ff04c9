"""Pots: saucepans, stock pot, Dutch oven, pasta and seafood pot, fondue."""
import math

from mathutils import Vector

from geometry import group, lathe, rod
from items.cookware_parts import (bridge_lid, disc_base, glass_lid, long_handle, loop_handle, pour_spout, shell, steel_lid)
from items.settling import settle
from materials import aluminium, brass, brushed_steel, cast_iron, enamel, perforated, plastic, polished_steel, wood
from outlines import fillet, spline


def saucepan(size):
    """Steel pan with a long handle, two pouring lips and a lid."""
    length, width, height = (mm / 100 for mm in size)
    r = width / 2 - 0.065
    rise, top = 0.09 * width, 0.16 + 0.05 * height
    h = height - 0.034 - 0.05 - rise - top
    bright = polished_steel(rough=0.15)
    parts = shell(r, h, brushed_steel("Z"), brushed_steel("R"), bright, corner=0.1)
    for part in parts:
        for angle in (90, -90):
            pour_spout(part, angle, r, h + 0.03, 0.05, 0.22, 0.15, 0.2)
    parts.append(disc_base(r - 0.06))
    k = 0.72 + 0.14 * width
    parts += long_handle(r, h * 0.76, length - width / 2 - r + 0.045, 0.34 * k, None, 0, 0.23 * k, 0.14 * k,
                         pad_size=(0.4 * k, 0.22 * k))
    return settle("saucepan", *parts, *steel_lid(r - 0.012, h + 0.034, rise, top))


def stock_pot(size):
    """Tall steel pot, two wide loop handles, a lid with a strap."""
    length, width, height = (mm / 100 for mm in size)
    r, bright = width / 2 - 0.05, polished_steel(rough=0.15)
    rise = 0.19
    h = height - 0.03 - 0.05 - rise - 0.29
    parts = shell(r, h, brushed_steel("Z"), brushed_steel("R"), bright, corner=0.12)
    parts.append(disc_base(r - 0.06))
    for side in (1, -1):
        parts += loop_handle(r, h * 0.80, bright, length / 2 - r - 0.055, 0.9, 0.11, 0.095, side, 0.04)
    return settle("stock pot", *parts, *bridge_lid(r - 0.012, h + 0.034, rise))


def dutch_oven(size, colour="green"):
    """Enamelled cast-iron casserole with a domed lid and a brass knob."""
    length, width, height = (mm / 100 for mm in size)
    coat, black = enamel(colour), cast_iron()
    r = width / 2 - 0.03
    h = 0.62 * height
    body = fillet([(0, 0.02), (r * 0.80, 0.02), (r * 0.835, 0.0), (r * 0.90, 0.0), (r * 0.965, h * 0.3), (r, h * 0.75), (r, h)],
                  0.2, 10)
    band = fillet([(r - 0.04, h - 0.02), (r + 0.006, h - 0.005), (r + 0.006, h + 0.022), (r - 0.1, h + 0.022)], 0.01, 4)
    z, lip = h + 0.02, r + 0.03
    rise = height - z - 0.095 - 0.255
    lid = [(0, z + 0.10 + rise)]
    for k in range(1, 49):                       # dome with two shallow rings
        t = k / 48
        ring = 0.013 * (math.exp(-((t - 0.55) / 0.02) ** 2) + math.exp(-((t - 0.66) / 0.02) ** 2))
        lid.append((t * (lip - 0.07), z + 0.10 + rise * (1 - t ** 2.4) + ring))
    lid += fillet([(lip - 0.065, z + 0.10), (lip - 0.02, z + 0.094), (lip, z + 0.07), (lip, z + 0.016), (lip - 0.016, z),
                   (lip - 0.2, z)], 0.022, 6)
    kz = z + 0.09 + rise
    grip = fillet([(0.0, kz), (0.135, kz), (0.125, kz + 0.03), (0.08, kz + 0.07), (0.095, kz + 0.13), (0.225, kz + 0.17),
                   (0.235, kz + 0.212), (0.19, kz + 0.243), (0, kz + 0.26)], 0.05, 7)
    parts = [lathe(body, coat, "body"), lathe(band, black, "band"), lathe(lid, coat, "lid", 180),
             lathe(grip, brass(), "knob", 96)]
    for side in (1, -1):
        parts += loop_handle(r, h * 0.82, coat, length / 2 - r - 0.075, 0.98, 0.17, 0.15, side, 0.02, pads=False, dig=0.05)
    return settle("Dutch oven", *parts)


def pasta_pot(size):
    """Steel pot with a lift-out strainer and a glass lid."""
    length, width, height = (mm / 100 for mm in size)
    r, bright = width / 2 - 0.05, polished_steel(rough=0.15)
    h = height * 0.68
    parts = shell(r, h, brushed_steel("Z"), brushed_steel("R"), bright, corner=0.12)
    parts.append(disc_base(r - 0.06))
    for side in (1, -1):
        parts += loop_handle(r, h * 0.70, bright, length / 2 - r - 0.05, 0.8, 0.10, 0.085, side, 0.03)
    collar = h + 0.30                            # the strainer stands above the pot's rim
    ri = r - 0.055
    holes = [(ri, h + 0.08), (ri - 0.03, 0.30), (ri - 0.12, 0.16), (0, 0.15)]
    parts.append(lathe(fillet(holes, 0.08, 8), perforated(72, 22, 0.27, (0.06, 0.93)), "strainer"))
    wall = fillet([(ri, h + 0.02), (ri, h + 0.048), (r + 0.012, h + 0.052), (r + 0.012, h + 0.08), (ri + 0.03, h + 0.10),
                   (ri + 0.03, collar),
                   (ri + 0.055, collar + 0.012), (ri + 0.055, collar + 0.032), (ri + 0.01, collar + 0.03), (ri, h + 0.07)],
                  0.014, 5)
    parts.append(lathe(wall, brushed_steel("Z"), "strainer collar"))
    for side in (1, -1):
        parts += loop_handle(ri + 0.03, h + 0.20, bright, 0.25, 0.55, 0.075, 0.06, side, 0.05, pads=False)
    rise = height - collar - 0.035 - 0.05 - 0.19
    return settle("pasta pot", *parts, *glass_lid(ri + 0.002, collar + 0.03, rise, bright))


def seafood_pot(size, lid=False):
    """Big aluminium pot with riveted handles; its perforated basket hangs in it by a wire bail."""
    length, width, height = (mm / 100 for mm in size)
    metal, bright = aluminium(), polished_steel(rough=0.18)
    r, h = width / 2 - 0.05, height * 0.79
    parts = shell(r, h, metal, aluminium(0.36), aluminium(0.2), wall=0.035, corner=0.14, flare=0.045, z=0.0)
    for side in (1, -1):
        parts += loop_handle(r, h * 0.78, bright, length / 2 - r - 0.055, 1.15, 0.12, 0.10, side, 0.05)
    parts += steel_lid(r - 0.012, h + 0.004, height - h - 0.27) if lid else _basket(r - 0.11, h - 0.05, height, bright)
    return settle("seafood pot", *parts)


def _basket(r, top, height, wire):
    """Perforated aluminium basket; the bail stands upright above it."""
    sheet = perforated(84, 26, 0.25, (0.04, 0.95))
    wall = lathe(fillet([(r, top), (r - 0.02, 0.4), (r - 0.12, 0.22), (0, 0.22)], 0.1, 8), sheet, "basket")
    lip = rod([Vector((r * math.cos(math.tau * k / 96), r * math.sin(math.tau * k / 96), top)) for k in range(96)], 0.03, wire,
              "basket rim", 14, closed=True)
    rise = height - top - 0.03
    arch = []
    for k in range(49):
        a = math.pi * k / 48
        arch.append(Vector(((r - 0.03) * math.cos(a), 0, top + rise * math.sin(a) ** 0.8)))
    bail = rod(arch, 0.028, wire, "bail", 16, up=(0, 1, 0))
    grip = rod([p for p in arch if abs(p.x) < 0.33 * r], 0.055, wood("beech"), "bail grip", 24, up=(0, 1, 0))
    return [wall, lip, bail, grip]


FORK_COLOURS = ("butter", "cobalt", "aubergine", "green", "terracotta", "cream")


def fondue_pot(size, colour="aubergine", forks=6):
    """Enamelled pot on a steel stand with a burner; forks lean on the ring of the rim."""
    length, width, height = (mm / 100 for mm in size)
    steel, coat = polished_steel(rough=0.14), enamel(colour)
    r, floor = width / 2 - 0.08, 0.86             # outer radius of the pot and height of its floor
    rim = floor + 0.80
    parts = _fondue_stand(r, floor, width, steel)
    wall = fillet([(0, floor), (r * 0.78, floor), (r * 1.0, floor + 0.3), (r * 1.0, floor + 0.5), (r * 0.94, rim - 0.02)], 0.2,
                  10)
    inner = fillet([(r * 0.94 - 0.075, rim - 0.01), (r - 0.08, floor + 0.5), (r - 0.08, floor + 0.32), (r * 0.74, floor + 0.08),
                    (0, floor + 0.08)], 0.2, 10)
    edge = fillet([(r * 0.94, rim - 0.024), (r * 0.94 + 0.012, rim), (r * 0.94 - 0.03, rim + 0.02),
                   (r * 0.94 - 0.075, rim - 0.012)], 0.02, 5)
    parts += [lathe(wall, coat, "pot"), lathe(edge, coat, "edge"), lathe(inner, enamel("cream"), "inside")]
    for side in (1, -1):
        parts += loop_handle(r, rim - 0.26, coat, length / 2 - r - 0.06, 0.7, 0.13, 0.11, side, 0.02, pads=False, dig=0.05)
    ring_r = r * 0.94 - 0.07
    ring = rod([Vector((ring_r * math.cos(math.tau * k / 96), ring_r * math.sin(math.tau * k / 96),
                        rim + 0.045)) for k in range(96)],
               0.024, steel, "fork ring", 14, closed=True)
    parts.append(ring)
    for k in range(forks):
        angle = 360 * k / forks
        fork = _fondue_fork(ring_r, rim + 0.045, floor + 0.1, height, plastic(FORK_COLOURS[k % len(FORK_COLOURS)], 0.3), steel)
        fork.rotation_euler.z = math.radians(angle)
        parts.append(fork)
    return settle("fondue pot", *parts)


def _fondue_fork(ring, z, floor, height, tip, steel):
    """Fork that stands on the pot's floor, leans on the ring and ends in a coloured grip."""
    rest = Vector((ring - 0.03, 0, z + 0.03))
    end = Vector((ring + 0.22, 0, height - 0.03))
    way = (end - rest).normalized()
    foot = rest - way * ((rest.z - floor - 0.03) / way.z)
    split = end - way * 0.38
    shaft = rod([foot, rest, split + way * 0.03], 0.017, steel, "shaft", 12, up=(0, 1, 0))
    grip = rod([split + way * 0.38 * t for t in (0, 0.03, 0.1, 0.5, 0.9, 0.97, 1)],
               lambda t: 0.025 if t in (0, 1) else 0.038 + 0.012 * t, tip, "grip", 20,
               up=(0, 1, 0))
    return group("fork", shaft, grip)


def _fondue_stand(r, floor, width, steel):
    """Ring under the pot on three legs, a base plate and the burner on it."""
    ring_r, foot_r = r * 0.80, width / 2 - 0.10
    ring_z = floor + 0.02
    ring = rod([Vector((ring_r * math.cos(math.tau * k / 96), ring_r * math.sin(math.tau * k / 96),
                        ring_z)) for k in range(96)], 0.04, steel, "stand ring",
               16, closed=True)
    parts = [ring]
    for k in range(3):
        a = math.tau * (k / 3 + 0.25)
        c, s = math.cos(a), math.sin(a)
        leg = spline([(ring_r * c, ring_r * s, ring_z), ((ring_r + 0.05) * c, (ring_r + 0.05) * s, 0.55),
                      (foot_r * c, foot_r * s, 0.08),
                      (foot_r * c, foot_r * s, 0.05)], 10)
        parts.append(rod(leg, 0.036, steel, "leg", 16, up=(-s, c, 0)))
    plate_ = fillet([(0, 0.0), (foot_r + 0.06, 0.0), (foot_r + 0.1, 0.03), (foot_r + 0.085, 0.075), (foot_r + 0.04, 0.055),
                     (0, 0.055)], 0.015, 5)
    cup = fillet([(0, 0.05), (0.36, 0.05), (0.38, 0.08), (0.38, 0.30), (0.33, 0.33), (0.24, 0.335), (0.24, 0.37), (0.20, 0.375),
                  (0.195, 0.28), (0, 0.28)], 0.02, 5)
    parts += [lathe(plate_, brushed_steel("R"), "base plate"), lathe(cup, steel, "burner"),
              lathe([(0, 0.345), (0.19, 0.345)], cast_iron(), "wick")]
    lever = rod([Vector((0.36, 0, 0.24)), Vector((0.5, 0, 0.24)), Vector((0.72, 0, 0.27))],
                lambda t: 0.022 if t < 0.4 else 0.03, plastic("peppercorn"), "lever", 14)
    lever.rotation_euler.z = math.radians(-70)
    return parts + [lever]


MODELS = {"saucepan": saucepan, "stock-pot": stock_pot, "dutch-oven": dutch_oven, "pasta-pot": pasta_pot,
          "seafood-pot": seafood_pot,
          "fondue-pot": fondue_pot}
