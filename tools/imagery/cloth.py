"""A tea towel lying flat, woven thread by thread: the collection's stripes and a hem that is a ruler."""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, gaussian_filter1d

from fonts import font
from tone import decode

INK = {"essential": "#2E4A9E", "chef": "#A3283A", "specialty": "#3F6B3A", "bbq": "#3A3235", "custom": "#8A5200"}
LINEN = "#FBFBF8"
HEM_MM = 30
STRIPE_START_MM = 46


def rgb(hexcode):
    """'#RRGGBB' as linear light."""
    h = hexcode.lstrip("#")
    return decode(np.array([int(h[i:i + 2], 16) for i in (0, 2, 4)]) / 255)


def _bands(x, bands):
    """Share of ink at each place x (mm) under the stripes [(from, to)…], with threads' soft edges."""
    out = np.zeros_like(x)
    for start, end in bands:
        out = np.maximum(out, np.clip(np.minimum(x - start, end - x) / 0.6 + 0.5, 0, 1))
    return out


def _ink(collection, xs, ys, width, height):
    """Where the coloured threads run, 0 to 1."""
    edge_x, edge_y = np.minimum(xs, width - xs)[None, :], np.minimum(ys, height - ys)[:, None]
    s = STRIPE_START_MM
    if collection == "essential":
        return _bands(edge_x, [(s, s + 27), (s + 39, s + 43.5), (s + 51, s + 55.5)]) + 0 * edge_y
    if collection == "chef":
        return _bands(edge_x, [(s + 26 * k, s + 26 * k + 14) for k in range(3)]) + 0 * edge_y
    if collection == "specialty":
        lines_x, lines_y = (_bands(np.mod(e - s, 38), [(0, 5)]) * (e > s - 3) for e in (edge_x, edge_y))
        return 0.5 * (lines_x + lines_y) * (edge_y > s) * (edge_x > s)
    if collection == "bbq":
        return _bands(edge_x, [(s + k * 58 + a, s + k * 58 + b) for k in range(2) for a, b in ((0, 3), (8, 34), (39, 42))]) + 0 * edge_y
    along = np.where(edge_x < edge_y, ys[:, None] + 0 * edge_x, xs[None, :] + 0 * edge_y)
    near = np.minimum(edge_x, edge_y)
    stitches = _bands(np.mod(along, 20), [(0, 12)])
    return np.maximum(_bands(near, [(s, s + 4)]), _bands(near, [(s + 12, s + 16)])) * stitches


def _threads(shape, mm_per_pixel, rng):
    """Warp and weft: every thread a little lighter or darker, thicker and thinner along its length."""
    h, w = shape
    along = 5 / mm_per_pixel
    warp = gaussian_filter1d(rng.normal(size=(h, w)).astype(np.float32), along, axis=0) * np.sqrt(2 * along * 1.77)
    weft = gaussian_filter1d(rng.normal(size=(h, w)).astype(np.float32), along, axis=1) * np.sqrt(2 * along * 1.77)
    fine = 0.55 / mm_per_pixel
    if fine > 0.4:
        warp, weft = gaussian_filter1d(warp, fine, axis=1), gaussian_filter1d(weft, fine, axis=0)
    return warp, weft


def _folds(width, height, shape, mm_per_pixel, rng):
    """Height in mm of the cloth: what is left of its creases, and a fullness that never quite lies down."""
    scale = 4 / mm_per_pixel
    small = tuple(max(8, int(n / scale)) for n in shape)
    soft = sum(a * gaussian_filter(rng.normal(size=small), 1 + s / 4) * (1 + s / 4) * 3.5 for s, a in ((26, 0.5), (60, 1.4), (140, 2.4)))
    ys, xs = np.linspace(0, height, small[0])[:, None], np.linspace(0, width, small[1])[None, :]
    for k in (1, 2):
        soft = soft + 0.55 * np.exp(-np.abs(xs - width * k / 3) / 7) + (0.5 * np.exp(-np.abs(ys - height / 2) / 7) if k == 1 else 0)
    return np.asarray(Image.fromarray(soft.astype(np.float32)).resize(shape[::-1], Image.BICUBIC))


