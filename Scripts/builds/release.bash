#!/usr/bin/env bash
# Makes what a release hands out, in .build/release: the commands without Swift's libraries, the C library, the Python package,
# the days of all regions as Parquet, the data release, the tables and the file of holidays with their
# specifications and the vectors for other readers, the web module, the bill of materials, and SHA256SUMS of them all. `Scripts/build release FOLDER [BEFORE]` makes it
# in another folder, the data release with the differences from BEFORE, the one before. Of the files there it takes away those that its
# own SHA256SUMS names; any other stays, and is never replaced. The same sources, toolchain and machine give the same bytes:
# `Scripts/reproduce --release` makes two and compares them.
# Needs: what the C library and the Python package need; libz.a, which comes with zlib's headers; Python 3.11 or later; tools of
# Scripts/requirements.txt, which are installed into the build folder; for the web module what the web module needs. A file that cannot be made is left out and named.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
before=${2:+$(realpath "$2")}
mkdir -p "${1:-.build/release}"
target=$(cd "${1:-.build/release}" && pwd)
cd "$root"
ensure_zlib
if [ "$(uname)" != Linux ]; then
    echo "Scripts/build release: makes releases on Linux only" >&2
    exit 1
fi
release=$(grep -v '^#' Data/release)
machine=$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dist=$work/dist
mkdir "$dist"
mark="# Made by Scripts/build release of Almanac"
if [ -e "$target/SHA256SUMS" ] && [ "$(head -n 1 "$target/SHA256SUMS")" != "$mark" ]; then
    echo "Scripts/build release: $target/SHA256SUMS was not made here: name another folder" >&2
    exit 1
fi

# Everything is linked in, libc too: the commands run on any Linux of this architecture. Paths of this machine stay out.
name=almanac-$release-linux-$machine
options=(-c release --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -file-prefix-map -Xswiftc "$PWD=.")
mkdir -p "$work/$name/bin" "$work/$name/share/man/man1"
for command in almanac almanac-gen; do
    quietly swift build "${options[@]}" --product "$command"
    install -m 755 "$(swift build "${options[@]}" --show-bin-path)/$command" "$work/$name/bin/$command"
    # Two sections know the folder of the build: hashes for the next build, and the linker's hash of everything.
    strip --strip-all --remove-section=.swift_modhash --remove-section=.note.gnu.build-id "$work/$name/bin/$command"
    "$work/$name/bin/$command" manual >"$work/$name/share/man/man1/$command.1"
    for shell in bash zsh fish; do
        mkdir -p "$work/$name/share/almanac"
        "$work/$name/bin/$command" completions "$shell" >"$work/$name/share/almanac/$command.$shell"
    done
done
pack "$work" "$name" "$dist/$name.tar.gz"

name=libalmanac-$release-linux-$machine
Scripts/build c-library "$work/$name" >/dev/null
pack "$work" "$name" "$dist/$name.tar.gz"

wheel=$(Scripts/build python "$dist" 2>/dev/null)
if python=$(python_of builds-days numpy pyarrow); then
    PYTHONPATH=Scripts python3 -c 'import sys, lib; lib.install(sys.argv[1], "--no-index", "--no-deps", "--target", *sys.argv[2:])' "$python" "$work/package" "$wheel"
    export PYTHONPATH=$work/package
    regions=$("$python" -c 'import lunisolar_almanac; print(",".join(lunisolar_almanac.table().regions))')
    "$python" -m lunisolar_almanac export parquet 1900...2100 --region "$regions" -o "$dist/almanac-days-$release.parquet"
    unset PYTHONPATH
else
    echo "Scripts/build release: without the days as Parquet, as pyarrow cannot be installed" >&2
fi

Scripts/build data "$dist" ${before:+"$before"} >/dev/null

name=almanac-table-$release
mkdir -p "$work/$name"
articles=Sources/Almanac/Almanac.docc
cp Data/*.bin "$articles"/{TableFormat,HolidayFormat,Changelog}.md "$work/$name"
cp Tests/Bindings/Conformance/vectors.json "$work/$name"
cp Tests/Bindings/Conformance/README.md "$work/$name/vectors.md"
pack "$work" "$name" "$dist/$name.tar.gz"

if command -v wasm-opt >/dev/null; then
    Scripts/build web-module >/dev/null
    cp .build/web/almanac-*.tgz "$dist"
else
    echo "Scripts/build release: without the web module, as wasm-opt is missing: install binaryen" >&2
fi

python=$(python_of builds-bom boolean-py cyclonedx-python-lib defusedxml license-expression packageurl-python py-serializable sortedcontainers typing-extensions)
PYTHONPATH=Scripts "$python" Scripts/builds/bom.py "$release" >"$dist/almanac-$release.cdx.json"

(cd "$dist" && { echo "$mark" && sha256sum -- *; } >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" SHA256SUMS)
mapfile -t old < <({ sed -nE 's/^[0-9a-f]{64}  ([^/]+)$/\1/p' "$target/SHA256SUMS" && echo SHA256SUMS; } 2>/dev/null)
for path in "$dist"/*; do
    name=${path##*/}
    if [ -e "$target/$name" -o -L "$target/$name" ] && [[ " ${old[*]-} " != *" $name "* ]]; then
        echo "Scripts/build release: $target/$name was not made here: name another folder" >&2
        exit 1
    fi
done
for name in ${old[@]+"${old[@]}"}; do rm -f -- "$target/$name"; done
mv -- "$dist"/* "$target"
cat "$target/SHA256SUMS"
