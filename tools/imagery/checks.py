"""What must be true of a scene before it is worth rendering: right size, nothing floats, nothing intersects."""
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from geometry import extent, meshes

TOUCH = 0.03                # decimetres an item may stand above what carries it
DEEP = 0.012                # overlaps this small are touching, not intersecting


def check_size(item, entry, tolerance=0.05):
    """The item fills the size its catalogue row gives."""
    low, high = extent([item])
    for axis, have, want in zip(("length", "width", "height"), high - low, entry["sizeMm"]):
        have *= 100
        if abs(have - want) > max(tolerance * want, 4):
            raise SystemExit(f"{entry['slug']}: {axis} is {have:.0f} mm, the catalogue says {want:.0f} mm")


def tree_of(item, dg):
    verts, faces = [], []
    for o in meshes(item):
        mesh = o.evaluated_get(dg).data
        start = len(verts)
        verts += [o.matrix_world @ v.co for v in mesh.vertices]
        faces += [[start + k for k in p.vertices] for p in mesh.polygons]
    return BVHTree.FromPolygons(verts, faces), verts


def _apart(a, b):
    """Whether two bounding boxes have room between them."""
    return any(a[1][k] < b[0][k] + DEEP or b[1][k] < a[0][k] + DEEP for k in range(3))


def _really_overlap(tree_a, verts_b, box_a):
    """Some vertex of b lies inside a, deeper than a touch: seen along a ray it has a's surface on both sides."""
    for v in verts_b:
        if all(box_a[0][k] < v[k] < box_a[1][k] for k in range(3)):
            hit, normal, _, distance = tree_a.find_nearest(v)
            if hit and distance > DEEP and (v - hit).dot(normal) < 0 and _inside(tree_a, v):
                return True
    return False


def _inside(tree, point):
    """Parity of the surfaces above; two directions must agree, so that open shells do not count."""
    for direction in (Vector((0.01, 0.02, 1)), Vector((0.02, -0.01, -1)), Vector((1, 0.03, 0.02))):
        count, at = 0, point
        while True:
            hit, _, _, distance = tree.ray_cast(at, direction)
            if hit is None:
                break
            count, at = count + 1, hit + direction * 1e-4
        if count % 2 == 0:
            return False
    return True


def check_scene(items, ground=None):
    """Every item rests on the ground (z = 0) or on another item, and no two intersect."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    trees = [tree_of(item, dg) for item in items]
    boxes = [extent([item]) for item in items]
    for k, (item, (low, _)) in enumerate(zip(items, boxes)):
        if abs(low.z) <= 0.005:
            continue
        if low.z < 0:
            raise SystemExit(f"{item.name} sinks {-low.z * 100:.1f} mm into the ground")
        lowest = sorted(trees[k][1], key=lambda v: v.z)[:40]
        drop = min((tree.ray_cast(v + Vector((0, 0, 0.001)), Vector((0, 0, -1)))[3] or 99 for v in lowest
                    for j, (tree, _) in enumerate(trees) if j != k), default=99)
        if drop > TOUCH:
            raise SystemExit(f"{item.name} floats {low.z * 100:.1f} mm above the ground")
    check_apart(items)


def check_apart(items):
    """No two items intersect."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    trees = [tree_of(item, dg) for item in items]
    boxes = [extent([item]) for item in items]
    for i in range(len(items)):
        for j in range(i):
            if _apart(boxes[i], boxes[j]) or not trees[i][0].overlap(trees[j][0]):
                continue
            if _really_overlap(trees[i][0], trees[j][1], boxes[i]) or _really_overlap(trees[j][0], trees[i][1], boxes[j]):
                raise SystemExit(f"{items[i].name} and {items[j].name} intersect")
