"""How pieces go into crates: each is set down, upright, where it ends lowest and does not tip. Lengths are millimetres."""
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

CELL_MM = 5
CONTACT_MM = 14             # what is that near carries
BALANCE_MM = 8              # how far beyond the middle it has to carry, on every side


@dataclass
class Relief:
    """Lowest and highest point of a thing over every square of CELL_MM; inf and -inf where there is none of it."""
    bottom: np.ndarray
    top: np.ndarray
    low: np.ndarray             # x and y of its first square
    turn: float = 0             # degrees it was turned by

    @staticmethod
    def of(points, turn=0):
        points = turned(points, turn)
        low = np.floor(points[:, :2].min(axis=0) / CELL_MM) * CELL_MM
        columns = ((points[:, :2] - low) / CELL_MM).astype(int)
        shape = tuple(columns.max(axis=0) + 1)
        square = np.ravel_multi_index(tuple(columns.T), shape)
        order = np.argsort(square, kind="stable")
        known, starts = np.unique(square[order], return_index=True)
        bottom, top = np.full(shape, np.inf, np.float32), np.full(shape, -np.inf, np.float32)
        bottom.flat[known] = np.minimum.reduceat(points[order, 2], starts)
        top.flat[known] = np.maximum.reduceat(points[order, 2], starts)
        return Relief(bottom, top, low, turn)

    def with_room(self):
        """Its underside, one square wider on every side."""
        wide = np.pad(self.bottom, 2, constant_values=np.inf)
        return sliding_window_view(wide, (3, 3)).min(axis=(2, 3))


def turned(points, degrees):
    a = np.radians(degrees)
    x, y = points[:, 0], points[:, 1]
    return np.column_stack([x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), points[:, 2]])


def resting_heights(ground, underside):
    """How high the thing stands when it is set down with its first square on each square of the ground."""
    rows, columns = np.nonzero(np.isfinite(underside))
    windows = sliding_window_view(ground, underside.shape)
    return (windows[:, :, rows, columns] - underside[rows, columns]).max(axis=2)


def is_carried(ground, relief, at, height):
    """Whether what touches it lies on all sides of its middle."""
    window = ground[at[0]:at[0] + relief.bottom.shape[0], at[1]:at[1] + relief.bottom.shape[1]]
    there = np.argwhere(np.isfinite(relief.bottom))
    touching = np.argwhere(np.isfinite(relief.bottom) & (relief.bottom + height - window < CONTACT_MM))
    offsets = (touching - there.mean(axis=0)) * CELL_MM
    angles = np.radians(np.arange(0, 360, 45))
    reach = offsets @ np.stack([np.cos(angles), np.sin(angles)])
    return len(touching) > 0 and bool((reach.max(axis=0) > np.minimum(BALANCE_MM, 0.2 * extent_along(there, angles))).all())


def extent_along(cells, angles):
    along = cells @ np.stack([np.cos(angles), np.sin(angles)])
    return (along.max(axis=0) - along.min(axis=0)) * CELL_MM


@dataclass
class Place:
    """Where a thing goes: its turn, and how far it moves from where it was measured."""
    turn: float
    move: tuple


def find_place(ground, origin, reliefs, limit, tries=40):
    """The best place for a thing, given as it is each way round, on a ground of heights whose first square is at origin; its
    top stays below the limit. None when there is none; else the place and what the thing would make of the ground."""
    best = None
    for relief in reliefs:
        underside = relief.with_room()
        if any(n > m for n, m in zip(underside.shape, ground.shape)):
            continue
        heights = resting_heights(ground, underside)
        tops = heights + relief.top.max()
        rows, columns = np.indices(heights.shape)
        score = np.where(tops <= limit, tops + 0.35 * heights + 0.04 * CELL_MM * (rows + columns), np.inf)
        for flat in np.argsort(score, axis=None)[:tries]:
            row, column = np.unravel_index(flat, score.shape)
            if not score[row, column] < (best[0] if best else np.inf):
                break
            at, height = (row + 1, column + 1), heights[row, column]
            if is_carried(ground, relief, at, height):
                best = (score[row, column], relief, at, height)
                break
    if best is None:
        return None
    _, relief, at, height = best
    move = origin + np.array(at) * CELL_MM - relief.low
    raised = ground.copy()
    part = np.s_[at[0]:at[0] + relief.top.shape[0], at[1]:at[1] + relief.top.shape[1]]
    raised[part] = np.maximum(raised[part], relief.top + height)
    return Place(relief.turn, (float(move[0]), float(move[1]), float(height))), raised
