"""What a picture depends on, as one hash: the source of its models (only the functions they use), their size and
options, and the version of the studio."""
import ast
import hashlib
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
STUDIO_VERSION = 1          # raise it when light, materials or camera change, so that everything is rendered again
PRODUCT_VERSION = 2         # the same for the pictures of single products alone
DETAIL_VERSION = 1          # the same for close pictures
CRATE_VERSION = 1           # the same for packed crates, and for how they are packed


def _definitions(path):
    """Top-level names of a module, each with its node; and where imported names come from."""
    with open(path) as f:
        tree = ast.parse(f.read())
    defined, imported = {}, {}
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            defined[node.name] = node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        defined[name.id] = node.value
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("items."):
            for alias in node.names:
                imported[alias.asname or alias.name] = (node.module, alias.name)
    return defined, imported


def _path(module):
    base = os.path.join(HERE, *module.split("."))
    return os.path.join(base, "__init__.py") if os.path.isdir(base) else base + ".py"


def _source(module, start, seen):
    """Dumps of everything a node reaches inside the families of items."""
    defined, imported = _definitions(_path(module))
    todo, out = list(start(defined)), []
    while todo:
        node = todo.pop()
        out.append(ast.dump(node))
        for name in sorted({n.id for n in ast.walk(node) if isinstance(n, ast.Name)}):
            if (module, name) in seen:
                continue
            seen.add((module, name))
            if name in defined:
                todo.append(defined[name])
            elif name in imported:
                origin, original = imported[name]
                out.append(_source(origin, lambda d, n=original: [d[n]] if n in d else [], seen))
    return "".join(sorted(out))


def registered():
    """Model name → module, for all models there are."""
    out = {}
    for folder, _, files in sorted(os.walk(os.path.join(HERE, "items"))):
        for file in sorted(files):
            if not file.endswith(".py") or file == "__init__.py":
                continue
            path = os.path.join(folder, file)
            models = _definitions(path)[0].get("MODELS")
            for key in models.keys if isinstance(models, ast.Dict) else []:
                if isinstance(key, ast.Constant):
                    out[key.value] = os.path.relpath(path, HERE)[:-3].replace(os.sep, ".")
    return out


def _entries(defined, name):
    for registry in ("MODELS", "LAID"):
        table = defined.get(registry)
        for key, value in zip(table.keys, table.values) if isinstance(table, ast.Dict) else []:
            if isinstance(key, ast.Constant) and key.value == name:
                yield value


def of_model(name, modules):
    return _source(modules[name], lambda defined: list(_entries(defined, name)), set())


def of_room(name):
    """Of the kitchen everything but the other rooms."""
    defined, _ = _definitions(os.path.join(HERE, "kitchen.py"))
    rooms = {key.value: value.elts[0].id for key, value in zip(defined["ROOMS"].keys, defined["ROOMS"].values)}
    others = set(rooms.values()) - {rooms[name]} | {"ROOMS"}
    return "".join(ast.dump(node) for key, node in sorted(defined.items()) if key not in others)


def digest(*parts):
    text = json.dumps([STUDIO_VERSION, *parts], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
