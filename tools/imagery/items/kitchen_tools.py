"""Colander, grater, measures, openers, seafood and grill tools."""
import math

from mathutils import Matrix, Vector

from geometry import _object, box, drop, group, lathe, place, plate, rect_lathe, rod, sweep
from items.utensils import bowl_shell, dm, fitted, flat_bar, keys
from items.storage import thin_glass
from materials import brushed_steel, matte_black, plain, polished_steel, silicone
from outlines import fillet, rounded_rect, spline, superellipse


# ---------------------------------------------------------------- colander
def punched(point, rows, count, hole, mat, name="punched", sides=16):
    """Sheet of rows × count cells, each with a round hole; point(u, v) lays it in space, u runs around."""
    verts, faces, index = [], [], {}

    def vertex(u, v):
        p = point(u % 1.0, v)
        key = tuple(round(c, 4) for c in p)
        if key not in index:
            index[key] = len(verts)
            verts.append(p)
        return index[key]
    for j in range(rows):
        for i in range(count):
            uc, vc = (i + 0.5 + 0.5 * (j % 2)) / count, (j + 0.5) / rows
            inner, outer = [], []
            for k in range(sides):
                a = math.tau * k / sides
                c, s = math.cos(a), math.sin(a)
                m = 1 / max(abs(c), abs(s))
                # the cell's border: eight points a side line up with the neighbours
                outer.append(vertex(uc + 0.5 * c * m / count, vc + 0.5 * s * m / rows))
                inner.append(vertex(uc + hole * c / count, vc + hole * s / rows))
            faces += [(inner[k], inner[(k + 1) % sides], outer[(k + 1) % sides], outer[k]) for k in range(sides)]
    obj = _object(name, verts, faces, mat, 60)
    solid = obj.modifiers.new("Solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.01, 0
    return obj


def colander(size):
    """Deep steel bowl with punched rings on a steady foot, two side handles."""
    length, width, height = dm(size)
    steel, bright, r, z0 = polished_steel(rough=0.2), polished_steel(rough=0.12), width / 2 - 0.03, 0.12
    bottom = r * 0.5

    def bowl(t):                                       # profile from the rim (t = 0) to the centre (t = 1)
        if t < 0.72:
            a = math.pi / 2 * t / 0.72
            return bottom + (r - bottom) * math.cos(a) ** 0.9, height - (height - z0) * math.sin(a) ** 1.05
        return bottom * (1 - (t - 0.72) / 0.28), z0

    def on(t0, t1):
        def point(u, v):
            x, z = bowl(t0 + (t1 - t0) * v)
            return Vector((x * math.cos(math.tau * u), x * math.sin(math.tau * u), z))
        return point
    solid_band = [bowl(t / 100) for t in range(0, 13)]
    seam = [bowl(t / 100) for t in range(57, 83)]
    middle = [bowl(t / 100) for t in range(94, 101)]
    parts = [lathe(b, steel, "band", 144, 60) for b in (solid_band, seam, middle)]
    for part in parts:
        solid = part.modifiers.new("Solid", "SOLIDIFY")
        solid.thickness, solid.offset = 0.01, 0
    parts += [punched(on(0.12, 0.57), 9, 72, 0.27, steel), punched(on(0.82, 0.94), 2, 24, 0.27, steel)]
    rim = [(r + 0.012 + 0.026 * math.cos(a),
            height - 0.02 + 0.026 * math.sin(a)) for a in [math.tau * k / 14 for k in range(15)]]
    foot = fillet([(bottom * 1.05, z0 + 0.012), (bottom * 0.98, 0.0), (bottom * 1.02, 0.0), (bottom * 1.1, z0 + 0.02)],
                  0.01, 3)
    parts += [lathe(rim, bright, "rim"), lathe(foot + [foot[0]], bright, "foot")]
    for s in (1, -1):
        x = length / 2 - 0.04
        path = [(s * (r - 0.03), -0.5, height - 0.11), (s * (r + 0.05), -0.49, height - 0.09),
                (s * (x - 0.05), -0.36, height - 0.05), (s * x, 0, height - 0.04),
                (s * (x - 0.05), 0.36, height - 0.05), (s * (r + 0.05), 0.49, height - 0.09), (s * (r - 0.03), 0.5,
                        height - 0.11)]
        path[0] = (s * (math.sqrt(r * r - 0.25) - 0.01), -0.5, height - 0.11)
        path[-1] = (s * (math.sqrt(r * r - 0.25) - 0.01), 0.5, height - 0.11)
        parts.append(rod(spline(path, 12), 0.038, bright, "handle", 16))
    return fitted(group("colander", *parts), size)


# ---------------------------------------------------------------- grater
def hoods(spots, r, mat, lift=0.05):
    """Rasp teeth on a plate in x-y: half shells that open downwards (−y)."""
    verts, faces, n = [], [], 9
    for x, y in spots:
        start = len(verts)
        for j in range(5):
            e = math.pi / 2 * j / 4
            for k in range(n):
                a = math.pi * k / (n - 1)
                verts.append((x + r * 1.12 * math.cos(a) * math.cos(e) ** 0.6,
                              y + r * 1.3 * math.sin(a) * math.cos(e) - r * 0.25 * math.sin(e), lift * math.sin(e)))
        for j in range(4):
            for k in range(n - 1):
                a = start + j * n + k
                faces.append((a, a + 1, a + n + 1, a + n))
    obj = _object("teeth", verts, faces, mat, 50)
    solid = obj.modifiers.new("Solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.012, 0
    return obj


def grater_side(w0, w1, h, kind, steel):
    """One wall in x-y, y up, outside towards +z: coarse, fine, zest or slices."""
    out = [(-w0 / 2, 0), (w0 / 2, 0), (w1 / 2, h), (-w1 / 2, h)]
    pitch, r = {"coarse": (0.155, 0.05), "fine": (0.1, 0.028), "zest": (0.075, 0.017), "slices": (0.5, 0)}[kind]
    holes, parts = [], []
    if kind == "slices":
        for k in range(4):
            y = 0.42 + k * (h - 0.7) / 4
            w = w0 - (w0 - w1) * y / h - 0.3
            holes.append([(-w / 2, y), (w / 2, y), (w / 2, y + 0.07), (-w / 2, y + 0.07)])
            blade = box(w, 0.13, 0.014, steel, "blade", 0.004)
            blade.matrix_world = Matrix.Translation((0, y + 0.1, 0.03)) @ Matrix.Rotation(math.radians(-24), 4, "X")
            parts.append(blade)
        spots = []
    else:
        spots, rows = [], int((h - 0.5) / (pitch * 0.87))
        for j in range(rows):
            y = 0.24 + j * pitch * 0.87
            w = w0 - (w0 - w1) * y / h - 0.3
            n = int(w / pitch)
            n -= (n + j) % 2                           # odd and even rows alternate: one lattice all the way up
            spots += [((i - (n - 1) / 2) * pitch, y) for i in range(n)]
        parts.append(hoods(spots, r, steel, r * 0.95))
    wall = plate(out, 0.012, steel, "wall", 0, holes, z=-0.006)
    if spots:                                          # dark mouths read as holes and cost nothing
        dark, verts, faces = plain("#1A1A1B", 0.7), [], []
        for x, y in spots:
            faces.append(tuple(range(len(verts), len(verts) + 12)))
            verts += [(x + r * 0.95 * math.cos(math.tau * k / 12),
                       y - r * 0.15 + r * 0.8 * math.sin(math.tau * k / 12), 0.0075) for k in range(12)]
        parts.append(_object("mouths", verts, faces, dark, 0))
    return group("side", wall, *parts)


def box_grater(size):
    """Four walls that lean together, a rubber foot and a bow handle."""
    length, width, height = dm(size)
    steel, h = brushed_steel("X", 0.22), height * 0.8
    top_l, top_w, parts = length * 0.74, width * 0.74, []
    for k, kind in enumerate(("coarse", "slices", "fine", "zest")):
        near, far, depth = (length, top_l, (width, top_w)) if k % 2 == 0 else (width, top_w, (length, top_l))
        lean = math.atan2((depth[0] - depth[1]) / 2, h)
        side = grater_side(near - 0.07, far - 0.07, h / math.cos(lean), kind, steel)
        side.matrix_world = (Matrix.Rotation(math.pi / 2 * k, 4, "Z") @ Matrix.Translation((0, -depth[0] / 2 + 0.035,
                0.05))
                             @ Matrix.Rotation(math.pi / 2 - lean, 4, "X"))
        parts.append(side)
    for sx in (1, -1):                                 # folded corners
        for sy in (1, -1):
            post = [Vector((sx * (length / 2 - 0.035), sy * (width / 2 - 0.035), 0.04)),
                    Vector((sx * (top_l / 2 - 0.035), sy * (top_w / 2 - 0.035), h + 0.05))]
            parts.append(rod(post, 0.02, steel, "corner", 12, up=(1, 0, 0)))
    foot = [Vector((x, y, 0)) for x, y in rounded_rect(length - 0.06, width - 0.06, 0.08, 8)]
    parts.append(sweep([p + Vector((0, 0, 0.055)) for p in foot], lambda _: superellipse(0.06, 0.11, 4, 16),
                       silicone("peppercorn"), "foot", closed=True))
    cap = rect_lathe(fillet([(-0.3, h - 0.01), (0.02, h), (0.03, h + 0.02), (0.02, h + 0.075), (-0.06, h + 0.085),
                             (-0.3, h + 0.085)], 0.015, 4), top_l, top_w, 0.08, steel, "cap")
    bow = spline([(-top_l * 0.36, 0, h + 0.05), (-top_l * 0.38, 0, h + 0.22), (-top_l * 0.28, 0, height - 0.07),
                  (0, 0, height - 0.055), (top_l * 0.28, 0, height - 0.07),
                  (top_l * 0.38, 0, h + 0.22), (top_l * 0.36, 0, h + 0.05)], 12)
    grip = sweep(bow, lambda t: superellipse(0.2, 0.11, 2.6), matte_black(), "grip", up=(0, 1, 0))
    return fitted(group("box grater", cap, grip, *parts), size)


def box_grater_laid(size):
    """On its slicing side, so that the coarse teeth face up."""
    item = box_grater(size)
    outer = group("lying grater", item)
    lean = math.degrees(math.atan2(size[1] * 0.13, size[2] * 0.8))
    item.matrix_world = Matrix.Rotation(math.radians(-90 - lean), 4, "X") @ item.matrix_world
    place(outer, turn=-90)
    return drop(outer)


# ---------------------------------------------------------------- measures
def measuring_cup(r, h, reach, steel):
    cup = lathe(fillet([(0, 0), (r * 0.9, 0, 0.06), (r, h - 0.015), (r + 0.02, h - 0.012), (r + 0.02, h),
                        (r - 0.012, h), (r * 0.9 - 0.012, 0.014, 0.05), (0, 0.014)], 0.006, 6),
                steel, "cup", 96)
    bar = flat_bar([Vector((x, 0, h - 0.012)) for x in (r - 0.005, r + 0.1, r + reach * 0.5, r + reach)],
                   keys((0, 0.26), (0.3, 0.17), (1, 0.2)), 0.03, steel, "handle", 4, 0.03)
    return group("cup", cup, bar)


def measuring_spoon(a, b, length, steel):
    bowl = bowl_shell(a, b, b * 0.62, steel, at=(length - a, 0, 0), power=2.4)
    neck = length - 2 * a
    bar = flat_bar([Vector((x, 0, 0.0)) for x in (0, neck * 0.3, neck * 0.7, neck + 0.02)],
                   keys((0, 0.15), (0.5, 0.11), (1, 0.1)), 0.02, steel, "handle", 3.4, 0.05)
    return group("spoon", bowl, bar)


def glass_jug(r, h):
    """Measuring jug with a spout, printed marks and a glass handle."""
    clear = thin_glass()
    prof = fillet([(0, 0.05), (r * 0.8, 0.05, 0.03), (r * 0.78, 0.0), (r * 0.86, 0, 0.06), (r - 0.01, h - 0.04),
                   (r + 0.012, h - 0.02), (r, h), (r - 0.03, h)], 0.02, 7)
    body = lathe(prof, clear, "jug", 128)
    for v in body.data.vertices:
        k = max(0, v.co.z / h - 0.78) / 0.22 * math.exp(-(math.atan2(v.co.y, v.co.x) / 0.3) ** 2)
        v.co.x += 0.17 * k * k
    path = spline([(-r * 0.97, 0, h * 0.84), (-r - 0.22, 0, h * 0.9), (-r - 0.36, 0, h * 0.72),
                   (-r - 0.33, 0, h * 0.4), (-r - 0.12, 0, h * 0.2), (-r * 0.89, 0, h * 0.2)], 12)
    parts = [body, sweep(path, lambda t: superellipse(0.17, 0.085, 2.8), clear, "handle", up=(0, 1, 0))]
    ink = plain("cobalt", 0.5)
    for k in range(8):                                 # marks stand a hair off the glass
        z = h * (0.14 + 0.095 * k)
        rr, wide = r * (0.86 + 0.14 * z / h) + 0.004, 0.5 if k % 2 else 0.26
        arc = [Vector((rr * math.cos(a), rr * math.sin(a), z)) for a in [-2.0 + wide * (j / 8 - 0.5) for j in range(9)]]
        parts.append(rod(arc, 0.008, ink, "mark", 6))
    return group("jug", *parts)


def measuring_set(size):
    """Jug and a row of spoons behind, four cups in front."""
    height = dm(size)[2]
    steel = brushed_steel("Z", 0.2)
    pieces, x = [place(glass_jug(0.6, height), -0.95, 1.2, turn=-12)], -1.6
    for r, h in ((0.46, 0.46), (0.375, 0.36), (0.33, 0.31), (0.3, 0.28)):
        x += r
        pieces.append(place(measuring_cup(r, h, 0.8, steel), x, -0.05, turn=-80))
        x += r + 0.1
    for k, (a, b) in enumerate(((0.28, 0.18), (0.2, 0.13), (0.165, 0.105), (0.13, 0.085), (0.105, 0.07))):
        spoon = measuring_spoon(a, b, 1.28 - 0.06 * k, polished_steel(rough=0.14))
        pieces.append(drop(place(spoon, 0.12 + 0.36 * k - 0.02 * k * k, 0.62, turn=80)))
    return group("measuring set", *pieces)


MODELS = {"colander": colander, "box-grater": box_grater, "measuring-set": measuring_set}
LAID = {"box-grater": box_grater_laid}
ARRANGED = ("measuring-set",)
