"""Light, backdrop and camera: everything that makes the pictures one family."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from geometry import meshes
from materials import plain
from nodes import PALETTE, Nodes, srgb


def area_light(name, at, target, size, power, colour=(1, 0.96, 0.9), spread=180):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color, light.spread = power, colour, math.radians(spread)
    obj = bpy.data.objects.new(name, light)
    d = Vector(target) - Vector(at)
    obj.matrix_world = Matrix.Translation(at) @ d.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(obj)
    obj.visible_camera = False
    return obj


def world(strength=0.3, low="#A19D98", high="#FFFCF8"):
    """Plain warm fill for diffuse rays; for mirrors a room that is dark low and light high."""
    w = bpy.data.worlds.new("studio")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    geo = t.nodes.new("ShaderNodeTexCoord")
    sep = t.nodes.new("ShaderNodeSeparateXYZ")
    ramp = t.nodes.new("ShaderNodeValToRGB")
    t.links.new(geo.outputs["Generated"], sep.inputs[0])
    t.links.new(sep.outputs["Z"], ramp.inputs[0])
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = 0.0, srgb(low)
    el[1].position, el[1].color = 0.75, srgb(high)
    t.links.new(ramp.outputs[0], bg.inputs["Color"])
    bg.inputs["Strength"].default_value = strength


def card(name, at, target, size, colour):
    """A reflector or flag: seen in reflections only."""
    mesh = bpy.data.meshes.new(name)
    w, h = size[0] / 2, size[1] / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(plain(colour, rough=1.0))
    obj = bpy.data.objects.new(name, mesh)
    d = Vector(target) - Vector(at)
    obj.matrix_world = Matrix.Translation(at) @ d.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(obj)
    obj.visible_camera = obj.visible_shadow = obj.visible_diffuse = False
    return obj


def backdrop_material(s):
    """Salt-white paper. Mirror rays see it striped light and dark along x, as if black cards lay
    beside the subject just out of frame: this is what gives polished steel its edges."""
    n = Nodes("backdrop")
    x = n.add("ShaderNodeSeparateXYZ", {"Vector": n.add("ShaderNodeNewGeometry").outputs["Position"]}).outputs["X"]
    t = n.math("ADD", n.math("DIVIDE", x, 6.0 * s), 0.5)
    cards = n.ramp(t, [(0.04, 0.85), (0.16, 0.16), (0.28, 0.85), (0.44, 0.98), (0.53, 0.65), (0.61, 0.36), (0.69, 0.95), (0.80, 0.20), (0.94, 0.80)])
    base = srgb(PALETTE["salt"])
    glossy = n.add("ShaderNodeLightPath").outputs["Is Glossy Ray"]
    return n.surface(color=n.mix(glossy, base, n.mix(1.0, base, cards, "MULTIPLY")), rough=0.85, spec=0.1)


def ground(s, mat, catches=True):
    """The paper under and behind the subject: it takes the shadow and is seen in mirrors; the picture's own
    backdrop is laid in afterwards, even to its top."""
    depth, rise, r = 9 * s, 20 * s, 8 * s
    prof = [(-14 * s, 0.0)] + [(depth + r * math.sin(a), r - r * math.cos(a))
                               for a in [math.pi / 2 * k / 24 for k in range(25)]] + [(depth + r, rise)]
    verts = [(x, y, z) for y, z in prof for x in (-30 * s, 30 * s)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
    mesh.materials.append(mat)
    sheet = bpy.data.objects.new("backdrop", mesh)
    sheet.is_shadow_catcher, sheet.visible_camera = catches, catches
    bpy.context.scene.collection.objects.link(sheet)
    bpy.context.scene.render.film_transparent = True


def studio(span=4.0, level=1.0):
    """Window light from the left, a weak fill, a rim. span: rough size of the subject, in dm."""
    s = span / 4.0
    ground(s, backdrop_material(s))
    p = level * s * s
    area_light("key", (-7.5 * s, -1.5 * s, 8.5 * s), (0, 0, 0.6 * s), (5 * s, 5 * s), 1750 * p, (1, 0.99, 0.975))
    area_light("fill", (9 * s, -5 * s, 4.5 * s), (0, 0, 0.8 * s), (3 * s, 7 * s), 230 * p, (1, 0.985, 0.97))
    area_light("rim", (5.5 * s, 7 * s, 7 * s), (0, 0, 0.6 * s), (2 * s, 6 * s), 560 * p, (1, 0.995, 0.985))
    for side, x, width in (("left", -1, 3.2), ("right", 1, 2.6)):      # dark edges for steel and glass
        card("flag " + side, (x * 6.0 * s, 2.2 * s, 2 * s), (0, 0, 1 * s), (width * s, 7 * s), "#0B0B0B")
    card("flag front", (2.6 * s, -8 * s, 1.5 * s), (0, 0, 1 * s), (1.6 * s, 9 * s), "#14110F")
    world(0.5)


def sky_card(height, reach):
    """A large soft card overhead, bright towards the window: flat steel mirrors it and shades from end to end."""
    n = Nodes("sky card")
    sep = n.add("ShaderNodeSeparateXYZ", {"Vector": n.add("ShaderNodeNewGeometry").outputs["Position"]})
    slope = n.math("SUBTRACT", n.math("MULTIPLY", sep.outputs["X"], 0.8), n.math("MULTIPLY", sep.outputs["Y"], 0.6))
    t = n.math("ADD", n.math("DIVIDE", slope, 2 * reach), 0.5)
    glow = n.add("ShaderNodeEmission", {"Color": n.ramp(t, [(0.05, 1.0), (0.4, 0.85), (0.6, 0.45), (0.95, 0.3)]), "Strength": 1.05})
    n.tree.links.new(glow.outputs[0], n.out.inputs["Surface"])
    obj = card("sky", (0, 0, height), (0, 0, 0), (2.6 * reach, 2.6 * reach), "#FFFFFF")
    obj.data.materials[0] = n.mat
    return obj


def overhead_light(s=1.5):
    """The same window, for things seen from above: one height for all, so that all shadows agree."""
    ground(s, plain("salt", 0.9), catches=False)
    p = s * s
    area_light("key", (-8 * s, 4.5 * s, 9 * s), (0, 0, 0), (5 * s, 5 * s), 2300 * p, (1, 0.99, 0.975))
    area_light("fill", (9 * s, -5 * s, 6 * s), (0, 0, 0), (4 * s, 7 * s), 260 * p, (1, 0.985, 0.97))
    sky_card(5, 2.4)
    world(0.6)


def fit_camera(items, azimuth=0.0, elevation=24.0, lens=85.0, fill=0.8, shift=(0.0, 0.0), fstop=None,
               aspect=1.0, focus=None):
    """Aim a camera so that the items fill the given share of the frame, centred."""
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    pts = [o.matrix_world @ v.co for it in items for o in meshes(it) for v in o.evaluated_get(dg).data.vertices]
    az, el = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    right = Vector((math.cos(az), math.sin(az), 0))
    up = back.cross(right)
    half = 18.0 / lens                      # tan of half the horizontal angle (36 mm sensor)
    lo = Vector([min(p[i] for p in pts) for i in range(3)])
    hi = Vector([max(p[i] for p in pts) for i in range(3)])
    target, dist = (lo + hi) / 2, 10.0
    for _ in range(25):
        xs, ys = [], []
        for p in pts:
            q = p - target
            z = dist - q.dot(back)
            xs.append(q.dot(right) / (z * half))
            ys.append(q.dot(up) / (z * half / aspect))
        cx, cy = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
        extent = max(max(xs) - min(xs), max(ys) - min(ys)) / 2
        target += right * cx * dist * half + up * cy * dist * half / aspect
        dist *= extent / fill
        dist = max(dist, 2.0)
    target += right * shift[0] * dist * half + up * shift[1] * dist * half / aspect
    return camera(target + back * dist, target, lens, fstop, focus)


def close_camera(target, elevation, width, lens=85.0):
    """Look at one point from the front; width: what the picture is to show there, in decimetres."""
    el, dist = math.radians(elevation), width / 2 / (18.0 / lens)
    return camera(target + Vector((0, -math.cos(el), math.sin(el))) * dist, target, lens)


def camera(at, target, lens=85.0, fstop=None, focus=None, shift_y=0.0):
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.clip_end, cam.shift_y = lens, 500, shift_y
    obj = bpy.data.objects.new("camera", cam)
    d = Vector(target) - Vector(at)
    obj.matrix_world = Matrix.Translation(at) @ d.to_track_quat("-Z", "Y").to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    if fstop:                               # the unit is a decimetre: scale the aperture
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop / 10
        cam.dof.focus_distance = (Vector(focus) - Vector(at)).length if focus else d.length
    return obj


def frame_only(items, size, margins=(0.10, 0.24, 0.10, 0.07)):
    """Render only where the items and their shadows are; margins: left, right, below, above, as shares."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    seen = [world_to_camera_view(scene, scene.camera, o.matrix_world @ v.co)
            for item in items for o in meshes(item) for v in o.evaluated_get(dg).data.vertices]
    r = scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x = max(0, min(p.x for p in seen) - margins[0])
    r.border_max_x = min(1, max(p.x for p in seen) + margins[1])
    r.border_min_y = max(0, min(p.y for p in seen) - margins[2])
    r.border_max_y = min(1, max(p.y for p in seen) + margins[3])


def overhead_camera(width, size):
    """Straight down and without perspective: width in decimetres."""
    obj = camera((0, 0, 30), (0, 0.0001, 0))
    obj.matrix_world = Matrix.Translation((0, 0, 30))
    cam = obj.data
    cam.type, cam.ortho_scale = "ORTHO", width * max(1, size[1] / size[0])
    return obj
