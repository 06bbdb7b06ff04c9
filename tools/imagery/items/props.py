"""Dressing: cloth, plant, lemon, counter and window."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from geometry import _object, group, lathe, plate, rod
from outlines import fillet, spline
from materials import ceramic, linen, plain, wood
from nodes import Nodes, material, srgb


def towel(w=1.5, l=2.6, folds=3, stripe="terracotta", colour="#E6DCC9", seed=1):
    """A folded linen towel: layers that sag a little at the edges."""
    rnd, parts = random.Random(seed), []
    nx, ny = 50, 80
    for k in range(folds):
        z0 = 0.035 + 0.06 * k
        verts, faces, uvs = [], [], []
        dx, dy = rnd.uniform(-0.02, 0.02), rnd.uniform(-0.03, 0.03)
        p1, p2 = rnd.uniform(0, 6), rnd.uniform(0, 6)
        for j in range(ny + 1):
            for i in range(nx + 1):
                u, v = i / nx, j / ny
                x, y = (u - 0.5) * w + dx, (v - 0.5) * l + dy
                x += 0.015 * math.sin(v * 7 + p1)
                y += 0.012 * math.sin(u * 5 + p2)
                edge = min(u, 1 - u, v, 1 - v)
                z = z0 + 0.010 * math.sin(u * 9 + p1) * math.sin(v * 8 + p2) + 0.006 * math.sin(17 * u + 11 * v + p2)
                z -= 0.03 * math.exp(-edge / 0.02)
                verts.append((x, y, z))
        for j in range(ny):
            for i in range(nx):
                a = j * (nx + 1) + i
                faces.append((a, a + 1, a + nx + 2, a + nx + 1))
                uvs.append([(i / nx, j / ny), ((i + 1) / nx, j / ny), ((i + 1) / nx, (j + 1) / ny), (i / nx, (j + 1) / ny)])
        o = _object("cloth", verts, faces, linen(colour, stripe), 80, uvs)
        s = o.modifiers.new("Solid", "SOLIDIFY")
        s.thickness, s.offset = 0.045, 0
        b = o.modifiers.new("Round", "BEVEL")
        b.width, b.segments, b.limit_method = 0.02, 3, "ANGLE"
        parts.append(o)
    return group("towel", *parts)


def lemon(r=0.32):
    prof = []
    for k in range(41):
        a = math.pi * k / 40
        nub = 0.10 * math.exp(-((a - math.pi) / 0.16) ** 2) + 0.05 * math.exp(-(a / 0.14) ** 2)
        prof.append((r * math.sin(a) if 0 < k < 40 else 0, -(1.22 * r + nub) * math.cos(a)))
    n = Nodes("lemon")
    pits = n.noise(n.object_coords(), 22, 2)
    mat = n.surface(color=srgb("#E2B32E"), rough=0.38, sss=0.08, sss_color=srgb("#E8C23A"), normal=n.bump(pits, 0.25, 0.02))
    o = lathe(prof, mat, "lemon", 64)
    o.rotation_euler = (0, math.radians(86), 0)
    o.location.z = r
    return group("lemon", o)


@material
def leaf_material():
    n = Nodes("leaf")
    v = n.noise(n.object_coords(), 3.0, 2)
    col = n.mix(v, srgb("#2C5A34"), srgb("#6C8F4B"))
    return n.surface(color=col, rough=0.42)


def herb(pot="terracotta", r=0.55, h=0.85, stems=16, seed=4):
    """Basil-like herb in a clay pot."""
    rnd = random.Random(seed)
    prof = fillet([(0, 0), (r * 0.70, 0), (r * 0.93, h * 0.74), (r * 0.93, h * 0.75), (r, h * 0.75), (r * 1.04, h), (r * 0.95, h), (r * 0.88, h * 0.7), (0, h * 0.7)], 0.015, 4)
    parts = [lathe(prof, ceramic(pot, 0.75), "pot"), lathe([(0, h * 0.86), (r * 0.93, h * 0.85)], plain("#2B1D14", 1.0, grain=1.0), "soil")]
    verts, faces = [], []

    def leaf(base, direction, size, roll):
        d = direction.normalized()
        side = d.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        side = Matrix.Rotation(roll, 3, d) @ side
        up = side.cross(d)
        i0 = len(verts)
        m = 9
        for j in range(m):
            t = j / (m - 1)
            w = size * 0.36 * math.sin(math.pi * min(1, t * 0.97 + 0.015) ** 0.8) ** 0.85
            c = base + d * size * t - up * size * 0.28 * t * t
            for u in (-1, -0.5, 0, 0.5, 1):
                verts.append(c + side * w * u + up * (w * 0.38 * abs(u) ** 1.3))
        for j in range(m - 1):
            for u in range(4):
                a = i0 + j * 5 + u
                faces.append((a, a + 1, a + 6, a + 5))
    for k in range(stems):
        a, rad = rnd.uniform(0, math.tau), r * 0.6 * math.sqrt(rnd.random())
        base = Vector((rad * math.cos(a), rad * math.sin(a), h * 0.84))
        tall = rnd.uniform(0.7, 1.35)
        out = Vector((math.cos(a), math.sin(a), 0)) * rnd.uniform(0.15, 0.55)
        path = spline([base, base + out * 0.3 + Vector((0, 0, tall * 0.5)), base + out + Vector((0, 0, tall))], 8)
        parts.append(rod(path, 0.018, plain("#5F7F45", 0.5), "stem", 8, up=(0.3, 1, 0.1)))
        for f, size, lift in ((0.3, 0.30, 0.2), (0.52, 0.38, 0.3), (0.76, 0.42, 0.45), (1.0, 0.36, 0.8)):
            p = path[min(len(path) - 1, int(f * (len(path) - 1)))]
            turn = rnd.uniform(0, math.tau)
            for q in range(2 if f < 1 else 4):
                b = turn + q * (math.pi if f < 1 else math.pi / 2)
                leaf(p, Vector((math.cos(b), math.sin(b), lift + rnd.uniform(-0.1, 0.15))), size * rnd.uniform(0.8, 1.2), rnd.uniform(-0.4, 0.4))
    parts.append(_object("leaves", verts, faces, leaf_material(), 80))
    return group("herb", *parts)


def paddle_board(l=3.9, w=1.9, t=0.2, kind="maple"):
    """Serving board with a handle and a hanging hole, along x."""
    grip, head = 1.0, l - 1.0
    pts = [(-head / 2, -w / 2, 0.3), (head / 2, -w / 2, 0.45), (head / 2 + 0.12, -0.24, 0.3), (head / 2 + grip, -0.2, 0.19),
           (head / 2 + grip, 0.2, 0.19), (head / 2 + 0.12, 0.24, 0.3), (head / 2, w / 2, 0.45), (-head / 2, w / 2, 0.3)]
    hole = [(head / 2 + grip - 0.24 + 0.08 * math.cos(a), 0.08 * math.sin(a)) for a in [math.tau * k / 32 for k in range(32)]]
    return group("paddle board", plate(fillet(pts, 0, 10, closed=True), t, wood(kind), "board", 0.045, [hole]))
