"""Make every picture that is missing or out of date: python3 produce.py [all | NAME…] [--list]

The manifest remembers what each finished file was made from; a run that is stopped goes on where it was.
While the file /tmp/imagery-pause exists the queue waits between two pictures.
"""
import argparse
import json
import os
import subprocess
import sys
import time

from catalogue import refresh
from composed import compose, note_cutout, plan, save
from fingerprint import digest, of_file, of_model, registered

HERE = os.path.dirname(os.path.abspath(__file__))
RAW, IMAGES = os.path.join(HERE, ".out", "raw"), os.path.join(HERE, "..", "..", "apps", "server", "images")
CUTOUTS, MANIFEST = os.path.join(HERE, ".out", "cutouts"), os.path.join(HERE, "manifest.json")
PAUSE = "/tmp/imagery-pause"
ROOMS = ("hero-kitchen", "hero-kitchen-tall", "how-it-works-3", "how-it-works-4")
ROOM_MODELS = {"dutch-oven", "chef-knife", "saucepan", "cutting-board", "wooden-spoons", "stock-pot", "frying-pan", "crate"}


def remember(name, mark):
    known = recall()
    known[name] = mark
    with open(MANIFEST + ".new", "w") as f:
        json.dump(known, f, indent=1, sort_keys=True)
        f.write("\n")
    os.replace(MANIFEST + ".new", MANIFEST)


def recall():
    if not os.path.exists(MANIFEST):
        return {}
    with open(MANIFEST) as f:
        return json.load(f)


def marks(catalogue):
    """Name → hash of all pictures whose models exist, most visible first."""
    modules, out = registered(), {}
    items = {e["slug"]: e for e in catalogue["items"] if e["model"]["name"] in modules}
    of = {slug: digest(of_model(e["model"]["name"], modules), e["model"], e["sizeMm"]) for slug, e in items.items()}
    popular = [slug for slug in catalogue["popular"] if slug in items]
    ordered = popular + [slug for slug in items if slug not in popular]
    cut = {slug + "-cutout": digest("cutout", of[slug]) for slug in ordered}
    known = recall()
    for name, (how, what, slugs) in plan(catalogue).items():
        if all(slug in of and not stale(slug + "-cutout", cut[slug + "-cutout"], known) for slug in slugs):
            out[name] = digest("composed", how, what, [of[slug] for slug in slugs])
    out |= cut
    if ROOM_MODELS <= set(modules):
        out |= {name: digest("room", of_file("kitchen.py"), name) for name in ROOMS}
    return out | {slug: digest("product", of[slug]) for slug in ordered}


def run(*command):
    done = subprocess.run(["nice", "-n", "19", *command], capture_output=True, text=True)
    lines = [l for l in (done.stdout + done.stderr).splitlines() if l.startswith(("RENDERED", "FINISHED")) or "Error:" in l]
    return done, [l for l in lines if "unfreed" not in l]


def render(name, threads):
    done, lines = run("blender", "-b", "--factory-startup", "-noaudio", "-P", os.path.join(HERE, "render.py"), "--",
                      name, "--out", RAW, "--threads", str(threads))
    print(*lines, sep="\n", flush=True)
    if not any(l.startswith("RENDERED") for l in lines):
        print(f"REFUSED {name}:", done.stdout.strip().splitlines()[-3:], done.stderr.strip().splitlines()[-2:], flush=True)
        return False
    done, lines = run("/usr/bin/python3", os.path.join(HERE, "finish.py"), RAW, IMAGES, name, "--webp", "--parts", CUTOUTS)
    print(*lines, sep="\n", flush=True)
    os.remove(os.path.join(RAW, name + ".npz"))
    if name.endswith("-cutout"):
        note_cutout(IMAGES, name, 0.5)
    return done.returncode == 0


def stale(name, mark, known):
    file = os.path.join(IMAGES, name + ".webp")
    part = os.path.join(CUTOUTS, name.removesuffix("-cutout") + ".npz")
    return known.get(name) != mark or not os.path.exists(file) or (name.endswith("-cutout") and not os.path.exists(part))


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("names", nargs="+")
    ap.add_argument("--threads", type=int, default=os.cpu_count())
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--watch", action="store_true", help="look for new models again until none is missing")
    a = ap.parse_args()
    os.makedirs(RAW, exist_ok=True)
    os.makedirs(CUTOUTS, exist_ok=True)
    refused = set()
    while True:
        catalogue = refresh()
        wanted = marks(catalogue)
        names = list(wanted) if a.names == ["all"] else [n for n in wanted if n in a.names]
        unknown = set(a.names) - {"all"} - set(names)
        if unknown and not a.watch:
            sys.exit(f"no such picture: {', '.join(sorted(unknown))}")
        todo = [n for n in names if stale(n, wanted[n], recall()) and (n, wanted[n]) not in refused]
        if a.list:
            print(*todo, sep="\n")
            return
        if not todo:
            if not a.watch:
                return
            time.sleep(20)
            continue
        while os.path.exists(PAUSE):
            time.sleep(5)
        name = todo[0]
        if name in plan(catalogue):
            made = save(compose(name, catalogue, CUTOUTS), IMAGES, name)
            print(f"COMPOSED {name}", flush=True)
        else:
            made = render(name, a.threads)
        if made:
            remember(name, wanted[name])
        else:
            refused.add((name, wanted[name]))


main()
