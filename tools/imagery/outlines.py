"""Flat outlines, keyed curves and splines: what the meshes are drawn from."""
import math

from mathutils import Vector

TAU = 2 * math.pi


def fillet(points, radius=0.0, steps=6, closed=False):
    """Round the corners of a polyline. A point may carry its own radius: (x, y, r)."""
    pts = [Vector((p[0], p[1])) for p in points]
    radii = [p[2] if len(p) > 2 else radius for p in points]
    n, out = len(pts), []
    for i, p in enumerate(pts):
        if (not closed and i in (0, n - 1)) or radii[i] <= 0:
            out.append((p.x, p.y))
            continue
        a, b = pts[i - 1] - p, pts[(i + 1) % n] - p
        angle = a.angle(b, math.pi)
        if angle > math.pi - 1e-3 or angle < 1e-3:
            out.append((p.x, p.y))
            continue
        cut = min(radii[i] / math.tan(angle / 2), 0.49 * a.length, 0.49 * b.length)
        p0, p2 = p + a.normalized() * cut, p + b.normalized() * cut
        for k in range(steps + 1):
            t = k / steps
            q = p0 * (1 - t) ** 2 + p * 2 * t * (1 - t) + p2 * t * t
            out.append((q.x, q.y))
    return out


def rounded_rect(w, d, r, steps=10):
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    out = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90),
                       (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for k in range(steps + 1):
            a = math.radians(a0 + 90 * k / steps)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def superellipse(w, h, n=2.4, steps=40):
    out = []
    for k in range(steps):
        a = TAU * k / steps
        c, s = math.cos(a), math.sin(a)
        out.append((w / 2 * math.copysign(abs(c) ** (2 / n), c), h / 2 * math.copysign(abs(s) ** (2 / n), s)))
    return out


def lerp_keys(keys, t):
    """Monotone cubic (Fritsch-Carlson) through (t, value) keys: no overshoot, no flat spots at the keys."""
    if t <= keys[0][0]:
        return keys[0][1]
    if t >= keys[-1][0]:
        return keys[-1][1]
    slopes = [(v1 - v0) / (t1 - t0) for (t0, v0), (t1, v1) in zip(keys, keys[1:])]
    tangents = [slopes[0]] + [0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in zip(slopes, slopes[1:])] + [slopes[-1]]
    for k, ((t0, v0), (t1, v1)) in enumerate(zip(keys, keys[1:])):
        if t <= t1:
            h = t1 - t0
            u = (t - t0) / h
            return (v0 * (1 + 2 * u) * (1 - u) ** 2 + h * tangents[k] * u * (1 - u) ** 2
                    + v1 * u * u * (3 - 2 * u) + h * tangents[k + 1] * u * u * (u - 1))


def spline(points, steps=12):
    """Catmull-Rom through 3-D points."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            out.append(0.5 * ((2 * p[i]) + (p[i + 1] - p[i - 1]) * t
                              + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t
                              + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3))
    out.append(p[-2])
    return out



def rounded_ends(t, soft=0.06, floor=0.25):
    """Scale factor that rounds off both ends of a handle."""
    d = min(t, 1 - t)
    return 1.0 if d >= soft else floor + (1 - floor) * math.sqrt(max(0, 1 - (1 - d / soft) ** 2))

