"""What the items are made of. Every function returns one material, built once per scene and set of arguments."""
from nodes import PALETTE, Nodes, material, srgb


@material
def brushed_steel(axis="Z", rough=0.24, tint="#C9C6C1"):
    """Stainless steel, brushed around z ('Z', for turned parts) or along x ('X', for blades and handles)."""
    n = Nodes("brushed steel " + axis)
    stretch = {"Z": (0.6, 0.6, 55), "X": (0.8, 60, 60), "R": (1, 1, 1)}[axis]
    if axis == "R":  # concentric rings on a flat disc
        tc = n.add("ShaderNodeTexCoord").outputs["Object"]
        flat = n.add("ShaderNodeVectorMath", {0: tc, 1: (1, 1, 0)}, operation="MULTIPLY").outputs[0]
        radius = n.add("ShaderNodeVectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
        vec = n.add("ShaderNodeCombineXYZ", {"X": n.math("MULTIPLY", radius, 45.0)}).outputs[0]
    else:
        vec = n.object_coords(stretch)
    streak = n.noise(vec, 2.0, 4, 0.65)
    r = n.math("ADD", n.math("MULTIPLY", streak, 0.16), rough - 0.08)
    col = n.mix(n.math("MULTIPLY", streak, 0.22), srgb(tint), srgb("#9C9994"))
    kw = {}
    if axis in "ZR":
        kw = {"aniso": 0.55, "tangent": n.add("ShaderNodeTangent", direction_type="RADIAL", axis="Z").outputs[0]}
    return n.surface(color=col, metal=1.0, rough=r, normal=n.bump(streak, 0.05, 0.01), **kw)


@material
def polished_steel(tint="#D2CFCA", rough=0.09):
    return Nodes("polished steel").surface(color=srgb(tint), metal=1.0, rough=rough)


@material
def brass():
    n = Nodes("brass")
    streak = n.noise(n.object_coords((0.6, 0.6, 40)), 2.0, 3)
    return n.surface(color=srgb("#CDB07C"), metal=1.0, rough=n.math("ADD", n.math("MULTIPLY", streak, 0.12), 0.14))


@material
def enamel(colour="green", rough=0.16):
    """Glossy enamel over cast iron, with the faint waviness of a fired coat."""
    n = Nodes("enamel " + colour)
    wave = n.noise(n.object_coords(), 3.2, 2)
    base = srgb(PALETTE.get(colour, colour))
    depth = n.add("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    col = n.mix(n.math("MULTIPLY", depth, 0.6), base, tuple(c * 0.55 for c in base[:3]) + (1,))
    return n.surface(color=col, rough=rough, coat=0.7, coat_rough=0.05, normal=n.bump(wave, 0.08, 0.05))


@material
def aluminium(rough=0.32, tint="#C6C7C8"):
    """Bare or anodized aluminium: a soft, even grey shine."""
    n = Nodes("aluminium")
    grain = n.noise(n.object_coords(), 60, 3)
    return n.surface(color=srgb(tint), metal=1.0, rough=n.math("ADD", n.math("MULTIPLY", grain, 0.1), rough - 0.05))


@material
def silicone(colour="aubergine"):
    n = Nodes("silicone " + colour)
    return n.surface(color=srgb(PALETTE.get(colour, colour)), rough=0.5, spec=0.35, sheen=0.2)


@material
def plastic(colour="peppercorn", rough=0.35):
    n = Nodes("plastic " + colour)
    return n.surface(color=srgb(PALETTE.get(colour, colour)), rough=rough, spec=0.45,
                     normal=n.bump(n.noise(n.object_coords(), 90, 2), 0.05, 0.004))


@material
def canvas(colour="canvas"):
    """Coarse woven cotton for rolls, pouches and cases."""
    n = Nodes("canvas " + colour)
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": n.object_coords((140, 140, 140))})
    weave = n.math("MULTIPLY", n.math("SINE", sep.outputs["X"]), n.math("SINE", sep.outputs["Y"]))
    base = srgb(PALETTE.get(colour, colour))
    slub = n.noise(n.object_coords((3, 60, 3)), 2.0, 3)
    col = n.mix(n.math("MULTIPLY", slub, 0.35), base, tuple(c * 0.7 for c in base[:3]) + (1,))
    return n.surface(color=col, rough=0.95, spec=0.1, sheen=0.3, normal=n.bump(weave, 0.2, 0.006))


@material
def cast_iron():
    n = Nodes("cast iron")
    grain = n.noise(n.object_coords(), 38, 4)
    return n.surface(color=srgb("#1D1C1B"), rough=0.46, spec=0.5, normal=n.bump(grain, 0.25, 0.01))


@material
def nonstick():
    n = Nodes("non-stick")
    tc = n.add("ShaderNodeTexCoord").outputs["Object"]
    flat = n.add("ShaderNodeVectorMath", {0: tc, 1: (1, 1, 0)}, operation="MULTIPLY").outputs[0]
    radius = n.add("ShaderNodeVectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    rings = n.math("SINE", n.math("MULTIPLY", radius, 150.0))
    speck = n.noise(n.object_coords(), 70, 2)
    return n.surface(color=n.ramp(speck, [(0.62, "#232221"), (0.75, "#3A3836")]), rough=0.4,
                     normal=n.bump(rings, 0.05, 0.004))


@material
def matte_black():
    n = Nodes("matte black")
    return n.surface(color=srgb("#1B1A19"), rough=0.42, normal=n.bump(n.noise(n.object_coords(), 90, 2), 0.08, 0.005))


WOODS = {  # dark line, mid, light
    "walnut": ("#2A1A12", "#533828", "#7B5B44"),
    "maple": ("#B08553", "#CDA673", "#DDBC8D"),
    "oak": ("#8C6238", "#B2875A", "#C79F70"),
    "beech": ("#A8754A", "#C2925F", "#D2A878"),
    "cherry": ("#7A4427", "#9A5D38", "#B27A4F"),
    "olive": ("#6E4A24", "#B08A50", "#CFAF78"),
    "acacia": ("#5A3418", "#8F5B30", "#B58350"),
    "pine": ("#B98B54", "#DDBB86", "#EBD3A6"),
    "bamboo": ("#B4915A", "#D6B97F", "#E6D09E"),
}


@material
def wood(kind="walnut", strip=0.0, rough=0.42, scale=1.0, block=0.0):
    """Oiled wood, grain along x. strip > 0: glued staves of that width along y (block: staggered ends along x)."""
    n = Nodes("wood " + kind)
    dark, mid, light = WOODS[kind]
    tc = n.add("ShaderNodeTexCoord").outputs["Object"]
    rnd = n.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = n.add("ShaderNodeCombineXYZ", {"X": n.math("MULTIPLY", rnd, 37.0), "Y": n.math("MULTIPLY", rnd, 11.0),
                                           "Z": n.math("MULTIPLY", rnd, 23.0)}).outputs[0]
    tone = None
    if strip:
        sep = n.add("ShaderNodeSeparateXYZ", {"Vector": tc})
        row = n.math("FLOOR", n.math("DIVIDE", sep.outputs["Y"], strip))
        col = 0.0
        if block:
            stagger = n.add("ShaderNodeTexWhiteNoise", {"W": row}, noise_dimensions="1D").outputs["Value"]
            col = n.math("FLOOR", n.math("ADD", n.math("DIVIDE", sep.outputs["X"], block), stagger))
        cell = n.add("ShaderNodeCombineXYZ", {"X": n.math("ADD", row, 0.5),
                                              "Y": n.math("ADD", col, 0.5)}).outputs[0]
        white = n.add("ShaderNodeTexWhiteNoise", {"Vector": cell}, noise_dimensions="3D")
        tone = white.outputs["Value"]
        jump = n.add("ShaderNodeVectorMath", {0: white.outputs["Color"], 1: (40, 9, 17)},
                     operation="MULTIPLY").outputs[0]
        shift = n.add("ShaderNodeVectorMath", {0: shift, 1: jump}, operation="ADD").outputs[0]
    p = n.add("ShaderNodeVectorMath", {0: tc, 1: shift}, operation="ADD").outputs[0]

    def stretched(x, yz):
        return n.add("ShaderNodeVectorMath", {0: p, 1: (x * scale, yz * scale, yz * scale)},
                     operation="MULTIPLY").outputs[0]
    broad = n.noise(stretched(0.16, 1.3), 1.6, 2, 0.5, 0.3)             # growth bands
    rings = n.math("FRACT", n.math("MULTIPLY", broad, 9.0))             # asymmetric: soft rise, sharp late-wood line
    rings = n.math("POWER", rings, 2.2)
    fibre = n.noise(stretched(1.1, 42), 1.6, 5, 0.62)
    pores = n.noise(stretched(3.2, 95), 1.4, 2, 0.5)
    base = n.ramp(broad, [(0.3, mid), (0.5, light), (0.72, mid)])
    base = n.mix(n.math("MULTIPLY", rings, 0.55), base, srgb(dark))
    base = n.mix(n.ramp(fibre, [(0.35, 0.5), (0.62, 0.0)]), base, srgb(dark))
    pore = n.ramp(pores, [(0.30, 1.0), (0.40, 0.0)])
    base = n.mix(n.math("MULTIPLY", pore, 0.55), base, srgb(dark))
    if tone is not None:
        hsv = n.add("ShaderNodeHueSaturation", {"Color": base,
                                                "Value": n.math("ADD", n.math("MULTIPLY", tone, 0.75), 0.62)})
        base = hsv.outputs["Color"]
    r = n.math("ADD", n.math("MULTIPLY", fibre, -0.15), rough + 0.08)
    return n.surface(color=base, rough=r, spec=0.42, normal=n.bump(n.math("SUBTRACT", fibre, pore), 0.12, 0.008))


@material
def ceramic(colour="terracotta", rough=0.5, speckle=0.0):
    n = Nodes("ceramic " + colour)
    base = srgb(PALETTE.get(colour, colour))
    mottled = n.noise(n.object_coords(), 2.5, 4)
    col = n.mix(n.math("MULTIPLY", mottled, 0.35), base, tuple(c * 0.72 for c in base[:3]) + (1,))
    if speckle:
        dots = n.noise(n.object_coords(), 34, 1)
        col = n.mix(n.math("MULTIPLY", n.ramp(dots, [(0.68, 0.0), (0.72, 1.0)]), speckle), col, srgb("#6B4A33"))
    throw = n.noise(n.object_coords((0.25, 0.25, 9)), 2.0, 2)
    return n.surface(color=col, rough=rough, normal=n.bump(throw, 0.12, 0.03))


@material
def glass(tint="#F4F8F5", rough=0.0):
    """Clear glass; shadow rays pass, so no caustic noise and no black shadow."""
    n = Nodes("glass")
    g = n.add("ShaderNodeBsdfGlass", {"Color": srgb(tint), "Roughness": rough, "IOR": 1.45})
    t = n.add("ShaderNodeBsdfTransparent", {"Color": (0.9, 0.93, 0.91, 1)})
    path = n.add("ShaderNodeLightPath")
    soft = n.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    m = n.add("ShaderNodeMixShader", {0: soft, 1: g.outputs[0], 2: t.outputs[0]})
    n.tree.links.new(m.outputs[0], n.out.inputs["Surface"])
    return n.mat


@material
def plain(colour, rough=0.6, sheen=0.0, grain=0.0, spec=0.4):
    n = Nodes("plain " + colour)
    c = srgb(PALETTE.get(colour, colour))
    kw = {}
    if grain:
        kw["normal"] = n.bump(n.noise(n.object_coords(), 30, 4), grain, 0.01)
    return n.surface(color=c, rough=rough, sheen=sheen, spec=spec, **kw)


@material
def linen(colour="linen", stripe=None):
    """Woven cloth: fine cross-weave; optional coloured stripes near the short ends (|x| band)."""
    n = Nodes("linen " + colour)
    tc = n.add("ShaderNodeTexCoord").outputs["UV"]
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": tc})
    wx = n.math("SINE", n.math("MULTIPLY", sep.outputs["X"], 900.0))
    wy = n.math("SINE", n.math("MULTIPLY", sep.outputs["Y"], 900.0))
    weave = n.math("ADD", wx, wy)
    base = srgb(PALETTE.get(colour, colour))
    slub = n.noise(n.add("ShaderNodeVectorMath", {0: tc, 1: (4, 140, 1)}, operation="MULTIPLY").outputs[0], 2.0, 3)
    col = n.mix(n.math("MULTIPLY", slub, 0.35), base, tuple(c * 0.7 for c in base[:3]) + (1,))
    if stripe:
        d = n.math("ABSOLUTE", n.math("SUBTRACT", sep.outputs["Y"], 0.12))
        wide = n.math("LESS_THAN", d, 0.018)
        thin = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", d, 0.036)), 0.005)
        col = n.mix(n.math("MULTIPLY", n.math("MAXIMUM", wide, thin), 0.9), col, srgb(PALETTE.get(stripe, stripe)))
    return n.surface(color=col, rough=0.9, spec=0.15, sheen=0.3, normal=n.bump(weave, 0.15, 0.004))


@material
def perforated(cols=90, rows=12, size=0.26, band=(0.15, 0.85)):
    """Steel sheet with round holes laid out in the lathe's UV (colander)."""
    n = Nodes("perforated")
    uv = n.add("ShaderNodeTexCoord").outputs["UV"]
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": uv})
    v = n.math("MULTIPLY", sep.outputs["Y"], float(rows))
    odd = n.math("MULTIPLY", n.math("MODULO", n.math("FLOOR", v), 2.0), 0.5)
    u = n.math("ADD", n.math("MULTIPLY", sep.outputs["X"], float(cols)), odd)
    du = n.math("SUBTRACT", n.math("FRACT", u), 0.5)
    dv = n.math("SUBTRACT", n.math("FRACT", v), 0.5)
    d = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", du, du), n.math("MULTIPLY", dv, dv)))
    hole = n.math("LESS_THAN", d, size)
    hole = n.math("MULTIPLY", hole, n.math("GREATER_THAN", sep.outputs["Y"], band[0]))
    hole = n.math("MULTIPLY", hole, n.math("LESS_THAN", sep.outputs["Y"], band[1]))
    return n.surface(color=srgb("#CBC8C3"), metal=1.0, rough=0.2, alpha=n.math("SUBTRACT", 1.0, hole))

