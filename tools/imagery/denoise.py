"""Joint non-local means over two independent half renders (each half is filtered with weights taken from the
other, so noise is not mistaken for detail), guided by albedo, normal and depth."""
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter, median_filter, uniform_filter


def _box(x, r):
    return uniform_filter(x, size=2 * r + 1, mode="nearest")


def despeckle(d, limit=3.0):
    """Clamp fireflies: a pixel far above both its twin and its neighbourhood."""
    for k, other in (("a", "b"), ("b", "a")):
        lum = d[k][..., :3].mean(axis=2)
        ref = _box(np.minimum(lum, d[other][..., :3].mean(axis=2)), 1) * limit + 0.05
        scale = np.minimum(1, ref / np.maximum(lum, 1e-6))
        d[k] = np.concatenate([d[k][..., :3] * scale[..., None], d[k][..., 3:]], axis=2)


def _guides(d):
    """One stack of features, each divided by its tolerance; the ground under the subject is one flat feature."""
    on = (d["subject"] > 0.5)[..., None]
    look = np.where(on, d["albedo"] + d["gloss"], -1) / 0.04
    normal = np.where(on, d["normal"], 0) / 0.12
    return np.concatenate([look, normal], axis=2).astype(np.float32)


def _non_local_means(d, radius, patch, strength):
    a, b = np.log1p(4 * d["a"]), np.log1p(4 * d["b"])     # compress highlights while filtering
    a[..., 3], b[..., 3] = d["a"][..., 3], d["b"][..., 3]
    var = ((a - b) ** 2).mean(axis=2) / 2                 # variance of one half
    var = np.maximum(_box(var, 3), 1e-7)
    guide = _guides(d)
    depth = np.minimum(d["depth"], np.percentile(d["depth"], 99.5))
    grad = np.hypot(*np.gradient(depth))
    sum_a, sum_b = a.copy(), b.copy()
    weight = np.ones(a.shape[:2] + (2,), np.float32)
    h, w = a.shape[:2]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx == dy == 0 or dx * dx + dy * dy > radius * radius + 1 or (dx + dy) % 2:
                continue                                      # like a chessboard: as wide for half the time
            ys, xs = slice(max(0, dy), h + min(0, dy)), slice(max(0, dx), w + min(0, dx))
            yt, xt = slice(max(0, -dy), h + min(0, -dy)), slice(max(0, -dx), w + min(0, -dx))
            diff = guide[ys, xs] - guide[yt, xt]
            far = np.einsum("ijk,ijk->ij", diff, diff)
            dz = np.abs(depth[ys, xs] - depth[yt, xt])
            far += (dz / (3 * grad[yt, xt] * np.hypot(dx, dy) + 0.03)) ** 2
            v = var[yt, xt] + np.minimum(var[ys, xs], var[yt, xt])
            scale = 1 / (1e-6 + strength ** 2 * 2 * var[yt, xt])
            for src, other_sum, k, other in ((a, sum_b, 1, b), (b, sum_a, 0, a)):
                diff = src[ys, xs] - src[yt, xt]
                dist = _box((np.einsum("ijk,ijk->ij", diff, diff) / 4 - v) * scale, patch)
                wt = np.exp(-np.maximum(dist, 0) - 0.5 * far)
                other_sum[yt, xt] += wt[..., None] * other[ys, xs]
                weight[yt, xt, k] += wt
    out = (sum_a / weight[..., :1] + sum_b / weight[..., 1:]) / 2
    return np.concatenate([np.expm1(out[..., :3]) / 4, out[..., 3:]], axis=2)


def smooth_ground(alpha, subject):
    """Even out the shadow on the ground, which has no detail to lose: little near the subject, where contact
    shadows are sharp, much farther out."""
    on = subject > 0.5
    ground = (gaussian_filter(on.astype(np.float32), 1) < 0.02).astype(np.float32)
    alpha = np.where(ground > 0, np.minimum(alpha, median_filter(alpha, 5) + 0.02), alpha)
    away = distance_transform_edt(~on) * 1000 / max(alpha.shape)
    out = alpha.copy()
    for start, sigma in ((2, 2.0), (9, 5.0), (28, 11.0), (70, 20.0)):
        norm = np.maximum(gaussian_filter(ground, sigma), 1e-4)
        k = ground * np.clip((away - start) / (1.2 * start), 0, 1)
        out = out * (1 - k) + gaussian_filter(alpha * ground, sigma) / norm * k
    return out


def denoise(d, radius=6, patch=2, strength=1.3):
    """Premultiplied RGBA, denoised. The ground far from the subject needs only its shadow smoothed."""
    despeckle(d)
    out = (d["a"] + d["b"]) / 2
    rows, cols = (np.flatnonzero(d["subject"].max(axis=k) > 0.5) for k in (1, 0))
    if len(rows):
        pad = 12
        near = (slice(max(0, rows[0] - pad), rows[-1] + pad), slice(max(0, cols[0] - pad), cols[-1] + pad))
        out[near] = _non_local_means({k: v[near] for k, v in d.items()}, radius, patch, strength)
    if ((out[..., 3] > 0.02) & (d["subject"] < 0.5)).mean() > 0.01:          # there is a ground with a shadow on it
        out[..., 3] = smooth_ground(out[..., 3], d["subject"])
    return np.maximum(out, 0)
