"""The table: pour-over coffee, enamel for four, children's setting, cocktails."""
import math

from mathutils import Vector

from geometry import drop, group, lathe, place, plate, rect_lathe, rod, sweep
from items.canvas_sets import TOP, roll
from items.utensils import bowl_shell, dm, flat_bar, keys, turned
from materials import brushed_steel, ceramic, enamel, plain, polished_steel, silicone, wood
from outlines import fillet, spline, superellipse

WHITE = "#F3F2EC"


# ---------------------------------------------------------------- enamel
def enamelled(profile, rim, name, thick=0.022):
    """Pressed steel in white enamel; the profile runs from the centre to the rim, which is rolled and cobalt."""
    white, blue = enamel(WHITE, 0.2), enamel("cobalt", 0.2)
    back = [(max(0, r), z - thick) if r < rim[0] * 0.6 else (r + thick * 0.7, z - thick * 0.4) for r,
            z in reversed(profile)]
    edge = [(rim[0] + 0.026 * math.cos(a),
             rim[1] + 0.026 * math.sin(a)) for a in [math.tau * k / 16 for k in range(17)]]
    return group(name, lathe(profile + back, white, name, 128, 50), lathe(edge, blue, "rim", 128))


def plate_(r):
    prof = fillet([(0, 0.03), (r * 0.66, 0.03, 0.12), (r * 0.76, 0.13, 0.12), (r - 0.02, 0.2)], 0.08, 8)
    return enamelled(prof, (r - 0.02, 0.195), "plate")


def bowl_(r, h):
    prof = fillet([(0, 0.03), (r * 0.5, 0.03, 0.25), (r * 0.88, h * 0.55, 0.3), (r - 0.02, h - 0.02)], 0.1, 10)
    return enamelled(prof, (r - 0.02, h - 0.026), "bowl")


def tumbler(r, h):
    prof = fillet([(0, 0.03), (r * 0.84, 0.03, 0.05), (r - 0.025, h - 0.03)], 0.03, 6)
    return enamelled(prof, (r - 0.022, h - 0.026), "tumbler")


# ---------------------------------------------------------------- cutlery
def table_spoon(length, scale=1.0):
    bright, a = polished_steel(rough=0.1), 0.34 * scale
    bowl = bowl_shell(a, 0.215 * scale, 0.085 * scale, bright, thick=0.02, at=(length - a, 0, 0.0), power=2.2)
    return drop(group("spoon", bowl, cutlery_handle(length - 2 * a + 0.05, bright, scale)))


def cutlery_handle(length, mat, scale=1.0):
    path = spline([(0, 0, 0.0), (length * 0.35, 0, 0.03), (length * 0.75, 0, 0.06), (length, 0, 0.0)], 12)
    return flat_bar(path, keys((0, 0.2 * scale), (0.1, 0.22 * scale), (0.6, 0.1 * scale), (0.9, 0.09 * scale),
                               (1, 0.11 * scale)),
                    keys((0, 0.04), (0.6, 0.05), (1, 0.03)), mat, "handle", 2.6, 0.04)


def table_fork(length, scale=1.0):
    bright, x = polished_steel(rough=0.1), length - 0.78 * scale
    root = flat_bar(spline([(x - 0.1, 0, 0.02), (x, 0, -0.01), (x + 0.2 * scale, 0, -0.045),
                            (x + 0.34 * scale, 0, -0.05)], 10),
                    keys((0, 0.1 * scale), (0.45, 0.14 * scale), (0.75, 0.26 * scale),
                         (1, 0.255 * scale)), 0.03, bright, "root", 3, 0)
    tines = [flat_bar(spline([(x + 0.3 * scale, y, -0.05), (x + 0.5 * scale, y, -0.045),
                              (x + 0.78 * scale, y * 0.92, 0.0)], 8),
                      keys((0, 0.042 * scale), (0.8, 0.036 * scale),
                           (1, 0.012)), 0.026, bright, "tine", 2.6, 0) for y in [scale * 0.0703 * (k - 1.5) for k in range(4)]]
    return drop(group("fork", cutlery_handle(x, bright, scale), root, *tines))


