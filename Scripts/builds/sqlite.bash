#!/usr/bin/env bash
# Builds the extension of SQLite, with the C library inside: .build/sqlite/almanac_sqlite.so, or `Scripts/build sqlite FOLDER`. In the
# shell of SQLite `.load ./almanac_sqlite` loads it; the article Data engines describes what it adds.
# ALMANAC_PREFIX names a prefix with the C library, which otherwise is built.
# Needs: SQLite's headers (Debian: libsqlite3-dev), gcc or clang, and what the C library needs.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
folder=${1:-$root/.build/sqlite}
mkdir -p "$folder"
prefix=${ALMANAC_PREFIX-}
if [ -z "$prefix" ]; then
    prefix=$root/.build/sqlite/c-library
    "$root/Scripts/build" c-library "$prefix" >/dev/null
fi
"${CC:-cc}" -std=c11 -Wall -Wextra -Werror -pedantic -O2 -fPIC -shared -I "$prefix/include" "$root/Sources/SQLite/almanac_sqlite.c" \
    "$prefix/lib/libalmanac.a" -lz -Wl,--gc-sections,--exclude-libs,ALL,-s -o "$folder/almanac_sqlite.so"
echo "$folder/almanac_sqlite.so"
