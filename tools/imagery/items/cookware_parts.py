"""Parts that pans and pots share: shells, bases, lids, knobs, long and loop handles."""
import math

from mathutils import Vector

from geometry import cut, dome, lathe, plate, sweep
from materials import brushed_steel, glass, polished_steel
from outlines import fillet, lerp_keys, spline, superellipse


def deform(obj, move):
    """Move every vertex: move takes and returns a Vector."""
    for v in obj.data.vertices:
        v.co = move(v.co.copy())
    return obj


def pour_spout(obj, angle, r, top, reach=0.07, depth=0.3, spread=0.16, dip=0.35):
    """Pull the rim outwards and a little down at one angle, fading out below the rim."""
    a = math.radians(angle)

    def move(v):
        radius = math.hypot(v.x, v.y)
        if radius < 0.6 * r:
            return v
        off = math.atan2(v.y, v.x) - a
        off = math.atan2(math.sin(off), math.cos(off))
        low = min(1.0, max(0.0, (v.z - top + depth) / depth))
        pull = reach * math.exp(-(off / spread) ** 2) * low * low
        return Vector((v.x * (1 + pull / radius), v.y * (1 + pull / radius), v.z - dip * pull))
    return deform(obj, move)


def shell(r, h, outer, inner, rim, base=None, wall=0.028, corner=0.14, flare=0.03, z=0.03):
    """A pot's outer wall, rolled rim and inner wall. h is the height of the rim above z."""
    base = base or r
    mid = [(base + (r - base) * 0.45, z + h * 0.35)] if base < r else []
    out = fillet([(0, z), (base - 0.02, z), *mid, (r, z + h - 0.01)], corner, 10)
    lip = fillet([(r - 0.004, z + h - 0.05), (r + flare * 0.5, z + h - 0.02), (r + flare, z + h - 0.012),
                  (r + flare, z + h + 0.012),
                  (r - wall, z + h + 0.008), (r - wall, z + h - 0.06)], 0.012, 5)
    ins = fillet([(r - wall, z + h - 0.02), *[(x - wall, y) for x, y in reversed(mid)], (base - wall, z + wall), (0, z + wall)],
                 corner, 10)
    return [lathe(out, outer, "outer"), lathe(lip, rim, "rim"), lathe(ins, inner, "inner")]


def disc_base(r, mat=None, height=0.06):
    """Encapsulated base: a slightly smaller disc with rounded edges and a groove above it."""
    prof = fillet([(0, 0), (r - 0.03, 0), (r, 0.03), (r, height), (r - 0.06, height + 0.012)], 0.018, 5)
    return lathe(prof, mat or polished_steel(rough=0.16), "base")


# ---------------------------------------------------------------- handles
def pad(at, out, width, height, mat, thick=0.028):
    """Rounded rivet plate on a wall; out is the wall's outward normal."""
    at, out = Vector(at), Vector(out).normalized()
    steps = [(-0.03, 1.0), (thick * 0.45, 1.0), (thick * 0.8, 0.97), (thick, 0.9)]
    return sweep([at + out * d for d, _ in steps],
                 lambda t: superellipse(width * steps[round(t * 3)][1], height * steps[round(t * 3)][1], 3.2, 40), mat, "pad")


def rivets(points, normal, mat, radius=0.04):
    return [dome(radius, radius * 0.45, mat, "rivet", p, normal) for p in points]


def long_handle(r, z, length, rise, grip=None, slope=0.0, width=0.23, thick=0.15, neck=0.3, pad_size=(0.42, 0.2)):
    """Straight handle along +x from the wall at (r, 0, z), rising by rise over length.

    grip: material of a grip behind a steel neck; None makes the whole handle of steel, with a hole to hang it.
    slope: lean of the wall from the vertical, in radians.
    """
    steel = polished_steel(rough=0.17)
    out = Vector((math.cos(slope), 0, -math.sin(slope)))
    line = spline([(r - 0.008, 0, z), (r + 0.16, 0, z + 0.03 * rise), (r + 0.22 * length, 0, z + 0.2 * rise),
                   (r + 0.6 * length, 0, z + 0.72 * rise), (r + length, 0, z + rise)], 40)
    parts = [pad(Vector((r, 0, z)), out, *pad_size, steel)]
    if grip is None:
        parts.append(_steel_handle(line, width, thick, steel))
        return parts
    split = r + neck * length
    parts.append(sweep([p for p in line if p.x <= split + 0.08], _neck_section, steel, "neck"))
    parts.append(_ferrule(line, split, width, thick, steel))
    parts.append(_grip([p for p in line if p.x >= split], width, thick, grip))
    return parts


