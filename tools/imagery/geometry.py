"""Mesh building blocks. One Blender unit is one decimetre; z is up; items stand on z = 0."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from outlines import TAU, rounded_rect, superellipse


def _object(name, verts, faces, mat, smooth=35, uvs=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        i = 0
        for face_uv in uvs:
            for uv in face_uv:
                layer.data[i].uv = uv
                i += 1
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
    obj = bpy.data.objects.new(name, mesh)
    if mat:
        mesh.materials.append(mat)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def lathe(profile, mat, name="lathe", segments=144, smooth=40):
    """Surface of revolution about z of [(radius, z)...]; the ends may lie on the axis."""
    verts, faces, uvs, rings = [], [], [], []
    length = [0.0]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        length.append(length[-1] + math.hypot(r1 - r0, z1 - z0))
    total = length[-1] or 1
    for r, z in profile:
        if r < 1e-5:
            rings.append([len(verts)] * segments)
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + segments)))
            for k in range(segments):
                a = TAU * k / segments
                verts.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(len(profile) - 1):
        v0, v1 = length[j] / total, length[j + 1] / total
        for k in range(segments):
            k1, u0, u1 = (k + 1) % segments, k / segments, (k + 1) / segments
            quad = [(rings[j][k], (u0, v0)), (rings[j][k1], (u1, v0)),
                    (rings[j + 1][k1], (u1, v1)), (rings[j + 1][k], (u0, v1))]
            seen, f, uv = set(), [], []
            for idx, c in quad:
                if idx not in seen:
                    seen.add(idx)
                    f.append(idx)
                    uv.append(c)
            if len(f) > 2:
                faces.append(f)
                uvs.append(uv)
    return _object(name, verts, faces, mat, smooth, uvs)


def loft(rings, mat, name="loft", caps=True, closed=False, smooth=40):
    """Skin a list of equally long point rings."""
    n, verts, faces = len(rings[0]), [], []
    for ring in rings:
        verts.extend(ring)
    m = len(rings)
    for j in range(m if closed else m - 1):
        a, b = j * n, ((j + 1) % m) * n
        for k in range(n):
            faces.append((a + k, a + (k + 1) % n, b + (k + 1) % n, b + k))
    if caps and not closed:
        faces.append(tuple(range(n)))
        faces.append(tuple(range((m - 1) * n, m * n)))
    return _object(name, verts, faces, mat, smooth)


def sweep(path, section, mat, name="sweep", up=(0, 0, 1), closed=False, smooth=40):
    """Loft section(t) -> [(side, up)...] along a path of Vectors."""
    path, rings, m = [Vector(p) for p in path], [], len(path)
    for i, p in enumerate(path):
        a = path[i - 1] if i or closed else p
        b = path[(i + 1) % m] if i < m - 1 or closed else p
        t = (b - a).normalized()
        side = Vector(up).cross(t)
        side = side.normalized() if side.length > 1e-6 else Vector((0, 1, 0))
        nor = t.cross(side).normalized()
        rings.append([p + side * u + nor * v for u, v in section(i / (m - 1))])
    return loft(rings, mat, name, closed=closed, smooth=smooth)


def rod(path, radius, mat, name="rod", steps=20, closed=False, up=(0, 0, 1)):
    def section(t):
        r = radius(t) if callable(radius) else radius
        return superellipse(2 * r, 2 * r, 2, steps)
    return sweep(path, section, mat, name, closed=closed, up=up)


def rect_lathe(profile, w, d, r, mat, name="rect", steps=10, smooth=40):
    """Like lathe, but round a rounded rectangle: profile is [(outward offset, z)...]; both ends capped flat."""
    rings = []
    for off, z in profile:
        rings.append([Vector((x, y, z)) for x, y in
                      rounded_rect(w + 2 * off, d + 2 * off, max(0.02, r + off), steps)])
    return loft(rings, mat, name, smooth=smooth)


def plate(outline, thickness, mat, name="plate", bevel=0.02, holes=(), z=0.0):
    """Extruded outline with rounded edges; holes are outlines cut through it first."""
    obj = _prism(outline, z, thickness, mat, name)
    for hole in holes:
        cut(obj, _prism(hole, z - 1, thickness + 2, None, "hole"))
    if bevel:
        soften(obj, bevel)
    return obj


def _prism(outline, z, thickness, mat, name):
    n = len(outline)
    verts = [(x, y, z) for x, y in outline] + [(x, y, z + thickness) for x, y in outline]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))]
    faces += [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    return _object(name, verts, faces, mat, smooth=30)


def box(w, d, h, mat, name="box", bevel=0.02, centre=(0, 0, 0)):
    """Box standing on centre.z."""
    o = plate([(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)], h, mat, name, bevel)
    o.location = centre
    return o


def soften(obj, width, segments=3, angle=40):
    m = obj.modifiers.new("Bevel", "BEVEL")
    m.width, m.segments, m.limit_method, m.angle_limit = width, segments, "ANGLE", math.radians(angle)
    m.harden_normals = True
    m.use_clamp_overlap = True
    return obj


def cut(obj, tool):
    """Boolean difference, applied at once."""
    m = obj.modifiers.new("Cut", "BOOLEAN")
    m.operation, m.object, m.solver = "DIFFERENCE", tool, "EXACT"
    dg = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(dg))
    obj.modifiers.clear()
    obj.data = mesh
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(30)
    bpy.data.objects.remove(tool)
    return obj


def dome(radius, height, mat, name="rivet", at=(0, 0, 0), normal=(0, 0, 1)):
    """Flattened half sphere (rivets, studs)."""
    prof = [(radius * math.cos(a), height * math.sin(a)) for a in [math.pi / 2 * k / 8 for k in range(8)]]
    o = lathe(prof + [(0, height)], mat, name, 32)
    o.matrix_world = Matrix.Translation(at) @ Vector((0, 0, 1)).rotation_difference(Vector(normal)).to_matrix().to_4x4()
    return o


# ---------------------------------------------------------------- items
def group(name, *parts):
    """Parent the parts to one empty: that empty is the item."""
    root = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(root)
    for p in parts:
        p.parent = root
    return root


def place(item, x=0.0, y=0.0, z=0.0, turn=0.0, tilt=(0.0, 0.0)):
    """Put an item; turn about z, tilt about its own x and y first (degrees)."""
    m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
         @ Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y"))
    item.matrix_world = m
    return item


def lean(item, top, foot, roll=0.0, face=(0, -1, 0.15)):
    """Lay an item modelled along +x between two points (x = 0 at foot), its upper side turned to face."""
    x = (Vector(top) - Vector(foot)).normalized()
    z = Vector(face) - x * x.dot(Vector(face))
    z.normalize()
    y = z.cross(x)
    turn = Matrix((x, y, z)).transposed().to_4x4()
    item.matrix_world = Matrix.Translation(foot) @ turn @ Matrix.Rotation(math.radians(roll), 4, "X")
    return item


def meshes(item):
    out = [item] if item.type == "MESH" else []
    for c in item.children:
        out += meshes(c)
    return out


def drop(item, z=0.0):
    """Lower or lift an item until its lowest vertex rests on z."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    low = min((o.matrix_world @ v.co).z for o in meshes(item) for v in o.evaluated_get(dg).data.vertices)
    item.matrix_world = Matrix.Translation((0, 0, z - low)) @ item.matrix_world
    return item


def extent(items, below=None):
    """Lowest and highest corner of the items' common bounding box; below: only of what is that near the ground."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    low, high = Vector((math.inf,) * 3), Vector((-math.inf,) * 3)
    for item in items:
        for o in meshes(item):
            n = len(o.evaluated_get(dg).data.vertices)
            co = np.empty(n * 3, np.float32)
            o.evaluated_get(dg).data.vertices.foreach_get("co", co)
            m = np.array(o.matrix_world)
            world = co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]
            if below is not None:
                world = world[world[:, 2] < below]
            if not len(world):
                continue
            low = Vector(np.minimum(low, world.min(axis=0)))
            high = Vector(np.maximum(high, world.max(axis=0)))
    return low, high
