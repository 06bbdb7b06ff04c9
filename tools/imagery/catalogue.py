"""The catalogue as the studio sees it, written by export-catalogue.ts."""
import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, ".out", "catalogue.json")


def refresh():
    """Export again; needs Node, so Blender itself only reads."""
    node = os.path.join(HERE, "..", "..", "node_modules", ".bin", "node")
    text = subprocess.run([node, os.path.join(HERE, "export-catalogue.ts")], capture_output=True, text=True, check=True).stdout
    os.makedirs(os.path.dirname(FILE), exist_ok=True)
    with open(FILE + ".new", "w") as f:
        f.write(text)
    os.replace(FILE + ".new", FILE)
    return json.loads(text)


def read():
    with open(FILE) as f:
        return json.load(f)
