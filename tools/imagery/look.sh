#!/bin/sh
# look.sh NAME…: a quick, small, noisy look at a picture, in .out/look.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
mkdir -p "$here/.out/look"
node="$repository/node_modules/.bin/node"
"$node" "$here/export-catalogue.ts" > "$here/.out/catalogue.json.$$"
mv "$here/.out/catalogue.json.$$" "$here/.out/catalogue.json"
for name in "$@"; do
  nice -n 10 blender -b --factory-startup -noaudio -P "$here/render.py" -- "$name" --out "$here/.out/look" \
    --scale "${SCALE:-0.4}" --spp "${SPP:-4}" 2>&1 | grep -vE '^(Blender|Fra:|Saved|Time:| |$|Read)' || true
  nice -n 10 /usr/bin/python3 "$here/finish.py" "$here/.out/look" "$here/.out/look" "$name"
done
