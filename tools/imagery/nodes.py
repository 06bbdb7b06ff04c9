"""A small language for Cycles materials, and the palette of the house."""
import bpy


def srgb(hexcode):
    """'#1F4D3A' -> linear RGBA."""
    h = hexcode.lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1.0,)


PALETTE = {
    "salt": "#F6F8F5",
    "peppercorn": "#221A20",
    "aubergine": "#4C1939",
    "butter": "#F5C242",
    "cobalt": "#2E4A9E",
    "green": "#183F2F",
    "terracotta": "#A25A3F",
    "blush": "#F3DFE6",
    "cream": "#EFE4D0",
    "linen": "#D9CBB4",
    "canvas": "#C9BFA8",
    "essential": "#2E4A9E",
    "chef": "#A3283A",
    "specialty": "#3F6B3A",
    "bbq": "#3A3235",
    "custom": "#8A5200",
}


class Nodes:
    """Small wrapper: n.add('ShaderNodeMath', operation='ADD') and n.link(a, b)."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(node, k, v)
        for k, v in (inputs or {}).items():
            self.set(node.inputs[k], v)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def surface(self, **inputs):
        names = {"color": "Base Color", "metal": "Metallic", "rough": "Roughness", "coat": "Clearcoat",
                 "coat_rough": "Clearcoat Roughness", "aniso": "Anisotropic", "tangent": "Tangent",
                 "normal": "Normal", "spec": "Specular", "sheen": "Sheen", "sss": "Subsurface",
                 "sss_color": "Subsurface Color", "ior": "IOR", "transmission": "Transmission", "alpha": "Alpha"}
        for k, v in inputs.items():
            self.set(self.bsdf.inputs[names[k]], v)
        if inputs.get("metal") == 1.0:
            self._glow_when_deep()
        return self.mat

    def _glow_when_deep(self, after=1.5, light=0.45):
        """Light caught between metal walls would be lost with the last bounce, and a steel bowl black inside."""
        depth = self.add("ShaderNodeLightPath").outputs["Ray Depth"]
        glow = self.add("ShaderNodeEmission", {"Color": (light, light, light * 0.97, 1)})
        both = self.add("ShaderNodeMixShader", {0: self.math("GREATER_THAN", depth, after), 1: self.bsdf.outputs[0],
                                                2: glow.outputs[0]})
        self.tree.links.new(both.outputs[0], self.out.inputs["Surface"])

    def math(self, op, a, b=0.0):
        n = self.add("ShaderNodeMath", operation=op)
        self.set(n.inputs[0], a)
        self.set(n.inputs[1], b)
        return n.outputs[0]

    def object_coords(self, scale=(1, 1, 1), shift=None):
        tc = self.add("ShaderNodeTexCoord")
        v = tc.outputs["Object"]
        if shift is not None:
            v = self.add("ShaderNodeVectorMath", {0: v, 1: shift}, operation="ADD").outputs[0]
        return self.add("ShaderNodeVectorMath", {0: v, 1: scale}, operation="MULTIPLY").outputs[0]

    def noise(self, vector, scale=5.0, detail=3.0, rough=0.5, distortion=0.0):
        n = self.add("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail,
                                            "Roughness": rough, "Distortion": distortion})
        return n.outputs["Fac"]

    def ramp(self, fac, stops):
        n = self.add("ShaderNodeValToRGB", {"Fac": fac})
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (pos, col) in zip(el, stops):
            e.position = pos
            e.color = srgb(col) if isinstance(col, str) else (col, col, col, 1)
        return n.outputs["Color"]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.add("ShaderNodeMixRGB", blend_type=blend)
        self.set(n.inputs[0], fac)
        self.set(n.inputs[1], a)
        self.set(n.inputs[2], b)
        return n.outputs[0]

    def bump(self, height, strength=0.1, distance=0.02):
        return self.add("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]


_cache = {}


def material(fn):
    """Build each material once per scene and set of arguments."""
    def wrapper(*args, **kw):
        key = (fn.__name__, args, tuple(sorted(kw.items())))
        if key not in _cache:
            _cache[key] = fn(*args, **kw)
        return _cache[key]
    return wrapper


def forget():
    """A new scene starts without materials."""
    _cache.clear()
