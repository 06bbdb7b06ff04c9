"""Pictures put together from cut-outs: kits on their cloth, items beside the ruler, collections."""
from functools import lru_cache

import numpy as np
from PIL import Image

from cloth import HEM_MM, rgb, tea_towel
from packing import footprint, pack_to_aspect
from shadow import TINT, cast
from tone import decode, encode, to_bytes

TABLE = "#E4EAE3"
TURNS = ((0, 1, 2, 3),)


class Piece:
    """A cut-out without its shadow, ready to be laid on a cloth."""

    def __init__(self, file, slug):
        part = np.load(file)
        self.slug, self.mm = slug, float(part["mm_per_pixel"])
        alpha = part["alpha"]
        rows, cols = np.flatnonzero(alpha.max(axis=1) > 40), np.flatnonzero(alpha.max(axis=0) > 40)
        crop = slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1)
        self.rgba = np.dstack([part["colour"][crop], alpha[crop]])
        self.height = part["height"][crop].astype(np.float32)

    def turned(self, quarters, mm_per_pixel):
        """Premultiplied linear RGBA and heights at another scale, turned by quarters."""
        size = tuple(max(1, round(n * self.mm / mm_per_pixel)) for n in self.rgba.shape[1::-1])
        rgba = self.rgba.astype(np.float32) / 255
        pre = np.dstack([decode(rgba[..., :3]) * rgba[..., 3:], rgba[..., 3]]).astype(np.float32)
        layers = [np.asarray(Image.fromarray(np.ascontiguousarray(pre[..., k])).resize(size, Image.LANCZOS)) for k in range(4)]
        height = np.asarray(Image.fromarray(self.height).resize(size, Image.NEAREST))
        return np.rot90(np.clip(np.dstack(layers), 0, 1), quarters), np.rot90(height, quarters)


def lay_on(canvas, pre, height, row, col, mm_per_pixel):
    """Lay one piece on the canvas (linear RGB) with its top left corner at (row, col), shadow first."""
    pad = round(60 / mm_per_pixel)
    pre, height = np.pad(pre, ((pad, pad), (pad, pad), (0, 0))), np.pad(height, pad, constant_values=-1)
    shadow = cast(height, mm_per_pixel)[..., None]
    r0, c0 = row - pad, col - pad
    top, left = max(0, -r0), max(0, -c0)
    bottom, right = min(pre.shape[0], canvas.shape[0] - r0), min(pre.shape[1], canvas.shape[1] - c0)
    if bottom <= top or right <= left:
        return
    part = np.s_[top:bottom, left:right]
    place = np.s_[r0 + top:r0 + bottom, c0 + left:c0 + right]
    shade = shadow[part] * (1 - pre[part][..., 3:])
    under = canvas[place] * (1 - shade) + decode(np.array(TINT) / 255) * shade
    canvas[place] = under * (1 - pre[part][..., 3:]) + pre[part][..., :3]


def table(size):
    """The plain table under a cloth, a little brighter towards the window."""
    w, h = size
    fall = 1.03 - 0.08 * np.linspace(0, 1, w)[None, :] - 0.04 * np.linspace(0, 1, h)[:, None]
    return (rgb(TABLE) * fall[..., None]).astype(np.float32)


def spread_cloth(canvas, cloth, row, col, mm_per_pixel):
    """A cloth lying on the table: a thin thing with a thin shadow."""
    solid = np.dstack([cloth, np.ones(cloth.shape[:2])]).astype(np.float32)
    lay_on(canvas, solid, np.full(cloth.shape[:2], 3, np.float32), row, col, mm_per_pixel)


def flat_lay(pieces, collection, size=(1200, 1200), gap=22, sharp=1.25, border=0.03):
    """Pieces packed on their cloth; the cloth is as large as they need and fills the picture."""
    w, h = (round(n * sharp) for n in size)
    prints = [footprint(p.rgba[..., 3] > 60, p.mm, gap) for p in pieces]
    aspect = w / h
    width, height, places = pack_to_aspect([f for f, _ in prints], aspect, TURNS)
    scale = max(1.0, max(width, height * aspect) / 620)
    side, foot = 40 * scale, (HEM_MM + 22) * scale
    cloth_w = max(width + 2 * side, (height + side + foot) * aspect)
    cloth_h = cloth_w / aspect
    mm = cloth_w / (w * (1 - 2 * border))
    canvas = table((w, h))
    at = round(border * h), round(border * w)
    spread_cloth(canvas, tea_towel(collection, cloth_w, cloth_h, mm, scale), *at, mm)
    dx = (cloth_w - width) / 2
    dy = (cloth_h - height - foot - side) / 2 + side
    order = sorted(range(len(pieces)), key=lambda k: float(np.percentile(pieces[k].height, 95)))
    for k in order:
        (row, col, quarters), (_, grow) = places[k], prints[k]
        pre, height_map = pieces[k].turned(quarters, mm)
        lay_on(canvas, pre, height_map, at[0] + round((dy + row + grow * 5) / mm), at[1] + round((dx + col + grow * 5) / mm), mm)
    return picture(canvas, size)


def picture(canvas, size):
    return Image.fromarray(to_bytes(encode(np.clip(canvas, 0, 1)))).resize(size, Image.LANCZOS)


@lru_cache(maxsize=4)
def ruler_cloth(side, mm, scale):
    return tea_towel("custom", side, side, mm, scale, stripes=False)


def beside_ruler(piece, size=(1200, 900), sharp=1.0):
    """One piece above the ruler hem of its cloth, its left end at the ruler's zero."""
    w, h = (round(n * sharp) for n in size)
    piece_w, piece_h = (n * piece.mm for n in piece.rgba.shape[1::-1])
    scale = next(s for s in (0.6, 0.8, 1.0, 1.3, 1.7, 2.2, 3.0) if piece_w <= 460 * s and piece_h <= 330 * s)
    view = 590 * scale
    mm, side = view / w, np.ceil(view * 1.2 / 10) * 10
    zero = 10 * round(3.5 * scale)
    cloth = ruler_cloth(side, mm, scale)
    canvas = table((w, h))
    left, bottom = round((70 * scale - zero) / mm), h - round(26 * scale / mm)
    spread_cloth(canvas, cloth, bottom - cloth.shape[0], left, mm)
    pre, height_map = piece.turned(0, mm)
    ground = bottom - round((HEM_MM + 20) * scale / mm)
    row = min(ground - pre.shape[0], (ground - pre.shape[0]) // 2 + round(30 * scale / mm))
    lay_on(canvas, pre, height_map, row, left + round(zero / mm), mm)
    return picture(canvas, size)
