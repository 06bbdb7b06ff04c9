"""The crates a kit arrives in, packed with its pieces."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

import models
from checks import check_apart, tree_of
from geometry import extent, meshes
from items.storage import crate
from stacking import CELL_MM, Relief, find_place

GAP_MM = 70                 # between two crates
OVER_RIM_MM = 30            # as far as a handle may stand out of an open crate
ORDERS = 14
ENOUGH = 3                  # orders that fit: the lowest of them is taken
STRAIGHT, ASLANT = (0, 90, 180, 270), (30, 60, 120, 150, 210, 240, 300, 330)
LYING = {"wooden-spoons", "box-grater"}     # carried as they lie on a cloth
NOWHERE = 1e4               # ground that nothing can be set down on


def surface(item, step=CELL_MM * 0.7):
    """Points all over an item's surface, in millimetres, none farther from the next than a step or so."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    found = []
    for o in meshes(item):
        mesh = o.evaluated_get(dg).data
        mesh.calc_loop_triangles()
        co, tri = np.empty(len(mesh.vertices) * 3), np.empty(len(mesh.loop_triangles) * 3, np.int64)
        mesh.vertices.foreach_get("co", co)
        mesh.loop_triangles.foreach_get("vertices", tri)
        m = np.array(o.matrix_world)
        corners = ((co.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3]) * 100)[tri.reshape(-1, 3)]
        sides = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1)
        parts = np.ceil(sides / step).clip(1, 300).astype(int)
        for n in np.unique(parts):
            a, b, c = corners[parts == n].transpose(1, 0, 2)
            u, v = np.array([(i / n, j / n) for i in range(n + 1) for j in range(n + 1 - i)]).T
            found.append((a[:, None] + (b - a)[:, None] * u[:, None] + (c - a)[:, None] * v[:, None]).reshape(-1, 3))
    points = np.concatenate(found)
    _, first = np.unique((points / (step / 2)).astype(np.int32), axis=0, return_index=True)
    return points[first]


class Ways:
    """A piece as it is each way round: straight ones first, aslant only where those find no place."""

    def __init__(self, points):
        self.points, self.side, self.known = points, np.ptp(points, axis=0), {}

    def turned(self, turns):
        for turn in turns:
            if turn not in self.known:
                self.known[turn] = Relief.of(self.points, turn)
        return [self.known[turn] for turn in turns]


def fill(ground, origin, pieces, limit):
    """A place for every piece in this order; None when one finds none."""
    places = []
    for piece in pieces:
        found = find_place(ground, origin, piece.turned(STRAIGHT), limit) or find_place(ground, origin, piece.turned(ASLANT), limit)
        if not found:
            return None
        place, ground = found
        places.append(place)
    return places, float(ground[np.isfinite(ground)].sum())


def bulk(piece):
    """What has to be found room for first: boards and sheets, then by size."""
    area, height = piece.side[0] * piece.side[1], piece.side[2]
    return float(area * (1000 if height < 45 and area > 60_000 else height + 40))


def orders(sizes, seed):
    """Several orders to try: biggest first, then the same more and more shuffled."""
    rng = random.Random(seed)
    for k in range(ORDERS):
        yield sorted(range(len(sizes)), key=lambda i: -sizes[i] * rng.uniform(1, 1 + k) ** rng.choice((-1, 1)))


def stand_side_by_side(size, count):
    """Empty crates in a row, their long sides next to each other."""
    pitch = (size[1] + GAP_MM) / 100
    out = []
    for k in range(count):
        one = crate(size)
        one.matrix_world = Matrix.Translation((0, (k - (count - 1) / 2) * pitch, 0)) @ one.matrix_world
        out.append(one)
    return out


def floor_of(inside, boxes, height):
    """What pieces can be set down on: the crates' floors, across the gaps between their boards, but not their walls."""
    ground = np.full(inside.top.shape, NOWHERE, np.float32)
    for box in boxes:
        low, high = (((np.array(corner.xy) * 100 - inside.low) / CELL_MM).astype(int) for corner in extent([box]))
        part = np.s_[low[0]:high[0], low[1]:high[1]]
        tops = inside.top[part]
        floor = tops[(tops > 0) & (tops < height / 4)].max()
        ground[part] = np.where(tops < height * 0.6, np.maximum(tops, floor), NOWHERE)
    return ground


def packed(kit, entries, fitted):
    """The kit's crates and its pieces in them, none through another."""
    boxes = stand_side_by_side(kit["crateMm"], kit["crates"])
    inside = Relief.of(np.concatenate([surface(box) for box in boxes]))
    ground = floor_of(inside, boxes, kit["crateMm"][2])
    named = [entries[c["slug"]] for c in kit["components"] for _ in range(c["quantity"])]
    pieces = [fitted(models.build(entry, laid=entry["model"]["name"] in LYING)) for entry in named]
    ways = [Ways(surface(piece)) for piece in pieces]
    limit, fits = kit["crateMm"][2] + OVER_RIM_MM, []
    for order in orders([bulk(way) for way in ways], kit["slug"]):
        found = fill(ground, inside.low, [ways[k] for k in order], limit)
        if found:
            fits.append((found[1], order, dict(zip(order, found[0]))))
        if len(fits) == ENOUGH:
            break
    if not fits:
        raise SystemExit(f"{kit['slug']} does not go into {kit['crates']} crates")
    _, order, places = min(fits)
    standing = [Solid(box) for box in boxes]
    for k in order:
        put(pieces[k], places[k], standing)
        standing.append(Solid(pieces[k]))
    items = [*boxes, *pieces]
    check_apart(items)
    return items


class Solid:
    """An item that stands where it stays, ready to be touched."""

    def __init__(self, item):
        bpy.context.view_layer.update()
        self.tree, self.points = tree_of(item, bpy.context.evaluated_depsgraph_get())
        at = np.array([tuple(v) for v in self.points])
        self.low, self.high, self.at = at.min(axis=0), at.max(axis=0), at


def put(piece, place, standing):
    """Set a piece down in its place, and then the last millimetres onto what carries it."""
    move = Vector(place.move) / 100
    piece.matrix_world = Matrix.Translation(move) @ Matrix.Rotation(math.radians(place.turn), 4, "Z") @ piece.matrix_world
    drop = room_below(Solid(piece), standing)
    piece.matrix_world = Matrix.Translation((0, 0, -drop)) @ piece.matrix_world


def room_below(piece, standing, most=0.14):
    """How far it can sink before anything touches: seen from it downwards, and from what is below upwards."""
    room = most
    for other in standing:
        if not all(other.low[k] < piece.high[k] and piece.low[k] < other.high[k] for k in (0, 1)):
            continue
        room = nearest(other.tree, piece, other, Vector((0, 0, -1)), room)
        room = nearest(piece.tree, other, piece, Vector((0, 0, 1)), room)
    return max(0, room - 0.002)


def nearest(tree, seen, target, direction, room):
    """The least distance from the points of one thing to the surface of another."""
    near = np.all((seen.at > target.low - [0, 0, room]) & (seen.at < target.high + [0, 0, room]), axis=1)
    for k in np.flatnonzero(near):
        distance = tree.ray_cast(seen.points[k], direction, room)[3]
        if distance is not None:
            room = min(room, distance)
    return room
