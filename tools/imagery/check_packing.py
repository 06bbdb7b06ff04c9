"""Checks of the packing: python3 check_packing.py (no test runner needed)."""
import numpy as np

from packing import GRID_MM, footprint, pack, pack_to_aspect

ANY_TURN = ((0, 1, 2, 3),)


def laid(shapes, width, places):
    """How often each square of the cloth is covered."""
    cover = np.zeros((2000 // GRID_MM * 4, int(width / GRID_MM)), int)
    for shape, (row, col, turn) in zip(shapes, places):
        turned = np.rot90(shape, turn)
        r, c = row // GRID_MM, col // GRID_MM
        cover[r:r + turned.shape[0], c:c + turned.shape[1]] += turned
    return cover


def pan(diameter, handle):
    """A disc with a handle, as a mask of millimetres."""
    mask = np.zeros((diameter, diameter + handle), bool)
    ys, xs = np.ogrid[:diameter, :diameter + handle]
    mask |= (ys - diameter / 2) ** 2 + (xs - diameter / 2) ** 2 < (diameter / 2) ** 2
    mask[diameter // 2 - 15:diameter // 2 + 15, diameter // 2:] = True
    return mask


def nothing_lies_over_another():
    shapes = [footprint(pan(120 + 20 * k, 60 + 10 * k), 1, 20)[0] for k in range(9)] + [footprint(np.ones((20 + k, 300), bool), 1, 20)[0] for k in range(14)]
    height, places = pack(shapes, 1100, ANY_TURN)
    cover = laid(shapes, 1100, places)
    assert cover.max() == 1, "two things share a square"
    assert cover.sum() == sum(s.sum() for s in shapes), "a thing is missing or cut off"
    assert np.flatnonzero(cover.any(axis=1))[-1] * GRID_MM < height, "the cloth is too short"


def handles_may_nest():
    shapes = [footprint(pan(280, 200), 1, 20)[0] for _ in range(2)]
    width, height, _ = pack_to_aspect(shapes, 1.0, ANY_TURN)
    assert width * height < 2 * 300 * 500 * 1.3, "the cloth wastes room"


def a_gap_is_kept():
    grid, grow = footprint(np.ones((50, 50), bool), 1, 20)
    assert grow * GRID_MM >= 10 and grid.shape == (10 + 2 * grow, 10 + 2 * grow)


def too_narrow_a_cloth_is_refused():
    try:
        pack([np.ones((40, 40), bool)], 100, ANY_TURN)
    except ValueError:
        return
    raise AssertionError("a thing was laid on a cloth narrower than itself")


for check in (nothing_lies_over_another, handles_may_nest, a_gap_is_kept, too_narrow_a_cloth_is_refused):
    check()
    print("ok", check.__name__.replace("_", " "))
