#!/bin/sh
# render.sh all | NAME… [--watch] [--list]: renders what is missing or out of date.
exec nice -n 19 /usr/bin/python3 "$(dirname "$0")/produce.py" "$@"
