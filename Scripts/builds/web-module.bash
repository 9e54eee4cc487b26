#!/usr/bin/env bash
# Builds the WebAssembly module and its npm package: .build/web/almanac.wasm and .build/web/almanac-RELEASE.tgz, laid out as npm
# packs. The module is made of the pure rooms and of the C functions that Sources/Web/module calls; it imports nothing, and
# the host inflates the tables. The same sources and tools give the same bytes.
# Needs: Swift with its Embedded standard library for WebAssembly, as swift.org's toolchains for Linux have it; binaryen's
# wasm-opt; GNU tar.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
cd "$root"
source Scripts/rooms.bash

# The aim is 200 000 and 90 000 bytes; these keep the module from growing until it is met. The reader of words takes 175 000 and 75 000 of
# them: 140 000 for its patterns, dates and names, 19 000 for the words of six languages, the rest for arrays and sentences.
largest=425000
largest_compressed=185000
web=$PWD/.build/web
build=$web/module
mkdir -p "$build"

options=$(embedded wasm32-unknown-none-wasm) && [ -x "$(toolchain_bin)/wasm-ld" ] || {
    echo "Scripts/build web-module: this toolchain has no Embedded Swift for WebAssembly; take one from swift.org" >&2
    exit 1
}
if ! command -v wasm-opt >/dev/null; then
    echo "Scripts/build web-module: wasm-opt is missing; install binaryen (Debian, Ubuntu, Fedora, Homebrew: binaryen)" >&2
    exit 1
fi

# There is no stdio.h here, which another header of the module CAlmanac includes.
echo "module CAlmanac { header \"$PWD/Sources/CAlmanac/almanac.h\" export * }" >"$build/c.modulemap"
maps=(-Xcc "-fmodule-map-file=$build/c.modulemap")

# Compiles a room, but for the files that read files or inflate: room NAME FOLDER… Clang alone optimizes it, for size, and then
# the linker all rooms together. Neither copies a function into its callers where that makes the code longer.
inlining=(-mllvm -inline-threshold=0)
room() {
    # shellcheck disable=SC2086 # a word for each option
    { find "${@:2}" -name '*.swift' -exec grep -LE '^import (AlmanacFiles|CAlmanacData)$' {} + || true; } |
        build_room "$build" "$1" $options -Xfrontend -disable-stack-protector -emit-irgen -o "$build/$1.ll"
    "$(toolchain_bin)/clang" --target=wasm32 -c -Oz -flto -ffunction-sections -fdata-sections -Wno-override-module "${inlining[@]}" \
        "$build/$1.ll" -o "$build/$1.o"
}
room AlmanacCore Sources/AlmanacCore
room AlmanacNames Sources/AlmanacNames
room AlmanacC Sources/AlmanacC Sources/Web/reader
"$(toolchain_bin)/clang" --target=wasm32 -c -std=c17 -Os -fno-builtin -mbulk-memory -Wall -Wextra -Werror \
    Sources/Web/memory/memory.c -o "$build/memory.o"

# Only what the JavaScript calls is exported; the linker leaves out all that this does not need. Data begin at address 1024, and
# the stack is after them: a linker that would put it before them refuses that address. That nothing is in the first 1024 bytes lets
# wasm-opt make small offsets a part of the instructions.
functions=$(grep -ohE '"(almanac|web)_\w+"|call\.(almanac|web)_\w+' Sources/Web/module/*.js | sed 's/"//g; s/call\.//' | sort -u)
# shellcheck disable=SC2086,SC2046 # a word for each function
"$(toolchain_bin)/wasm-ld" --no-entry --gc-sections --strip-all -O2 --lto-O2 "${inlining[@]}" -z stack-size=65536 --global-base=1024 \
    --export=malloc --export=free $(printf -- '--export=%s ' $functions) "$build"/Almanac{Core,Names,C}.o "$build/memory.o" -o "$build/linked.wasm"
wasm-opt -Oz --low-memory-unused --flatten --rereloop -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int --strip-producers "$build/linked.wasm" -o "$web/almanac.wasm"

# The package: a folder named package in a tar, without the times, owners and order of files of this machine.
release=$(grep -v '^#' Data/release)
version=${release%?}.$(($(printf '%d' "'${release#????}") - 96)).0
rm -rf "$build/package"
mkdir -p "$build/package"
cp Sources/Web/module/*.js Sources/Web/module/almanac.d.ts Sources/Web/module/README.md Data/almanac.bin Data/holidays.bin \
    "$web/almanac.wasm" "$build/package"
sed "s/VERSION/$version/" Sources/Web/module/package.json >"$build/package/package.json"
chmod 644 "$build/package"/*
rm -f "$web"/*.tgz
pack "$build" package "$web/almanac-$version.tgz"

size=$(wc -c <"$web/almanac.wasm")
compressed=$(gzip -n9c "$web/almanac.wasm" | wc -c)
echo ".build/web/almanac.wasm: $size bytes, $compressed compressed"
echo ".build/web/almanac-$version.tgz: $(wc -c <"$web/almanac-$version.tgz") bytes"
if [ "$size" -gt $largest ] || [ "$compressed" -gt $largest_compressed ]; then
    echo "the module is larger than $largest bytes, or than $largest_compressed compressed" >&2
    exit 1
fi
