"""Tins, trays, bowls and dishes."""
import math

from mathutils import Vector

from geometry import drop, group, lathe, loft, place, plate, rect_lathe, rod, sweep
from items.utensils import dm, fitted, flat_bar
from materials import aluminium, brushed_steel, ceramic, polished_steel, silicone, wood
from nodes import Nodes, material, srgb
from outlines import fillet, rounded_rect, spline, superellipse


@material
def dark_tin():
    """Non-stick coating of bakeware: charcoal with a satin sheen."""
    n = Nodes("dark tin")
    speck = n.noise(n.object_coords(), 60, 2)
    return n.surface(color=n.ramp(speck, [(0.3, "#2C2B2D"), (0.75, "#3A393B")]), rough=0.36, metal=0.25, spec=0.5)


@material
def satin_steel():
    """Inside of deep steel bowls: scatters a little, so that it does not swallow all light."""
    return Nodes("satin steel").surface(color=srgb("#CFCDC8"), metal=0.72, rough=0.3)


def two_tone(obj, mat, ring, rings):
    """Give the faces from that share of a lathe or rect_lathe onwards a second material."""
    obj.data.materials.append(mat)
    start = len(obj.data.polygons) * ring / rings
    for face in obj.data.polygons:
        face.material_index = 1 if face.index >= start else 0
    return obj


@material
def cordierite():
    n = Nodes("cordierite")
    speck, cloud = n.noise(n.object_coords(), 45, 4), n.noise(n.object_coords(), 3, 3)
    col = n.mix(cloud, n.ramp(speck, [(0.35, "#A98F70"), (0.6, "#CDB595")]), srgb("#D6C3A6"))
    return n.surface(color=col, rough=0.85, spec=0.2, normal=n.bump(speck, 0.2, 0.008))


def rolled_tray(base_w, base_d, height, flare, corner, mat, bead=0.03, lip=0.05, name="tray", thick=0.012):
    """Pressed tray: floor, sloping walls, an outward lip that ends in a rolled wire. Base is the floor's size."""
    wall = fillet([(-0.5, 0.0), (0.0, 0.0, 0.09), (flare, height - bead * 0.8, 0.03),
                   (flare + lip, height - bead * 0.8)], 0.03, 8)
    curl = [(flare + lip + bead * math.sin(a),
             height - bead + bead * math.cos(a)) for a in [math.tau * k / 14 for k in range(12)]]
    inner = fillet([(flare + lip - 0.01, height - bead * 0.8 + thick),
                    (flare - 0.008, height - bead * 0.8 + thick, 0.03),
                    (-thick, thick, 0.09), (-0.5, thick)], 0.03, 8)
    inset = min(0.5, min(base_w, base_d) / 2 - 0.05)
    prof = [p for p in wall if p[0] > -inset] + curl[2:] + [p for p in inner if p[0] > -inset]
    return rect_lathe([(-inset, 0.0)] + prof + [(-inset, thick)], base_w, base_d, corner, mat, name, 12, 50)


def sheet_pan(size):
    """Natural aluminium half sheet with a wire in its rim."""
    length, width, height = dm(size)
    spare = 2 * (0.12 + 0.04 + 0.035)
    return fitted(group("sheet pan", rolled_tray(length - spare, width - spare, height, 0.12, 0.32, aluminium(), 0.035,
                                                 0.04)), size)


def loaf_tin(size):
    """Folded corners, sloping walls, a wider lip at both ends."""
    length, width, height = dm(size)
    mat = dark_tin()
    body = rolled_tray(length - 0.74, width - 0.44, height, 0.16, 0.14, mat, 0.026, 0.03, "tin")
    parts = [body]
    for s in (1, -1):                                  # end lips to hold on to
        lip = plate(rounded_rect(0.24, width * 0.72, 0.09), 0.024, mat, "lip", 0.008, z=height - 0.045)
        lip.location.x = s * (length / 2 - 0.12)
        parts.append(lip)
        for t in (1, -1):                              # the folded sheet lies as a flat triangle on the end wall
            y0, y1 = t * (width / 2 - 0.3), t * (width / 2 - 0.52)
            x0, x1 = s * (length / 2 - 0.365), s * (length / 2 - 0.235)
            fold = [Vector((x0, y0, 0.05)), Vector((x1, y0 * 1.09, height - 0.1)), Vector((x1, y1, height - 0.1))]
            out = Vector((s * 0.014, 0, 0))
            parts.append(loft([[p - out for p in fold], [p + out for p in fold]], mat, "fold", smooth=20))
    return fitted(group("loaf tin", *parts), size)


