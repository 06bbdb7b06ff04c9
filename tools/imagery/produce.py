"""Make every picture that is missing or out of date: python3 produce.py [all | NAME…] [--list]; '*-crate' is a name, too

The manifest remembers what each finished file was made from; a run that is stopped goes on where it was.
While the file .out/pause exists the queue waits between two pictures.
"""
import argparse
import fnmatch
import json
import os
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple
from threading import Lock

from catalogue import refresh
from composed import compose, note_cutout, plan, save
from finish import finish_file
from fingerprint import CRATE_VERSION, DETAIL_VERSION, PRODUCT_VERSION, digest, of_model, of_room, registered
from framing import details, framing

HERE = os.path.dirname(os.path.abspath(__file__))
RAW, IMAGES = os.path.join(HERE, ".out", "raw"), os.path.join(HERE, "..", "..", "apps", "server", "images")
CUTOUTS, MANIFEST = os.path.join(HERE, ".out", "cutouts"), os.path.join(HERE, "manifest.json")
PAUSE = os.path.join(HERE, ".out", "pause")
BOOK = Lock()
BATCH = 6                    # pictures per start of Blender
ROOMS = ("hero-kitchen", "hero-kitchen-tall", "how-it-works-3", "how-it-works-4")
ROOM_MODELS = {"dutch-oven", "chef-knife", "saucepan", "cutting-board", "wooden-spoons", "stock-pot", "frying-pan", "crate"}


def remember(name, mark):
    with BOOK:
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
    rooms = {name: digest("room", of_room(name), name) for name in ROOMS} if ROOM_MODELS <= set(modules) else {}
    products = {slug: digest("product", PRODUCT_VERSION, of[slug]) for slug in ordered}
    crates = {kit["slug"] + "-crate": of_crate(kit, of, modules) for kit in catalogue["kits"]
              if all(c["slug"] in of for c in kit["components"])}
    crates = {name: crates[name] for name in sorted(crates, key=lambda name: name.removesuffix("-crate") not in catalogue["popular"])}
    close = {slug + "-detail": digest("detail", DETAIL_VERSION, of[slug], astuple(framing(items[slug]["model"]["name"])))
             for slug in details(catalogue, modules)}
    return out | cut | {slug: products[slug] for slug in popular} | rooms | products | crates | close


def of_crate(kit, of, modules):
    pieces = [[of[c["slug"]], c["quantity"]] for c in kit["components"]]
    return digest("crate", CRATE_VERSION, of_model("crate", modules), kit["crates"], kit["crateMm"], pieces)


def run(*command):
    done = subprocess.run(["nice", "-n", "19", *command], capture_output=True, text=True)
    lines = [l for l in (done.stdout + done.stderr).splitlines() if l.startswith(("RENDERED", "FINISHED", "REFUSED")) or "Error:" in l]
    return done, [l for l in lines if "unfreed" not in l]


def write_mark(name, mark):
    """What a raw picture is being rendered from."""
    with open(os.path.join(RAW, name + ".mark"), "w") as f:
        f.write(mark)


def read_mark(name):
    """What a raw picture was rendered from; None when there is none."""
    if not os.path.exists(os.path.join(RAW, name + ".npz")):
        return None
    with open(os.path.join(RAW, name + ".mark")) as f:
        return f.read()


def render(names, threads):
    """The raw pictures; returns those that were not refused."""
    if not names:
        return []
    for name in names:
        if os.path.exists(os.path.join(RAW, name + ".npz")):
            os.remove(os.path.join(RAW, name + ".npz"))
    done, lines = run("blender", "-b", "--factory-startup", "-noaudio", "-P", os.path.join(HERE, "render.py"), "--",
                      *names, "--out", RAW, "--threads", str(threads))
    print(*lines, sep="\n", flush=True)
    made = [name for name in names if os.path.exists(os.path.join(RAW, name + ".npz"))]
    if not made:
        print(done.stderr.strip()[-600:], flush=True)
    return made


def finish(name, mark):
    """Denoise and save; runs beside the next renders."""
    finish_file(RAW, IMAGES, name, parts=CUTOUTS)
    os.remove(os.path.join(RAW, name + ".npz"))
    if name.endswith("-cutout"):
        with BOOK:
            note_cutout(IMAGES, name, 0.5)
    remember(name, mark)


def put_together(name, mark, catalogue):
    save(compose(name, catalogue, CUTOUTS), IMAGES, name)
    remember(name, mark)
    print(f"COMPOSED {name}", flush=True)


def stale(name, mark, known):
    file = os.path.join(IMAGES, name + ".webp")
    part = os.path.join(CUTOUTS, name.removesuffix("-cutout") + ".npz")
    return known.get(name) != mark or not os.path.exists(file) or (name.endswith("-cutout") and not os.path.exists(part))


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("names", nargs="+")
    ap.add_argument("--threads", type=int, default=os.cpu_count() + 1)
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--watch", action="store_true", help="look for new models again until none is missing")
    a = ap.parse_args()
    os.makedirs(RAW, exist_ok=True)
    os.makedirs(CUTOUTS, exist_ok=True)
    handled = set()
    with ThreadPoolExecutor(2) as beside:
        waiting = []
        while True:
            catalogue = refresh()
            wanted, known, composed = marks(catalogue), recall(), plan(catalogue)
            names = list(wanted) if a.names == ["all"] else [n for n in wanted if any(fnmatch.fnmatch(n, asked) for asked in a.names)]
            todo = [n for n in names if (n, wanted[n]) not in handled and stale(n, wanted[n], known)]
            if a.list:
                print(*todo, sep="\n")
                return
            for job in [job for job in waiting if job.done()]:
                waiting.remove(job)
                if job.exception():
                    print("FAILED", job.exception(), flush=True)
            if not todo and not waiting and not a.watch:
                break
            if len(waiting) > 2:                       # the hands are full: render meanwhile
                todo = [n for n in todo if n not in composed]
            elif waiting:                              # ruler views only when nothing else waits
                todo = [n for n in todo if not n.endswith("-scale")] or todo
            if not todo or len(waiting) > 24:
                time.sleep(3)
                continue
            while os.path.exists(PAUSE):
                time.sleep(5)
            if todo[0] in composed:
                handled.add((todo[0], wanted[todo[0]]))
                waiting.append(beside.submit(put_together, todo[0], wanted[todo[0]], catalogue))
                continue
            batch = [todo[0]] if todo[0] in ROOMS else [n for n in todo if n not in ROOMS and n not in composed][:BATCH]
            handled |= {(n, wanted[n]) for n in batch}
            left = [n for n in batch if read_mark(n) == wanted[n]]         # rendered before a stop, not yet finished
            for n in batch:
                write_mark(n, wanted[n])
            made = left + render([n for n in batch if n not in left], a.threads)
            waiting += [beside.submit(finish, n, wanted[n]) for n in made]


main()
