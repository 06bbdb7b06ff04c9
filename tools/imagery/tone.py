"""From scene light to what a screen shows."""
import numpy as np


def neutral(c):
    """Khronos PBR Neutral, made for product pictures: keeps base colours, rolls off highlights."""
    start, desat = 0.8 - 0.04, 0.15
    x = c.min(axis=2, keepdims=True)
    off = np.where(x < 0.08, x - 6.25 * x * x, 0.04)
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
    """Tone-mapped straight colour (still linear) and alpha of a premultiplied picture."""
    alpha = np.clip(premultiplied[..., 3:], 0, 1)
    colour = premultiplied[..., :3] * exposure / np.maximum(alpha, 1e-3)
    return np.clip(neutral(colour), 0, 1), alpha


def to_bytes(display, seed=1):
    """0–1 to 8 bit with a dither, so that soft shadows do not band."""
    noise = np.random.default_rng(seed).uniform(-0.5, 0.5, display.shape[:2])[..., None]
    return np.clip(display * 255 + noise + 0.5, 0, 255).astype(np.uint8)