def muffin_tin(size, columns=4, rows=3):
    """Cups are turned one by one and bead over the holes of the plate."""
    length, width, height = dm(size)
    mat, r, pitch = dark_tin(), 0.365, (length - 0.42) / columns
    spots = [((i - (columns - 1) / 2) * pitch,
              (j - (rows - 1) / 2) * (width - 0.32) / rows) for i in range(columns) for j in range(rows)]
    ring = [(r * math.cos(a), r * math.sin(a)) for a in [math.tau * k / 72 for k in range(72)]]
    top = plate(rounded_rect(length - 0.05, width - 0.05, 0.28), 0.014, mat, "plate", 0,
                [[(x + u, y + v) for u, v in ring] for x, y in spots], z=height - 0.03)
    edge = [Vector((x, y, height - 0.022)) for x, y in rounded_rect(length - 0.05, width - 0.05, 0.28, 14)]
    parts = [top, rod(edge, 0.022, mat, "rim", 12, closed=True)]
    z = height - 0.014
    prof = fillet([(r + 0.035, z - 0.004), (r + 0.02, z + 0.01), (r - 0.01, z - 0.01, 0.03), (r * 0.76, 0.012, 0.07),
                   (0, 0.012)], 0.01, 7)
    back = fillet([(0, 0.0), (r * 0.76 + 0.008, 0.0, 0.07), (r - 0.002, z - 0.02)], 0.01, 7)
    for x, y in spots:
        cup = lathe(prof + back, mat, "cup", 72)
        cup.location = (x, y, 0)
        parts.append(cup)
    return fitted(group("muffin tin", *parts), size)


def steel_bowl(r, h, foot, spout=False):
    """Spun steel bowl with a rolled rim on a silicone ring."""
    out = [(r * 0.5, 0.03)] + [(r * (0.5 + 0.5 * math.sin(a) ** 0.8), 0.03 + (h - 0.05) * (1 - math.cos(a)) ** 0.92)
                               for a in [math.pi / 2 * k / 22 for k in range(1, 23)]]
    curl = [(r + 0.022 + 0.024 * math.cos(a),
             h - 0.024 + 0.024 * math.sin(a)) for a in [math.pi * (1.2 - 1.3 * k / 10) for k in range(11)]]
    prof = [(0, 0.05), (r * 0.5 - 0.02, 0.05)] + [(x - 0.012, z + 0.012) for x,
                                                  z in out[1:-1]] + curl[::1] + list(reversed(out)) + [(0, 0.03)]
    bowl = lathe(prof, satin_steel(), "bowl", 160, 50)
    two_tone(bowl, brushed_steel("Z", 0.2), (len(out) + 6) * 160, len(bowl.data.polygons))
    if spout:
        for v in bowl.data.vertices:                   # pull the rim outwards at one place
            k = max(0, v.co.z / h - 0.72) / 0.28 * math.exp(-(math.atan2(v.co.y, v.co.x) / 0.17) ** 2)
            v.co.x += 0.1 * k
            v.co.z -= 0.05 * k * k
    pad = lathe(fillet([(r * 0.36, 0.0), (r * 0.55, 0.0), (r * 0.57, 0.045), (r * 0.34, 0.045)], 0.012,
                       4) + [(r * 0.36, 0.0)], silicone(foot), "foot")
    return group("bowl", bowl, pad)


def mixing_bowls(size, count=3, foot="aubergine"):
    """Nested, each bowl standing in the next larger one; the smallest has a spout."""
    _, width, height = dm(size)
    r, bowls = width / 2 - 0.05, []
    for k in range(count):
        bowl = steel_bowl(r * (1 - 0.185 * k), height - 0.01 - 0.13 * k, foot, spout=k == count - 1)
        bowls.append(place(bowl, 0, 0, 0.055 * k, turn=-70))
    return fitted(group("mixing bowls", *bowls), size)