def _ruler(width, height, mm_per_pixel, scale):
    """Centimetres along the inner edge of the lower hem, inches along the outer; scale: of the figures, not the marks."""
    mask = Image.new("L", (round(width / mm_per_pixel), round(height / mm_per_pixel)), 0)
    draw, px, k = ImageDraw.Draw(mask), 1 / mm_per_pixel, scale / mm_per_pixel
    figures = font("spline-sans-mono", 7 * k, 500)
    margin = (width % 10) / 2 + 10 * round(3.5 * scale)

    def edge(y, up, unit, marks, every):
        for n in range(int((width - 2 * margin) / unit) + 1):
            x = (margin + n * unit) * px
            long = next(length for step, length in marks if n % step == 0) * k
            draw.rectangle([x - 0.4 * k, y - long if up else y, x + 0.4 * k, y if up else y + long], fill=255)
            if n % every == 0:
                text = str(round(n * unit / (10 if unit == 10 else 25.4)))
                draw.text((x + 1.6 * k, y - 3.4 * k if up else y + 3.4 * k), text, font=figures, fill=255, anchor="ls" if up else "lt")
    edge((height - HEM_MM * scale) * px + 1.5 * k, False, 10, ((10, 8), (5, 5.5), (1, 3.2)), 10)
    inches = next(n for n in (1, 2, 3, 6, 12) if n * 25.4 > 22 * scale)
    edge(height * px - 1.5 * k, True, 25.4 / 4, ((4 * inches, 8), (4, 5.5), (2, 3.6), (1, 2.2)) if scale < 1.2
         else ((4 * inches, 8), (4, 4)) + ((1, 0),), 4 * inches)
    return np.asarray(mask, np.float32) / 255


def tea_towel(collection, width, height, mm_per_pixel, scale=1.0, seed=3, stripes=True):
    """Linear RGB of a cloth of that size in mm, lit by the window at the top left. scale: of its pattern and hem."""
    rng = np.random.default_rng(seed)
    shape = (round(height / mm_per_pixel), round(width / mm_per_pixel))
    xs, ys = (np.arange(shape[1]) + 0.5) * mm_per_pixel, (np.arange(shape[0]) + 0.5) * mm_per_pixel
    warp, weft = _threads(shape, mm_per_pixel, rng)
    ink = _ink(collection, xs / scale, ys / scale, width / scale, height / scale) * stripes
    ink = ink * (ys[:, None] < height - HEM_MM * scale)                # the ruler is a plain tape
    ink = ink[..., None] * (0.9 + 0.035 * weft[..., None] + 0.02 * warp[..., None])
    colour = rgb(LINEN) * (1 - ink) + rgb(INK[collection]) * ink
    printed = 0.9 * _ruler(width, height, mm_per_pixel, scale)[..., None]
    colour = colour * (1 - printed) + rgb("#221A20") * printed
    edge = np.minimum(np.minimum(xs, width - xs)[None, :], np.minimum(ys, height - ys)[:, None])
    edge = edge / scale
    hem = edge < HEM_MM
    fold = 0.9 * np.clip((HEM_MM - edge) / 1.2, 0, 1) - 1.2 * np.exp(-edge / 1.0)
    seam = -0.45 * np.exp(-((edge - HEM_MM + 3) / 0.6) ** 2) * (np.mod(xs[None, :] + ys[:, None], 5) < 3.4)
    relief = _folds(width, height, shape, mm_per_pixel, rng) + fold + seam
    dy, dx = np.gradient(relief, mm_per_pixel)
    light = 1 + 0.62 * dx + 0.5 * dy                       # towards the window, where the surface turns to it
    light = np.clip(light, 0.55, 1.12) * (1 + 0.024 * warp + 0.024 * weft) * np.where(hem, 0.985, 1)
    fall = 1.02 - 0.07 * (xs[None, :] / width) - 0.04 * (ys[:, None] / height)
    return np.clip(colour * (light * fall * 0.93)[..., None], 0, 1)
