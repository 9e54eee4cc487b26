#!/usr/bin/env bash
# Makes what a release hands out, in .build/dist: the commands without Swift's libraries, the C library, the Python package, the days of
# all regions as Parquet, the data release, the tables and the file of holidays with their specifications and the vectors for other
# readers, the web module, and SHA256SUMS of them all. `Scripts/build release FOLDER [BEFORE]` makes it in another folder, the data
# release with the differences from BEFORE, the one before. The same sources, toolchain and machine give the same bytes:
# `Scripts/reproduce --release` makes two and compares them.
# Needs: what the C library and the Python package need; libz.a, which comes with zlib's headers; for the days numpy and pyarrow, which
# are installed into a folder of their own; for the web module what the web module needs. A file that cannot be made is left out and named.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
before=${2:+$(realpath "$2")}
mkdir -p "${1:-.build/dist}"
dist=$(cd "${1:-.build/dist}" && pwd)
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
rm -f "$dist"/*

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
python=$work/python/bin/python3
if python3 -m venv "$work/python" && "$python" -m pip install --quiet numpy pyarrow "$wheel"; then
    regions=$("$python" -c 'import lunisolar_almanac; print(",".join(lunisolar_almanac.table().regions))')
    "$python" -m lunisolar_almanac export parquet 1900...2100 --region "$regions" -o "$dist/almanac-days-$release.parquet"
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

(cd "$dist" && sha256sum -- * >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" SHA256SUMS)
cat "$dist/SHA256SUMS"