def baking_dish(size, colour="cobalt"):
    """Stoneware: coloured glaze outside, salt white inside, a handle at either end."""
    length, width, height = dm(size)
    glaze, white = ceramic(colour, 0.16), ceramic("#F2F0EA", 0.16)
    w, d, parts = length - 0.62, width - 0.12, []
    outer = fillet([(-0.9, 0.04), (-0.24, 0.04), (-0.22, 0), (-0.14, 0.0), (-0.1, 0.05, 0.1), (0.0, height - 0.03),
                    (0.0, height - 0.015)], 0.03, 8)
    inner = fillet([(-0.012, height), (-0.055, height), (-0.07, height - 0.03), (-0.17, 0.1, 0.14), (-0.9, 0.1)], 0.02,
                   8)
    body = rect_lathe(outer + inner, w, d, 0.42, glaze, "dish", 14)
    n = len(rounded_rect(1, 1, 0.1, 14))
    parts.append(two_tone(body, white, len(outer) * n, len(body.data.polygons)))
    for s in (1, -1):
        path = spline([(s * (w / 2 - 0.03), -d * 0.27, height - 0.13),
                       (s * (length / 2 - 0.12), -d * 0.22, height - 0.12),
                       (s * (length / 2 - 0.085), 0, height - 0.12), (s * (length / 2 - 0.12), d * 0.22, height - 0.12),
                       (s * (w / 2 - 0.03), d * 0.27, height - 0.13)], 12)
        parts.append(sweep(path, lambda t: superellipse(0.17, 0.13, 2.6), glaze, "handle"))
    return fitted(group("baking dish", *parts), size)


def cake_tin(r, h):
    """Loose-bottomed tin: the wall with its rolled rim, and the disc that lies in it."""
    steel = aluminium(0.28)
    wall = fillet([(r - 0.14, 0), (r - 0.02, 0, 0.02), (r - 0.02, h - 0.03), (r, h - 0.03), (r, h), (r - 0.035, h),
                   (r - 0.032, 0.02, 0.02), (r - 0.14, 0.02)], 0.01, 4)
    disc = fillet([(0, 0.022), (r * 0.86, 0.022), (r * 0.87, 0.032), (r - 0.05, 0.032), (r - 0.05, 0.044),
                   (r * 0.855, 0.044), (r * 0.845, 0.034), (0, 0.034)], 0.006, 3)
    return group("tin", lathe(wall, steel, "wall"), lathe(disc, steel, "bottom"))


def cake_tins(size, count=2):
    """One tin lies, each further one leans on it, so that the loose bottom can be seen."""
    length, _, height = dm(size)
    r, tins = length / 2, [cake_tin(length / 2, height)]
    for k in range(1, count):
        tilt = math.radians(52)
        foot = r + height / math.tan(tilt) + 0.012     # where the leaning bottom meets the table
        tin = cake_tin(r, height)
        centre = Vector((foot - r * math.cos(tilt), 0, r * math.sin(tilt)))
        place(tin, *centre, tilt=(0, math.degrees(tilt)))
        tins.append(tin)
    return drop(group("cake tins", *tins))


def pizza_wheel(length=2.1, r=0.5):
    """Wheel on a fork with a beech grip, lying flat along +x."""
    bright, z = polished_steel(rough=0.12), 0.12
    disc = lathe(fillet([(0, -0.014), (r * 0.5, -0.014), (r, 0), (r * 0.5, 0.014), (0, 0.014)], 0.004, 3), bright,
                 "disc")
    disc.location = (length - r, 0, z)
    grip = rod([Vector((x, 0, z)) for x in (0, 0.02, 0.08, 0.3, 0.7, 1.0, 1.1)],
               lambda t: (0.06, 0.1, 0.115, 0.12, 0.105, 0.085, 0.075)[round(t * 6)], wood("beech"), "grip", 32)
    parts = [disc, grip]
    for s in (1, -1):
        path = spline([(1.05, 0, z), (1.16, 0, z + 0.01 * s), (1.26, 0, z + 0.035 * s),
                       (length - r - 0.1, 0, z + 0.04 * s), (length - r + 0.08, 0, z + 0.038 * s)], 10)
        parts.append(flat_bar(path, 0.14, 0.02, bright, "fork", 4, 0.03))
    parts.append(rod([Vector((length - r, 0, z - 0.06)), Vector((length - r, 0, z + 0.06))], 0.05, bright, "axle", 24,
                     up=(1, 0, 0)))
    return group("wheel", *parts)


