"""The contact shadow of a cut-out, cast from the heights the camera saw: one window, top left, for all items."""
import numpy as np
from scipy.ndimage import gaussian_filter, shift

TINT = (0x22, 0x1A, 0x20)
LAYERS_MM = (0, 3, 8, 16, 30, 55, 100, 170, 260, 400)


def heights(depth, subject, top_mm):
    """Millimetres above the cloth, from the depth of an orthographic camera standing at top_mm."""
    return np.where(subject > 0.5, np.clip(top_mm - depth * 100, 0, None), -1)


def cast(height, mm_per_pixel, strength=0.58):
    """Alpha of the shadow: every layer of the item shifted away from the light and softened by its height."""
    light = np.zeros(height.shape, np.float32)
    for layer in LAYERS_MM:
        covered = (height >= layer).astype(np.float32)
        if layer and covered.mean() < 1e-4:
            break
        away = (1.5 + 30 * (1 - np.exp(-layer / 70))) / mm_per_pixel
        soft = (1.6 + 16 * (1 - np.exp(-layer / 90))) / mm_per_pixel
        moved = gaussian_filter(shift(covered, (away * 0.8, away * 0.6), order=1), soft)
        light = np.maximum(light, moved * (strength - 0.18 * (1 - np.exp(-layer / 60))))
    return light