def table_knife(length, scale=1.0):
    bright = polished_steel(rough=0.1)
    outline = fillet([(length * 0.42, -0.075 * scale, 0.05), (length * 0.97, -0.11 * scale, 0.2),
                      (length, 0.06 * scale, 0.1), (length * 0.42, 0.08 * scale, 0.05)], 0, 8, closed=True)
    blade = plate(outline, 0.022, bright, "blade", 0.006, z=-0.011)
    w = [(0, 0.17 * scale), (0.2, 0.19 * scale), (0.85, 0.14 * scale), (1, 0.11 * scale)]
    grip = turned(w, [(0, 0.07), (0.3, 0.08), (1, 0.05)], length * 0.46, bright, "grip", power=2.8)
    return drop(group("knife", blade, grip))


def cutlery(x, y, gap, length, scale=1.0):
    """Knife, fork and spoon side by side, pointing away from the camera."""
    pieces = [table_fork(length * 0.95, scale), table_knife(length * 1.05, scale), table_spoon(length * 0.95, scale)]
    return [place(piece, x + gap * k, y, piece.matrix_world.translation.z, turn=90) for k, piece in enumerate(pieces)]


def table_setting(size, count=4):
    """Plates stacked with the bowls on them, tumblers in a row, cutlery in sets in front."""
    length, _, height = dm(size)
    r, parts = length * 0.455, []
    for k in range(count):
        parts.append(place(plate_(r), -0.75, 0.85, 0.055 * k - 0.008))
    for k in range(count):
        parts.append(place(bowl_(0.76, 0.52), -0.75, 0.85, 0.055 * (count - 1) + 0.026 + 0.18 * k))
    for k in range(count):
        parts.append(place(tumbler(0.42, 1.0), 1.15 + 0.95 * (k // 2), 1.3 - 0.95 * (k % 2)))
    for k in range(count):
        parts += cutlery(-2.0 + 1.14 * k, -2.75, 0.32, 1.95)
    return group("table setting", *parts)


# ---------------------------------------------------------------- children
def divided_plate(r, colour):
    """Silicone plate with three hollows."""
    soft = silicone(colour)
    body = lathe(fillet([(0, 0), (r * 0.8, 0, 0.05), (r, 0.2), (r - 0.03, 0.235), (r - 0.09, 0.22),
                         (r * 0.82, 0.06, 0.08), (0, 0.05)], 0.03, 7), soft, "plate", 128)
    walls = []
    for a in (90, 210, 330):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        path = [Vector((c * d, s * d, 0.105)) for d in (0.0, 0.3, 0.6, r * 0.86)]
        walls.append(sweep(path, lambda t: superellipse(0.09, 0.2, 2.4), soft, "wall"))
    return group("divided plate", body, *walls)


def suction_bowl(r, h, colour):
    soft = silicone(colour)
    prof = fillet([(0, 0.03), (r * 0.55, 0.01), (r * 0.72, 0.0), (r * 0.73, 0.025), (r * 0.5, 0.09, 0.03),
                   (r * 0.62, 0.16, 0.1), (r * 0.97, h - 0.06), (r, h - 0.03), (r - 0.03, h), (r - 0.08, h - 0.03),
                   (r * 0.6, 0.2, 0.12), (0, 0.17)], 0.03, 8)
    return group("suction bowl", lathe(prof, soft, "bowl", 128))


def two_handled_cup(r, h, colour):
    soft = silicone(colour)
    prof = fillet([(0, 0.0), (r * 0.84, 0, 0.06), (r, h - 0.02), (r - 0.02, h), (r - 0.06, h - 0.02),
                   (r * 0.8 - 0.02, 0.06, 0.05), (0, 0.06)], 0.02, 7)
    parts = [lathe(prof, soft, "cup", 96)]
    for s in (1, -1):
        path = spline([(s * (r * 0.93), 0, h * 0.8), (s * (r + 0.2), 0, h * 0.82), (s * (r + 0.3), 0, h * 0.58),
                       (s * (r + 0.2), 0, h * 0.3), (s * (r * 0.86), 0, h * 0.26)], 12)
        parts.append(sweep(path, lambda t: superellipse(0.15, 0.1, 2.4), soft, "handle", up=(0, 1, 0)))
    return group("cup", *parts)


def kids_cutlery(x, y, colour):
    """Short steel heads with fat silicone grips."""
    out, soft = [], silicone(colour)
    for k, make in enumerate((table_fork, table_knife, table_spoon)):
        head = make(1.38, 0.82)
        w = [(0, 0.24), (0.3, 0.27), (1, 0.16)]
        grip = turned(w, [(0, 0.16), (0.5, 0.2), (1, 0.16)], 0.72, soft, "grip", bend=lambda t: 0.1, power=2.3,
                      soft=0.06)
        out.append(place(group("short cutlery", head, grip), x + 0.36 * k, y, turn=90))
    return out


def kids_table_setting(size, count=2):
    """Two settings side by side: plate, bowl, cup and short cutlery each."""
    length, _, _ = dm(size)
    r, parts = length * 0.455, []
    for k, (main, accent) in enumerate((("butter", "aubergine"), ("aubergine", "butter"))[:count]):
        x = (k - (count - 1) / 2) * (2 * r + 1.0)
        parts.append(place(divided_plate(r, main), x, 0, turn=0))
        parts.append(place(suction_bowl(0.62, 0.5, accent), x - 0.62, 1.75))
        parts.append(place(two_handled_cup(0.38, 0.75, main), x + 0.82, 1.7, turn=-10))
        parts += kids_cutlery(x - 0.36, -2.6, accent)
    return group("children's setting", *parts)


# ---------------------------------------------------------------- coffee
def coffee_cup(r, h, colour):
    """Stoneware cup, glazed inside and raw at the foot."""
    glaze = ceramic(colour, 0.3, 0.5)
    prof = fillet([(0, 0.03), (r * 0.58, 0.03), (r * 0.6, 0), (r * 0.68, 0.0), (r * 0.8, 0.1, 0.1), (r, h * 0.55, 0.2),
                   (r, h - 0.01), (r - 0.02, h), (r - 0.05, h - 0.02),
                   (r - 0.055, h * 0.5, 0.2), (r * 0.7, 0.1, 0.08), (0, 0.08)], 0.02, 8)
    ear = spline([(r - 0.02, 0, h * 0.8), (r + 0.16, 0, h * 0.84), (r + 0.25, 0, h * 0.62), (r + 0.17, 0, h * 0.36),
                  (r - 0.04, 0, h * 0.3)], 12)
    return group("cup", lathe(prof, glaze, "cup", 96), sweep(ear, lambda t: superellipse(0.13, 0.075, 2.6), glaze,
                                                             "ear", up=(0, 1, 0)))


def dripper(colour, z=0.0):
    """Ribbed cone on a saucer, with a paper filter in it."""
    glaze = ceramic(colour, 0.25)
    cone = fillet([(0.14, 0.0), (0.2, 0.0), (0.2, 0.06), (0.54, 0.08), (0.55, 0.11), (0.26, 0.125, 0.05), (0.56, 0.78),
                   (0.57, 0.81), (0.53, 0.81), (0.5, 0.76), (0.12, 0.12), (0.14, 0.0)], 0.015, 5)
    ear = spline([(0.48, 0, 0.66), (0.68, 0, 0.7), (0.78, 0, 0.52), (0.68, 0, 0.32), (0.36, 0, 0.3)], 12)
    paper = lathe([(0.1, 0.14), (0.485, 0.79), (0.53, 0.9), (0.525, 0.9), (0.475, 0.79), (0.09, 0.145), (0, 0.145)],
                  plain("#EFE6D6", 0.95, grain=0.3), "filter", 72)
    return place(group("dripper", lathe(cone, glaze, "cone"), paper, sweep(ear, lambda t: superellipse(0.15, 0.09,
            2.6), glaze, "ear", up=(0, 1, 0))), z=z)


def hand_grinder():
    """Steel cylinder with a walnut band, crank and knob."""
    steel, grain = brushed_steel("Z", 0.2), wood("walnut")
    low = lathe(fillet([(0, 0), (0.25, 0, 0.03), (0.25, 0.62), (0, 0.62)], 0.02, 5), steel, "base", 96)
    band = lathe(fillet([(0, 0.625), (0.262, 0.625), (0.27, 0.65), (0.27, 1.0), (0.262, 1.025), (0, 1.025)], 0.02, 5),
                 grain, "band", 96)
    top = lathe(fillet([(0, 1.03), (0.25, 1.03), (0.25, 1.55), (0.235, 1.6), (0.1, 1.62), (0.06, 1.66), (0.06, 1.72),
                        (0, 1.72)], 0.02, 5), steel, "top", 96)
    arm = flat_bar(spline([(-0.05, 0, 1.71), (0.2, 0, 1.73), (0.6, 0, 1.8), (0.86, 0, 1.82)], 10),
                   keys((0, 0.15), (0.5, 0.1), (1, 0.13)), 0.035, polished_steel(rough=0.14), "crank", 3, 0.04)
    knob = lathe(fillet([(0, 1.84), (0.06, 1.84), (0.07, 1.92), (0.12, 2.0, 0.05), (0.11, 2.12, 0.05), (0, 2.15)],
                        0.03, 6), grain, "knob", 48)
    knob.location.x = 0.8
    return group("grinder", low, band, top, arm, knob)


def coffee_set(size, count=4):
    """Grinder left, the dripper at work on the first cup, the other cups in a row, filters in front."""
    cups = [place(coffee_cup(0.42, 0.8, "aubergine" if k % 2 == 0 else WHITE), -0.1, 0.65, turn=-25) if k == 0
            else place(coffee_cup(0.42, 0.8, "aubergine" if k % 2 == 0 else WHITE), -0.5 + 1.08 * (k - 1), -0.55,
                       turn=-35) for k in range(count)]
    cone = place(dripper("#F3F2EC"), -0.1, 0.65, 0.802, turn=-25)
    paper = plain("#EFE6D6", 0.95, grain=0.3)
    filters = place(group("filters", rect_lathe([(-0.3, 0), (0, 0.0), (0.0, 0.22), (-0.3, 0.22)], 1.1, 0.95, 0.12,
                                                paper, "filters")), 1.4, 0.75, turn=-12)
    return group("coffee set", place(hand_grinder(), -1.4, 0.35, turn=-30), cone, filters, *cups)


# ---------------------------------------------------------------- cocktails
def shaker_tin(r, h):
    """Weighted tin, slightly flared, with a rolled lip."""
    prof = fillet([(0, 0.015), (r * 0.6, 0.015), (r * 0.63, 0.0), (r * 0.68, 0.0, 0.03), (r * 0.7, 0.12),
                   (r * 0.98, h - 0.04), (r + 0.008, h - 0.02), (r, h), (r - 0.016, h - 0.01), (r * 0.68, 0.1), (0,
                           0.1)], 0.012, 5)
    return group("tin", lathe(prof, polished_steel(rough=0.16), "tin", 128))


def jigger(h=1.05):
    prof = fillet([(0, 0.48), (0.1, 0.44), (0.205, 0.01), (0.22, 0.0), (0.228, 0.01), (0.1, 0.5, 0.08),
                   (0.238, h - 0.01), (0.23, h), (0.215, h - 0.01), (0.09, 0.56), (0, 0.54)], 0.01, 5)
    return group("jigger", lathe(prof, polished_steel(rough=0.14), "jigger", 96))


def strainer():
    """Hawthorne: slotted plate, handle, two ears and a spring round its front."""
    bright, r = polished_steel(rough=0.14), 0.4
    ring = [(r * math.cos(a), r * math.sin(a)) for a in [math.tau * k / 80 for k in range(80)]]
    hole = [(0.03 * math.cos(math.tau * k / 16), 0.03 * math.sin(math.tau * k / 16)) for k in range(16)]
    spots = [(0.13 * i + 0.065 * (j % 2), 0.115 * j) for i in range(-3, 4) for j in range(-2, 3)]
    face = plate(ring, 0.018, bright, "face", 0.005,
                 [[(x + u, y + v) for u, v in hole] for x, y in spots if math.hypot(x, y) < 0.29], z=0.12)
    coil = []
    for k in range(45 * 8 + 1):
        a, b = math.radians(-125 + 250 * k / 360) + math.pi, math.tau * k / 8
        d = r - 0.03 + 0.05 * math.cos(b)
        coil.append(Vector((d * math.cos(a), d * math.sin(a), 0.06 + 0.05 * math.sin(b))))
    grip = flat_bar(spline([(r - 0.06, 0, 0.13), (r + 0.3, 0, 0.14), (r + 0.75, 0, 0.11), (r + 1.0, 0, 0.07)], 10),
                    keys((0, 0.3), (0.3, 0.16), (1, 0.22)), 0.022, bright, "handle", 3.4, 0.03)
    ears = [plate([(x - 0.02, s * (r - 0.04) + y) for x, y in superellipse(0.18, 0.3, 2.6, 32)], 0.018, bright, "ear",
                  0.005, z=0.1205) for s in (1, -1)]
    return drop(group("strainer", face, rod(coil, 0.011, bright, "spring", 6, up=(0.1, 0.2, 1)), grip, *ears))


def bar_spoon(length=3.0):
    """Twisted shaft between a teardrop weight and a small bowl."""
    bright = polished_steel(rough=0.1)
    path = [Vector((0.2 + (length - 0.6) * k / 240, 0, 0.05)) for k in range(241)]

    def twist(t):
        a = math.tau * 7 * min(1, max(0, (t - 0.1) / 0.75))
        c, s = math.cos(a), math.sin(a)
        return [(u * c - v * s, u * s + v * c) for u, v in superellipse(0.062, 0.034, 2.4, 14)]
    drop_end = rod([Vector((x, 0, 0.05)) for x in (0, 0.02, 0.07, 0.14, 0.2, 0.26)],
                   lambda t: (0.012, 0.036, 0.05, 0.04, 0.026, 0.02)[round(t * 5)], bright, "weight", 20)
    bowl = bowl_shell(0.21, 0.125, 0.05, bright, at=(length - 0.21, 0, 0.05), power=2.2)
    return drop(group("bar spoon", sweep(path, twist, bright, "shaft"), drop_end, bowl))


def muddler(length=2.1):
    w = [(0, 0.2), (0.06, 0.27), (0.2, 0.25), (0.45, 0.22), (0.8, 0.33), (0.95, 0.36), (1, 0.34)]
    return drop(group("muddler", turned(w, w, length, wood("beech"), "muddler", power=2, soft=0.03)))


def cocktail_set(size):
    """The two tins and the jigger stand behind; spoon, muddler and strainer lie on the open case."""
    length = dm(size)[0]
    case = place(roll(length + 0.25, 1.75, "aubergine"), 0, -0.95)
    laid = [(strainer(), -length / 2 + 0.5, -0.78), (muddler(), -0.5, -0.36),
            (bar_spoon(length - 0.15), -length / 2 + 0.08, -1.56)]
    standing = [place(shaker_tin(0.46, 1.75), -0.75, 0.75), place(shaker_tin(0.44, 1.35), 0.35, 0.7),
                place(jigger(), 1.15, 0.6)]
    return group("cocktail set", case, *standing, *[drop(place(tool, x, y), TOP) for tool, x, y in laid])


MODELS = {"table-setting": table_setting, "kids-table-setting": kids_table_setting, "coffee-set": coffee_set,
          "cocktail-set": cocktail_set}
ARRANGED = ("table-setting", "kids-table-setting", "coffee-set", "cocktail-set")
