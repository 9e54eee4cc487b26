#!/usr/bin/env bash
# Builds the WebAssembly modules and their npm package: .build/web/almanac.wasm, almanac-words.wasm, which has the reader of words as well,
# page.wasm and page-words.wasm, which are both without what the web page never calls, and .build/web/almanac-RELEASE.tgz, laid out as npm packs.
# A module is made of the pure rooms and of the C functions that Sources/Web/module calls; it imports nothing, and the host inflates the
# tables. The same sources and tools give the same bytes.
# Needs: Swift with its Embedded standard library for WebAssembly, as swift.org's toolchains for Linux have it; binaryen's
# wasm-opt; esbuild; GNU tar; Python 3.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
cd "$root"
source Scripts/rooms.bash

# The aim is 200 000 and 90 000 bytes; these keep the modules from growing until it is met. The reader of words and own days are in the
# second alone, which has 408 000 and 170 000 more: patterns, dates and names, and the compiler of rows.
largest=242000
largest_compressed=110000
largest_words=650000
largest_words_compressed=280000
web=$PWD/.build/web
build=$web/module
mkdir -p "$build"

options=$(embedded wasm32-unknown-none-wasm) && [ -x "$(toolchain_bin)/wasm-ld" ] || {
    echo "Scripts/build web-module: this toolchain has no Embedded Swift for WebAssembly; take one from swift.org" >&2
    exit 1
}
for tool in wasm-opt esbuild; do
    if command -v $tool >/dev/null; then continue; fi
    echo "Scripts/build web-module: $tool is missing; install binaryen and esbuild (Debian, Ubuntu, Homebrew)" >&2
    exit 1
done

# There is no stdio.h here, which another header of the module CAlmanac includes.
echo "module CAlmanac { header \"$PWD/Sources/CAlmanac/almanac.h\" export * }" >"$build/c.modulemap"
maps=("${words[@]}" -Xcc "-fmodule-map-file=$build/c.modulemap")

# Compiles a room, but for the files that read files or inflate: room NAME FOLDER… Clang alone optimizes it, for size, and then
# the linker all rooms together. Neither copies a function into its callers where that makes the code longer.
inlining=(-mllvm -inline-threshold=0)
# Traps need not tell where they are, and a jump is not copied to save a comparison.
small=(-Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps -Xllvm -sil-disable-pass=jump-threading)
room() {
    # shellcheck disable=SC2086 # a word for each option
    { find "${@:2}" -name '*.swift' -exec grep -LE '^import (AlmanacFiles|CAlmanacData)$' {} + || true; } |
        build_room "$build" "$1" $options "${small[@]}" -emit-irgen -o "$build/$1.ll"
    "$(toolchain_bin)/clang" --target=wasm32 -c -Oz -flto -ffunction-sections -fdata-sections -Wno-override-module "${inlining[@]}" \
        "$build/$1.ll" -o "$build/$1.o"
}
room AlmanacCore Sources/AlmanacCore
room AlmanacNames Sources/AlmanacNames
room AlmanacWords Sources/AlmanacWords
room AlmanacC Sources/AlmanacC Sources/Web/reader
for file in Sources/Web/memory/memory.c Sources/CAlmanacWords/*.c; do
    "$(toolchain_bin)/clang" --target=wasm32 -c -std=c17 -Os -fno-builtin -mbulk-memory -ffunction-sections -fdata-sections \
        -Wall -Wextra -Werror -I Sources/CAlmanacWords/include "$file" -o "$build/$(basename "$file" .c).o"
done

# Links a module: link FILE FUNCTIONS. Only what the JavaScript calls is exported; the linker leaves out all that this does not need. Data
# begin at address 1024, and the stack is after them: a linker that would put it before them refuses that address. That nothing is in the
# first 1024 bytes lets wasm-opt make small offsets a part of the instructions. A stack that is too small is overrun into the data:
# 64 KB were too few for the reader of words, whose questions nest.
link() {
    # shellcheck disable=SC2046 # a word for each function
    "$(toolchain_bin)/wasm-ld" --no-entry --gc-sections --strip-all -O2 --lto-O2 "${inlining[@]}" -z stack-size=393216 --global-base=1024 \
        --export=malloc --export=free $(printf -- '--export=%s ' $2) "$build"/Almanac{Core,Names,Words,C}.o "$build"/{memory,CAlmanac{Names,Sentences,Words}}.o -o "$build/linked.wasm"
    # Each round of wasm-opt finds a little that the one before has laid bare.
    wasm-opt -Oz --low-memory-unused --flatten --rereloop -Oz -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
        --enable-nontrapping-float-to-int --strip-producers "$build/linked.wasm" -o "$web/$1"
}
python3 Sources/Web/binding.py
functions=$(grep -ohE '"(almanac|web)_\w+"|call\.(almanac|web)_\w+' Sources/Web/module/*.js | sed 's/"//g; s/call\.//' | sort -u)
link almanac.wasm "$(grep -vE '^almanac_(ask|find\w*|table_adding\w*)$' <<<"$functions")"
link almanac-words.wasm "$functions"
# Each of these is called by a method of the module that the page does not use.
never='find\w*|recurrence\w*|pillars_at|pillar_moments|days_of_lunar|lunar_dates_on|leap_month|term|anniversaries_between|festival_after|add_workdays'
link page.wasm "$(grep -vE "^almanac_(ask|table_adding\w*|$never)$" <<<"$functions")"
link page-words.wasm "$(grep -vE "^almanac_($never)$" <<<"$functions")"

# The package: a folder named package in a tar, without the times, owners and order of files of this machine.
release=$(grep -v '^#' Data/release)
version=${release%?}.$(($(printf '%d' "'${release#????}") - 96)).0
rm -rf "$build/package"
mkdir -p "$build/package"
cp Sources/Web/module/*.js Sources/Web/module/*.d.ts Sources/Web/module/README.md Data/*.bin "$web"/almanac*.wasm \
    "$build/package"
sed "s/VERSION/$version/" Sources/Web/module/package.json >"$build/package/package.json"
# Everything as one script.
rm -rf "$build/inline"
mkdir "$build/inline"
cp Sources/Web/module/*.js Data/almanac.bin Data/holidays.bin "$build/inline"
cp Sources/Web/inline/files.js "$build/inline"
gzip -n9c "$web/almanac-words.wasm" >"$build/inline/almanac-words.wasm.gz"
esbuild "$build/inline/almanac.js" --bundle --minify --keep-names --charset=utf8 --format=esm --target=es2022 --log-level=warning \
    --loader:.bin=binary --loader:.gz=binary --outfile="$build/package/inline.js"
chmod 644 "$build/package"/*
rm -f "$web"/*.tgz
pack "$build" package "$web/almanac-$version.tgz"

check_size() {
    local size compressed
    size=$(wc -c <"$web/$1")
    compressed=$(gzip -n9c "$web/$1" | wc -c)
    echo ".build/web/$1: $size bytes, $compressed compressed"
    if [ "$size" -gt "$2" ] || [ "$compressed" -gt "$3" ]; then
        echo "the module is larger than $2 bytes, or than $3 compressed" >&2
        exit 1
    fi
}
check_size almanac.wasm $largest $largest_compressed
check_size almanac-words.wasm $largest_words $largest_words_compressed
echo ".build/web/almanac-$version.tgz: $(wc -c <"$web/almanac-$version.tgz") bytes"
