"""Where things lie on a cloth: in rows, close together, none over another. Positions are millimetres."""
import numpy as np
from scipy.ndimage import maximum_filter
from scipy.signal import fftconvolve

GRID_MM = 5


def footprint(mask, mm_per_pixel, gap_mm):
    """A covered-or-not grid of GRID_MM squares, grown by half the gap on every side."""
    cell = GRID_MM / mm_per_pixel
    h, w = (int(np.ceil(n / cell)) for n in mask.shape)
    ys, xs = np.nonzero(mask)
    grow = int(np.ceil(gap_mm / 2 / GRID_MM))
    grid = np.zeros((h + 2 * grow, w + 2 * grow), bool)
    grid[np.minimum((ys / cell).astype(int), h - 1) + grow, np.minimum((xs / cell).astype(int), w - 1) + grow] = True
    return maximum_filter(grid, size=2 * grow + 1), grow


def _lowest_place(taken, shape):
    """First free place for a shape, topmost and then leftmost; None when it fits nowhere."""
    if shape.shape[0] > taken.shape[0] or shape.shape[1] > taken.shape[1]:
        return None
    clash = fftconvolve(taken.astype(np.float32), shape[::-1, ::-1].astype(np.float32), mode="valid")
    free = np.argwhere(clash < 0.5)
    if not len(free):
        return None
    bottom = (free[:, 0] + shape.shape[0]) * 1.0 + 0.06 * free[:, 1]
    return tuple(free[np.argmin(bottom)])


def pack(shapes, width_mm, turns=((0, 1),)):
    """Lay every shape (a footprint) on a cloth that wide, biggest first; each may be turned by a quarter.

    Returns (height in mm, [(row mm, column mm, quarter turns) per shape]).
    """
    columns = int(width_mm / GRID_MM)
    rows = int(sum(max(s.shape) for s in shapes)) + 1
    taken = np.zeros((rows, columns), bool)
    places = [None] * len(shapes)
    for k in sorted(range(len(shapes)), key=lambda k: -shapes[k].size):
        best = None
        for turn in turns[k] if len(turns) == len(shapes) else turns[0]:
            shape = np.rot90(shapes[k], turn)
            at = _lowest_place(taken, shape)
            if at and (best is None or at[0] + shape.shape[0] < best[1]):
                best = (at, at[0] + shape.shape[0], turn, shape)
        if best is None:
            raise ValueError(f"shape {k} is wider than the cloth")
        (r, c), bottom, turn, shape = best
        taken[r:bottom, c:c + shape.shape[1]] |= shape
        places[k] = (int(r) * GRID_MM, int(c) * GRID_MM, turn)
    used = np.flatnonzero(taken.any(axis=1))
    return float((used[-1] + 1) * GRID_MM), places


def pack_to_aspect(shapes, aspect, turns):
    """The cloth width whose packing comes nearest to the wanted width : height."""
    area = sum(s.sum() for s in shapes) * GRID_MM ** 2
    widest = max(min(s.shape) for s in shapes) * GRID_MM
    best = None
    for stretch in (0.95, 1.0, 1.05, 1.1, 1.15, 1.2, 1.28, 1.36):
        width = max(widest + GRID_MM, (area * aspect) ** 0.5 * stretch)
        try:
            height, places = pack(shapes, width, turns)
        except ValueError:
            continue
        side = max(width, height * aspect)
        if best is None or side < best[0]:
            best = (side, width, height, places)
    return best[1:]
