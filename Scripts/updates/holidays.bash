#!/usr/bin/env bash
# Adds a government's notice to the days off: checks the block of text in a file, puts it into Data/holidays/REGION.txt, compiles
# Data/holidays.bin and prints what changes; or says what is wrong, and changes nothing. See the article Updating holidays.
# Needs: Swift; zlib's headers, which are installed if possible.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
file=${1:?usage: Scripts/update holidays FILE}
case $file in /*) ;; *) file=$PWD/$file ;; esac
cd "$root"
exec "$(tools)/almanac-gen" update-holidays "$file"