def _neck_section(t):
    width = lerp_keys([(0, 0.3), (0.35, 0.19), (1, 0.17)], t)
    return superellipse(width, lerp_keys([(0, 0.075), (0.4, 0.085), (1, 0.10)], t), 3, 32)


def _ferrule(line, split, width, thick, mat):
    """Collar where the steel enters the grip."""
    near = [p for p in line if split - 0.035 <= p.x <= split + 0.035]
    return sweep(near, lambda t: superellipse(width * (0.86 + 0.06 * math.sin(math.pi * t)),
                                              thick * (0.86 + 0.08 * math.sin(math.pi * t)), 2.3, 40),
                 mat, "ferrule")


def _round_end(t, soft):
    """Half-round far end of a handle."""
    u = max(0.0, (t - (1 - soft)) / soft)
    return math.sqrt(max(0.0, 1 - u * u)) * 0.98 + 0.02


def _dense_end(path, count=16, share=0.06):
    """Repeat the last stretch of a path in ever smaller steps, so that it can be rounded off."""
    total = (path[-1] - path[0]).length
    body = [p for p in path if (path[-1] - p).length > share * total]
    start, end = body[-1], path[-1]
    return body + [start.lerp(end, math.sin((k + 1) / count * math.pi / 2)) for k in range(count)]


def _grip(path, width, thick, mat):
    path = _dense_end(path)
    length = (path[-1] - path[0]).length

    def section(i):
        t = (path[i] - path[0]).length / length
        w = lerp_keys([(0, 0.84), (0.3, 0.99), (0.65, 0.92), (1, 1.06)], t) * width
        k = _round_end(t, 0.07)
        return superellipse(w * (0.35 + 0.65 * k), thick * k, 2.4, 44)
    last = len(path) - 1
    return sweep(path, lambda t: section(round(t * last)), mat, "grip", smooth=60)


def _steel_handle(path, width, thick, mat):
    """Hollow cast handle: flared at the wall, slim behind it, full at the end, with a hole."""
    path = _dense_end(path)
    length = (path[-1] - path[0]).length

    def section(i):
        t = (path[i] - path[0]).length / length
        w = lerp_keys([(0, 0.36), (0.1, 0.24), (0.28, 0.175), (0.75, width), (1, width * 1.05)], t)
        h = lerp_keys([(0, 0.08), (0.15, 0.10), (0.6, thick), (1, thick * 0.8)], t)
        k = _round_end(t, 0.055)
        return superellipse(w * (0.4 + 0.6 * k), h * k, 2.7, 44)
    last = len(path) - 1
    bar = sweep(path, lambda t: section(round(t * last)), mat, "handle", smooth=60)
    end = path[-1]
    tool = plate([(end.x - 0.16 + 0.085 * x, 0.045 * y) for x, y in superellipse(2, 2, 2, 32)], 2, None, "hole", 0, z=end.z - 1)
    bar = cut(bar, tool)
    bar.data.auto_smooth_angle = math.radians(50)
    return bar


def loop_handle(r, z, mat, reach=0.36, spread=0.95, width=0.17, thick=0.11, side=1, lift=0.0, pads=True, dig=0.012):
    """Ear handle on the x axis: leaves the wall, runs round and comes back; lift raises its outer bar."""
    half = spread / 2
    wall = math.sqrt(r * r - half * half) - dig
    pts = [(wall, -half, z), (wall + 0.30 * reach, -half, z + 0.15 * lift), (r + reach * 0.88, -half * 0.72, z + 0.9 * lift),
           (r + reach, 0, z + lift), (r + reach * 0.88, half * 0.72, z + 0.9 * lift),
           (wall + 0.30 * reach, half, z + 0.15 * lift),
           (wall, half, z)]
    path = [Vector((p.x * side, p.y * side, p.z)) for p in spline(pts, 12)]
    parts = [sweep(path, lambda t: superellipse(width * (1 + 0.3 * abs(2 * t - 1) ** 6), thick, 2.4, 32), mat, "loop handle",
                   smooth=60)]
    if pads:
        for y in (-half, half):
            at = Vector((side * math.sqrt(r * r - y * y), y * side, z - 0.01))
            normal = Vector((at.x, at.y, 0))
            parts.append(pad(at, normal, 0.3, 0.24, mat, 0.03))
            for dy in (-0.09, 0.09):
                tangent = Vector((-normal.y, normal.x, 0)).normalized()
                parts += rivets([at + normal.normalized() * 0.026 + tangent * dy - Vector((0, 0, 0.055))], normal, mat, 0.026)
    return parts


