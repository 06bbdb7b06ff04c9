"""Putting the finished parts of an item where the studio expects them."""
from mathutils import Matrix, Vector

from geometry import group


def _corners(part, turn):
    """Vertices of a part and its children as they stand in the item."""
    turn = turn @ part.matrix_basis
    if part.type == "MESH":
        yield from (turn @ v.co for v in part.data.vertices)
    for child in part.children:
        yield from _corners(child, turn)


def settle(name, *parts, turn=None):
    """Group the parts, centred on x = y = 0 and resting on z = 0; turn is applied to them first.

    Plain vertices are measured: the only modifiers in use round edges off, which moves no extent.
    """
    turn = turn or Matrix()
    points = [v for part in parts for v in _corners(part, turn)]
    low = [min(p[i] for p in points) for i in range(3)]
    high = [max(p[i] for p in points) for i in range(3)]
    inner = group(name + " parts", *parts)
    inner.matrix_basis = Matrix.Translation(Vector((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]))) @ turn
    return group(name, inner)
