"""From scene light to what a screen shows."""
import numpy as np
from scipy.ndimage import distance_transform_edt


def neutral(c):
    """Khronos PBR Neutral, made for product pictures: keeps base colours, rolls off highlights. Of its correction
    for surface glare only half is taken, or dark enamel would glow."""
    start, desat = 0.8 - 0.04, 0.15
    x = c.min(axis=2, keepdims=True)
    off = 0.5 * np.where(x < 0.08, x - 6.25 * x * x, 0.04)
    c = c - off
    peak = c.max(axis=2, keepdims=True)
    d = 1 - start
    new = 1 - d * d / np.maximum(peak + d - start, d)
    g = 1 - 1 / (desat * np.maximum(peak - new, 0) + 1)
    mapped = c * new / np.maximum(peak, 1e-6)
    mapped = mapped * (1 - g) + new * g
    return np.where(peak < start, c, mapped)


def encode(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, 12.92 * c, 1.055 * c ** (1 / 2.4) - 0.055)


def decode(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def straight(premultiplied, exposure=1.0):
    """Tone-mapped straight colour (still linear) and alpha of a premultiplied picture. Along an outline the colour
    is that of the nearest whole pixel: a division by little alpha would leave a speckled fringe."""
    alpha = np.clip(premultiplied[..., 3:], 0, 1)
    colour = premultiplied[..., :3] * exposure / np.maximum(alpha, 1e-3)
    lit = premultiplied[..., :3].max(axis=2) > 0.002
    whole = (alpha[..., 0] > 0.93) & lit
    far, (rows, cols) = distance_transform_edt(~whole, return_indices=True)
    outline = (alpha[..., 0] > 0) & ~whole & lit & (far < 2.6)
    colour[outline] = colour[rows[outline], cols[outline]]
    return np.clip(neutral(colour), 0, 1), alpha


def to_bytes(display, seed=1):
    """0–1 to 8 bit with a dither, so that soft shadows do not band."""
    noise = np.random.default_rng(seed).uniform(-0.5, 0.5, display.shape[:2])[..., None]
    return np.clip(display * 255 + noise + 0.5, 0, 255).astype(np.uint8)