# ---------------------------------------------------------------- lids
def knob(z, mat, radius=0.17, height=0.2, stem=0.07):
    """Turned knob standing on z."""
    prof = fillet([(0.0, z - 0.01), (stem * 1.7, z - 0.01), (stem * 1.7, z + 0.014), (stem, z + 0.035),
                   (stem * 1.05, z + height * 0.45),
                   (radius * 0.92, z + height * 0.68), (radius, z + height * 0.82), (radius * 0.82, z + height * 0.97),
                   (0, z + height)], 0.028, 6)
    return lathe(prof, mat, "knob", 72)


def lid_dome(r, z, rise, mat, rim, edge=0.04):
    """Domed lid resting with its rim on z; returns the parts and the height of its crown."""
    crown = z + 0.05 + rise
    prof = [(0, crown)] + [(k / 36 * (r - 0.02), z + 0.05 + rise * (1 - (k / 36) ** 2.3)) for k in range(1, 37)]
    lip = fillet([(r - 0.03, z + 0.062), (r - 0.01, z + 0.05), (r + edge, z + 0.044), (r + edge + 0.01, z + 0.026),
                  (r + edge, z + 0.008),
                  (r - 0.03, z + 0.004), (r - 0.045, z - 0.02)], 0.01, 4)
    return [lathe(prof, mat, "lid"), lathe(lip, rim, "lid rim")], crown


def steel_lid(r, z, rise=0.17, grip=0.2):
    """Steel lid with a knob; grip is the height of the knob above the crown."""
    parts, crown = lid_dome(r, z, rise, brushed_steel("R"), polished_steel(rough=0.16))
    k = max(0.85, grip / 0.2)
    return parts + [knob(crown - 0.008, polished_steel(), 0.17 * k, grip + 0.008, 0.07 * k)]


def bridge_lid(r, z, rise=0.17):
    """Steel lid with a strap handle that arches over its middle."""
    steel = polished_steel(rough=0.14)
    parts, crown = lid_dome(r, z, rise, brushed_steel("R"), polished_steel(rough=0.16))
    foot = crown - 0.02
    arch = spline([(0, -0.30, foot), (0, -0.27, foot + 0.16), (0, -0.15, foot + 0.25), (0, 0, foot + 0.27),
                   (0, 0.15, foot + 0.25),
                   (0, 0.27, foot + 0.16), (0, 0.30, foot)], 10)
    parts.append(sweep(arch, lambda t: superellipse(0.16, 0.06, 2.6, 32), steel, "strap", up=(1, 0, 0), smooth=60))
    for y in (-0.30, 0.30):
        parts.append(lathe(fillet([(0, 0.03), (0.09, 0.03), (0.105, 0.015), (0.105, -0.03)], 0.01), steel, "strap foot", 48))
        parts[-1].location = (0, y, foot - 0.005)
    return parts


def glass_lid(r, z, rise=0.2, top=None):
    """Clear dome (a real thin shell) in a steel rim, with a knob and a steam vent."""
    clear, steel = glass("#FCFEFD"), polished_steel(rough=0.16)
    outer = [(k / 36 * (r - 0.03), z + 0.05 + rise * (1 - (k / 36) ** 2.3)) for k in range(0, 37)]
    inner = [(x, y - 0.03) for x, y in reversed(outer)]
    crown = z + 0.05 + rise
    _, rim = lid_dome(r, z, 0.0, None, steel)[0]
    _.hide_render = True
    return [lathe(outer + inner, clear, "glass lid"), rim, knob(crown - 0.004, top or steel)]
