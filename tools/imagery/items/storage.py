"""What things are kept and carried in: boxes, jars, spices, crate, cooler."""
import math

from mathutils import Matrix, Vector

from geometry import box, drop, group, lathe, loft, place, plate, rect_lathe, rod, sweep
from items.utensils import bowl_shell, dm, fitted, flat_bar, keys
from materials import brushed_steel, plain, plastic, polished_steel, silicone, wood
from nodes import Nodes, material, srgb
from outlines import fillet, rounded_rect, spline, superellipse


@material
def thin_glass(tint="#F2F7F4"):
    """Glass as one surface without refraction: clear when looked through, bright and grey-green at grazing angles."""
    n = Nodes("thin glass")
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.25}).outputs["Facing"]
    edge = n.math("POWER", facing, 2.5)
    through = n.add("ShaderNodeBsdfTransparent", {"Color": n.mix(edge, srgb(tint), srgb("#C0CEC8"))})
    mirror = n.add("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.02})
    shine = n.math("MULTIPLY", n.add("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0], 0.9)
    mixed = n.add("ShaderNodeMixShader", {0: shine, 1: through.outputs[0], 2: mirror.outputs[0]})
    n.tree.links.new(mixed.outputs[0], n.out.inputs["Surface"])
    return n.mat


# ---------------------------------------------------------------- glass
def glass_box(w, d, h, lid):
    """Glass box with a clip lid: four flaps over the rim."""
    clear, mat, seal = thin_glass(), plastic("#F4F3EF", 0.3), silicone(lid)
    body_h = h - 0.12
    wall = fillet([(0.06 - d / 2, 0.05), (-0.24, 0.05), (-0.2, 0.0, 0.03), (-0.13, 0.0, 0.1), (-0.05, body_h - 0.02),
                   (-0.01, body_h - 0.02), (-0.01, body_h)], 0.03, 8)
    rings = [[Vector((x, y, z)) for x, y in rounded_rect(w - 0.1 + 2 * off, d - 0.1 + 2 * off, max(0.02, 0.32 + off),
                                                         12)] for off, z in wall]
    parts = [loft(rings, clear, "glass", caps=False),
             rect_lathe([(-0.35, body_h + 0.002), (-0.02, body_h + 0.002), (-0.012, body_h + 0.016),
                         (-0.02, body_h + 0.03), (-0.35, body_h + 0.03)],
                        w - 0.1, d - 0.1, 0.32, seal, "seal", 12),
             rect_lathe(fillet([(-0.35, body_h + 0.03), (0.0, body_h + 0.03), (0.01, body_h + 0.07), (-0.02, h - 0.01),
                                (-0.1, h), (-0.13, h - 0.02), (-0.35, h - 0.02)], 0.012, 5),
                        w - 0.1, d - 0.1, 0.32, mat, "lid", 12)]
    for k, (x, y, wide) in enumerate(((w / 2, 0, d), (0, d / 2, w), (-w / 2, 0, d), (0, -d / 2, w))):
        flap = plate(rounded_rect(wide * 0.42, 0.3, 0.05), 0.03, seal, "clip", 0.01)
        flap.matrix_world = (Matrix.Translation((x * 0.985, y * 0.985,
                                                 h - 0.17)) @ Matrix.Rotation(math.pi / 2 * ((k + 1) % 4), 4, "Z")
                             @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Translation((0, 0, -0.015)))
        parts.append(flap)
    return group("glass box", *parts)


def box_sizes(size):
    """Large and small box of the set: the large ones fill the packed size, stacked."""
    length, width, height = dm(size)
    return (length * 0.9, width * 0.9, height * 0.44), (length * 0.68, width * 0.62, height * 0.34)


def glass_boxes(size, colour="green"):
    """Two large boxes stacked, two small ones stacked in front of them."""
    large, small = box_sizes(size)
    pieces = []
    for k in range(2):
        pieces.append(place(glass_box(*large, colour), 0, 0.85, k * (large[2] + 0.004)))
        pieces.append(place(glass_box(*small, colour), -0.25, -0.95, k * (small[2] + 0.004)))
    return group("glass boxes", *pieces)


def glass_boxes_laid(size, colour="green"):
    """From above: two by two."""
    large, small = box_sizes(size)
    across, down = (large[0] + 0.25) / 2, (large[1] + small[1]) / 2 + 0.2
    return group("glass boxes", *[place(glass_box(*measure, colour), s * across, y) for measure,
                                  y in ((large, 0), (small, -down)) for s in (1, -1)])


def storage_jar(r, h, kind="acacia"):
    clear, lid_h = thin_glass(), 0.3
    body = h - lid_h + 0.06
    prof = fillet([(0, 0.015), (r * 0.8, 0.015, 0.03), (r * 0.9, 0.0, 0.05), (r, 0.08, 0.08), (r, body - 0.12, 0.1),
                   (r * 0.93, body), (r * 0.9, body)], 0.02, 8)
    floor = fillet([(0, 0.1), (r - 0.09, 0.09), (r - 0.02, 0.14)], 0.04, 6)
    ring = lathe(fillet([(r * 0.86, body - 0.03), (r * 0.905, body - 0.03), (r * 0.905, body - 0.07),
                         (r * 0.86, body - 0.07)], 0.01, 3), silicone("#E9E4D8"), "seal")
    top = fillet([(0, body - 0.16), (r * 0.855, body - 0.16), (r * 0.86, body + 0.004), (r * 0.99, body + 0.004),
                  (r * 1.0, body + 0.03), (r * 0.99, h - 0.02), (r * 0.95, h), (0, h)], 0.012, 4)
    return group("jar", lathe(prof, clear, "jar", 96), lathe(floor, clear, "floor", 96), ring,
                 lathe(top, wood(kind, 0, 0.4), "lid", 96))


def storage_jars(size, count=3):
    length, width, height = dm(size)
    pitch = length / count
    jars = [place(storage_jar(width / 2 - 0.03, height), (k - (count - 1) / 2) * pitch, 0,
                  turn=17 * k) for k in range(count)]
    return fitted(group("storage jars", *jars), size)


# ---------------------------------------------------------------- spices
SPICES = ("#2B2420", "#B23A1E", "#9A6B35", "#6E7440", "#A3301C", "#E3D3AE",
          "#8A4E2A", "#B48A52", "#D9A021", "#D8B98A", "#7A5236", "#8E2A18")
SALTS = ("#F4F2EE", "#E9E7E2")


def spice_jar(fill, r, h):
    """Small glass jar with a cork; the spice fills three quarters."""
    body = h - 0.14
    wall = fillet([(0, 0), (r, 0, 0.04), (r, body - 0.08, 0.07), (r * 0.84, body - 0.02), (r * 0.84, body),
                   (r * 0.78, body)], 0.012, 6)
    spice = fillet([(0, 0.025), (r - 0.012, 0.025, 0.04), (r - 0.012, body * 0.76), (r * 0.5, body * 0.79),
                    (0, body * 0.8)], 0.01, 5)
    cork = fillet([(0, body - 0.07), (r * 0.75, body - 0.07), (r * 0.77, body + 0.005), (r * 0.86, body + 0.006),
                   (r * 0.87, h - 0.015), (r * 0.84, h), (0, h)], 0.008, 4)
    return group("spice jar", lathe(wall, thin_glass(), "jar", 64), lathe(spice, plain(fill, 0.9, grain=0.6), "spice",
            64), lathe(cork, wood("beech", 0, 0.7), "cork", 64))


def spice_collection(size):
    """Twelve spices and two salts in a tin tray, the measuring spoon in front of it."""
    length, width, height = dm(size)
    tin = brushed_steel("X", 0.26)
    wall = fillet([(-0.3, 0), (0, 0, 0.04), (0, 0.36), (0.02, 0.36), (0.02, 0.385), (-0.012, 0.385),
                   (-0.012, 0.02, 0.03), (-0.3, 0.02)], 0.008, 5)
    parts = [rect_lathe(wall, length - 0.04, width - 0.04, 0.14, tin, "tray", 10)]
    pitch = (length - 0.12) / 5.3
    for k, fill in enumerate(SPICES):
        x, y = -length / 2 + 0.06 + pitch * (k % 4 + 0.5), (1 - k // 4) * (width - 0.1) / 3
        parts.append(place(spice_jar(fill, pitch * 0.46, height - 0.02), x, y, 0.022, turn=40 * k))
    r = 0.33 if length >= 2.9 else 0.3
    for k, fill in enumerate(SALTS):
        parts.append(place(spice_jar(fill, r, height - 0.02), length / 2 - 0.08 - r, (0.5 - k) * (width - 0.1) / 2,
                           0.022, turn=50 * k))
    return group("spice collection", *parts, measuring_spoon_pair(-width / 2 - 0.3))


def measuring_spoon_pair(y):
    """One handle, a bowl at either end."""
    bright = polished_steel(rough=0.14)
    bar = flat_bar([Vector((x, 0, 0.0)) for x in (-0.45, -0.2, 0.2, 0.42)], keys((0, 0.1), (0.5, 0.14), (1, 0.1)),
                   0.02, bright, "handle", 3.4, 0.02)
    spoon = group("spoon", bowl_shell(0.16, 0.12, 0.07, bright, at=(-0.58, 0, 0)),
                  bowl_shell(0.2, 0.15, 0.09, bright, at=(0.6, 0, 0.0)), bar)
    return drop(place(spoon, 0.3, y, turn=6))


# ---------------------------------------------------------------- carried
def crate(size, kind="pine"):
    """Slatted pine crate with rope handles through its end boards."""
    length, width, height = dm(size)
    mat, t, parts, rows, gap = wood(kind), 0.12, [], 4, 0.1
    slat = (height - 0.02 - gap * (rows - 1)) / rows
    for k in range(rows):
        for s in (1, -1):
            parts.append(box(length, t * 0.75, slat, mat, "slat", 0.014,
                             (0, s * (width / 2 - t * 0.375), 0.02 + k * (slat + gap))))
    holes = [[(x + s * 0.32, y) for x, y in rounded_rect(0.16, 0.16, 0.079)] for s in (1, -1)]
    for s in (1, -1):
        end = plate([(-width / 2 + t * 0.76, 0), (width / 2 - t * 0.76, 0), (width / 2 - t * 0.76, height - 0.06),
                     (-width / 2 + t * 0.76, height - 0.06)],
                    t, mat, "end", 0.014, [[(x, y + height * 0.72) for x, y in hole] for hole in holes])
        end.matrix_world = Matrix.Translation((s * (length / 2 - 0.14), 0, 0.03)) @ Matrix.Rotation(math.pi / 2 * s, 4,
                "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
        parts.append(end)
        parts += rope_handle(s, length / 2 - 0.08, height * 0.72 + 0.03)
    n = 5
    for k in range(n):
        floor = box(length - 0.56, (width - 0.3) / n - 0.04, 0.09, mat, "floor", 0.01,
                    (0, (k - (n - 1) / 2) * (width - 0.26) / n, 0.03))
        parts.append(floor)
    return fitted(group("crate", *parts), size)


def rope_handle(side, x, z):
    """Jute: three strands twisted round one path; it hangs from its two holes."""
    jute, parts = plain("#B6905C", 0.95, grain=0.8), []
    core = spline([(x - 0.22, -0.32, z), (x - 0.02, -0.32, z), (x + 0.08, -0.29, z - 0.06), (x + 0.1, -0.15, z - 0.24),
                   (x + 0.1, 0, z - 0.28), (x + 0.1, 0.15, z - 0.24),
                   (x + 0.08, 0.29, z - 0.06), (x - 0.02, 0.32, z), (x - 0.22, 0.32, z)], 16)
    for strand in range(3):
        path = []
        for k, p in enumerate(core):
            a = math.tau * (strand / 3 + k / 9)
            path.append(Vector((side * (p.x + 0.03 * math.cos(a)), p.y, p.z + 0.03 * math.sin(a))))
        parts.append(rod(path, 0.036, jute, "rope", 8, up=(1, 0, 0)))
    return parts


def cooler(size, colour="cobalt"):
    """Hard cooler: salt body, coloured lid, bail handle, latch and drain; two ice packs stand in front."""
    length, width, height = dm(size)
    shell, lid, grey = plastic("#EFEFEA", 0.38), plastic(colour, 0.36), plastic("peppercorn", 0.4)
    w, d, body = length - 0.2, width - 0.06, height * 0.74
    base = rect_lathe(fillet([(-0.6, 0), (-0.12, 0, 0.06), (-0.1, 0.1), (-0.04, body - 0.25), (-0.04, body - 0.2),
                              (0, body - 0.18), (0, body), (-0.6, body)], 0.03, 6), w, d, 0.32, shell, "body", 14)
    cover = rect_lathe(fillet([(-0.6, body + 0.008), (-0.015, body + 0.008), (0.0, body + 0.03),
                               (-0.015, height - 0.12, 0.1), (-0.1, height - 0.06, 0.05), (-0.2, height - 0.06,
                                       0.03), (-0.24, height - 0.09, 0.03), (-0.6,
                                               height - 0.09)], 0.03, 7), w, d, 0.32, lid, "lid", 14)
    ribs = [box(w * 0.72, 0.05, 0.05, shell, "rib", 0.02, (0, -d / 2 + 0.02, body * f)) for f in (0.3, 0.42)]
    latch = box(0.5, 0.1, 0.42, grey, "latch", 0.04, (0, -d / 2 - 0.03, body - 0.22))
    drain = lathe(fillet([(0, 0), (0.12, 0), (0.12, 0.07), (0, 0.07)], 0.015, 4), grey, "drain", 40)
    drain.matrix_world = Matrix.Translation((w / 2 - 0.07, 0, 0.22)) @ Matrix.Rotation(math.pi / 2, 4, "Y")
    parts = [base, cover, latch, drain, *ribs]
    path = spline([(-w / 2 - 0.05, 0, body - 0.16), (-w / 2 - 0.05, 0, body + 0.1), (-w / 2 - 0.045, 0, height - 0.3),
                   (-w / 2 + 0.1, 0, height - 0.03), (-w / 4, 0, height - 0.02), (0, 0, height - 0.02),
                   (w / 4, 0, height - 0.02), (w / 2 - 0.1, 0, height - 0.03), (w / 2 + 0.045, 0,
                           height - 0.3), (w / 2 + 0.05, 0, body + 0.1), (w / 2 + 0.05, 0, body - 0.16)], 12)
    parts.append(sweep(path, lambda t: superellipse(0.26, 0.07, 3.4, 28), grey, "handle", up=(0, 1, 0)))
    for s in (1, -1):
        hub = lathe(fillet([(0, 0), (0.16, 0), (0.16, 0.08), (0, 0.09)], 0.02, 4), grey, "hub", 40)
        hub.matrix_world = Matrix.Translation((s * (w / 2 + 0.0), 0, body - 0.16)) @ Matrix.Rotation(s * math.pi / 2,
                4, "Y")
        parts.append(hub)
    item = fitted(group("cooler", *parts), size)
    return group("cooler", item, *[place(ice_pack(), -0.95 + 1.9 * k, -width / 2 - 0.75,
                                         turn=6 - 14 * k) for k in range(2)])


def ice_pack():
    ice = plastic("#A9C4E4", 0.25)
    body = rect_lathe(fillet([(-0.3, 0), (-0.03, 0), (0, 0.05), (0, 0.15), (-0.03, 0.2), (-0.1, 0.2), (-0.14, 0.18),
                              (-0.3, 0.18)], 0.025, 6), 1.6, 0.85, 0.12, ice, "pack", 10)
    cap = lathe(fillet([(0, 0.17), (0.13, 0.17), (0.13, 0.235), (0, 0.235)], 0.015, 4), plastic("cobalt"), "cap", 40)
    cap.location = (0.55, 0, 0)
    return group("ice pack", body, cap)


def lunch_box(length, width, h):
    """Steel box and lid with a silicone seal and a clip at either end."""
    steel, bright, seal_mat = brushed_steel("X", 0.24), polished_steel(rough=0.14), silicone("aubergine")
    w, d, b = length - 0.16, width - 0.06, h - 0.16
    body = fillet([(-0.3, 0.0), (-0.05, 0.0, 0.08), (0, b - 0.03), (0.014, b - 0.02), (0.014, b), (-0.3, b)], 0.012, 6)
    lid = fillet([(-0.3, b + 0.022), (0.016, b + 0.022), (0.02, b + 0.04), (0.012, h - 0.03), (-0.05, h - 0.012),
                  (-0.1, h - 0.012), (-0.13, h - 0.03),
                  (-0.3, h - 0.03)], 0.012, 5)
    seal = [(-0.3, b), (0.0, b), (0.008, b + 0.011), (0.0, b + 0.022), (-0.3, b + 0.022)]
    parts = [rect_lathe(prof, w, d, 0.3, mat, "box", 12) for prof,
             mat in ((body, steel), (lid, steel), (seal, seal_mat))]
    for s in (1, -1):
        x = s * (w / 2 + 0.04)
        parts += [box(0.045, 0.5, 0.34, bright, "clip", 0.014, (x, 0, b - 0.2)),
                  rod([Vector((x, -0.28, h - 0.075)), Vector((x, 0.28, h - 0.075))], 0.028, bright, "hinge", 14)]
    return group("lunch box", *parts)


def lunch_boxes(size, count=4):
    """One stack."""
    length, width, height = dm(size)
    h = height / count
    return fitted(group("lunch boxes", *[place(lunch_box(length, width, h), 0, 0, k * h) for k in range(count)]), size)


def lunch_boxes_laid(size, count=4):
    """From above: two abreast."""
    length, width, height = dm(size)
    return group("lunch boxes", *[place(lunch_box(length, width, height / count), (k % 2) * (length + 0.25),
                                        -(k // 2) * (width + 0.25))
                                  for k in range(count)])


MODELS = {"glass-boxes": glass_boxes, "storage-jars": storage_jars, "spice-collection": spice_collection,
          "crate": crate, "cooler": cooler, "lunch-boxes": lunch_boxes}
LAID = {"glass-boxes": glass_boxes_laid, "lunch-boxes": lunch_boxes_laid}
ARRANGED = ("glass-boxes", "spice-collection", "cooler")