def pizza_stone(size, kind="beech"):
    """The peel lies on the stone, its handle reaching over the edge; the wheel lies on the peel."""
    length, width, _ = dm(size)
    r, thick, head = width / 2, 0.16, 1.45
    stone = lathe(fillet([(0, 0), (r - 0.03, 0), (r, 0.03), (r, thick - 0.03), (r - 0.03, thick), (0, thick)], 0.025,
                         5), cordierite(), "stone")
    x0, x1, blade = length - r, length - r - 3.7, head
    outline = fillet([(-1.7, -blade, 0.35), (1.0, -blade, 0.9), (1.55, -0.21, 0.35), (3.5, -0.17, 0.17),
                      (3.5, 0.17, 0.17),
                      (1.55, 0.21, 0.35), (1.0, blade, 0.9), (-1.7, blade, 0.35)], 0, 10, closed=True)
    hole = [(3.27 + 0.07 * math.cos(a), 0.07 * math.sin(a)) for a in [math.tau * k / 32 for k in range(32)]]
    peel = plate(outline, 0.12, wood(kind, 0.62), "peel", 0.025, [hole], z=thick + 0.002)
    wheel = drop(place(pizza_wheel(), -1.25, 0.75, turn=-38), thick + 0.124)
    peel.location.x = 0.25
    return fitted(group("pizza stone", stone, peel, wheel), size)


def roasting_pan(size):
    """Steel pan with upright handles; the V-rack stands inside."""
    length, width, height = dm(size)
    steel, bright, wall = brushed_steel("X", 0.2), polished_steel(rough=0.14), height * 0.6
    w, d = length - 0.56, width - 0.36
    parts = [rolled_tray(w, d, wall, 0.1, 0.45, steel, 0.035, 0.04, "pan")]
    for s in (1, -1):
        x = s * (w / 2 + 0.16)
        path = spline([(x - s * 0.06, -0.62, wall - 0.2), (x, -0.62, wall - 0.12), (x + s * 0.04, -0.6, height - 0.2),
                       (x + s * 0.045, -0.46, height - 0.045),
                       (x + s * 0.045, 0, height - 0.045), (x + s * 0.045, 0.46, height - 0.045), (x + s * 0.04, 0.6,
                               height - 0.2), (x, 0.62, wall - 0.12), (x - s * 0.06, 0.62, wall - 0.2)], 12)
        parts.append(rod(path, 0.05, bright, "handle", 18, up=(1, 0, 0)))
    parts += v_rack(w - 0.7, d - 0.5, wall, bright)
    return fitted(group("roasting pan", *parts), size)


def v_rack(length, width, height, mat):
    """Two slanting grids that meet low in the middle, on four feet."""
    parts, low, r = [], 0.16, 0.022
    half = width / 2
    for k in range(11):
        x = (k / 10 - 0.5) * length
        path = spline([(x, -half, height + 0.05), (x, -half * 0.55, height * 0.62), (x, -0.22, low), (x, 0.22, low),
                       (x, half * 0.55, height * 0.62), (x, half, height + 0.05)], 10)
        parts.append(rod(path, r * 0.8, mat, "bar", 8, up=(1, 0, 0)))
    frame = [Vector((x, y, height + 0.07)) for x, y in rounded_rect(length + 0.1, width + 0.04, 0.12)]
    parts.append(rod(frame, r * 1.3, mat, "frame", 10, closed=True))
    for s in (1, -1):
        x = s * (length * 0.3)
        foot = spline([(x, -0.3, low + 0.03), (x, -0.34, 0.06), (x, -0.3, 0.035), (x, 0.3, 0.035), (x, 0.34, 0.06),
                       (x, 0.3, low + 0.03)], 8)
        parts.append(rod(foot, r, mat, "foot", 8, up=(1, 0, 0)))
    return parts


MODELS = {"sheet-pan": sheet_pan, "loaf-tin": loaf_tin, "muffin-tin": muffin_tin, "mixing-bowls": mixing_bowls,
          "baking-dish": baking_dish, "cake-tins": cake_tins, "pizza-stone": pizza_stone, "roasting-pan": roasting_pan}
ARRANGED = ("cake-tins",)
