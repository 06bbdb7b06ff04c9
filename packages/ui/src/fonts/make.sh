#!/bin/sh
# make.sh: the glyphs of our own texts, cut from the fonts' packages; needs fonttools and brotli (Debian: fonttools,
# python3-brotli). What is not among them, such as a guest's name, comes from the whole font when it is first needed.
set -eu
cd "$(dirname "$0")"
packages=../../../../node_modules/@fontsource-variable
glyphs='U+0020-007E,U+00A0,U+00A9,U+00B0,U+00B7,U+00BD,U+00D7,U+00E9,U+2009,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+2190,U+2192,U+2212'

cut() { # name, weights, features, file
  fonttools varLib.instancer "$packages/$1/files/$1-latin-wght-normal.woff2" "wght=$2" -o whole.ttf -q
  pyftsubset whole.ttf --unicodes="$glyphs" --flavor=woff2 --layout-features="$3" --output-file="$4"
  rm whole.ttf
}
cut besley 600 kern,liga,calt,lnum,ccmp,locl,mark,mkmk besley-600-text.woff2
cut instrument-sans 400:700 kern,liga,calt,tnum,lnum,ccmp,locl,mark,mkmk,frac instrument-sans-text.woff2
cut spline-sans-mono 400:700 kern,calt,tnum,lnum,ccmp,zero spline-sans-mono-text.woff2
