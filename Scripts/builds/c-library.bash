#!/usr/bin/env bash
# Builds the C library and installs it below a prefix: `Scripts/build c-library ~/.local`. It is made of the pure rooms as Embedded
# Swift, so that it needs the C library and zlib and nothing of Swift's: include/almanac.h, lib/libalmanac.so.1,
# lib/libalmanac.a, lib/pkgconfig/almanac.pc and lib/cmake/Almanac.
# Needs: Swift with its Embedded standard library, as swift.org's toolchains for Linux have it; gcc or clang, binutils; zlib's
# headers, which are installed if possible.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
prefix=${1:?usage: Scripts/build c-library PREFIX}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
cd "$root"
source Scripts/rooms.bash
ensure_zlib
if [ "$(uname)" != Linux ]; then
    echo "Scripts/build c-library: builds for Linux only; elsewhere use the Swift package" >&2
    exit 1
fi

abi=1
# A folder of its own, as several checks build the library at one time.
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

target=$(target_info moduleTriple)
options=$(embedded "$target") || {
    echo "Scripts/build c-library: this toolchain has no Embedded Swift; take one from swift.org" >&2
    exit 1
}
# Every function is in a section of its own, so that the linker leaves out those that nobody calls.
build_data "$build" -Os -fPIC
objects=("$build/data.o")
for room in AlmanacCore AlmanacFiles AlmanacNames AlmanacC; do
    # shellcheck disable=SC2086 # a word for each option
    find "Sources/$room" -name '*.swift' | build_room "$build" "$room" $options -Xfrontend -function-sections \
        -Xcc -fmodule-map-file="$build/data.modulemap"
    # The hash for the next build knows the folder of this one.
    objcopy --remove-section=.swift_modhash "$build/$room.o"
    objects+=("$build/$room.o")
done

# Only the functions of almanac.h are seen from outside.
functions=$(sed -nE 's/^function .*[ *](almanac_[a-z_0-9]+)\(.*/\1/p' Sources/CAlmanac/abi.txt)
{
    echo '{ global:'
    for function in $functions; do echo "    $function;"; done
    echo 'local: *; };'
} >"$build/exports"
cc=${CC:-cc}
"$cc" -shared -o "$build/libalmanac.so.$abi" "${objects[@]}" -lz \
    -Wl,--gc-sections -Wl,-s -Wl,--no-undefined -Wl,--version-script="$build/exports" -Wl,-soname,"libalmanac.so.$abi"

undefined=()
for function in $functions; do undefined+=(-u "$function"); done
ld -r --gc-sections "${undefined[@]}" -o "$build/almanac.o" "${objects[@]}"
# Also names that nothing uses any more, of which an old libc has none: the runtime's source of random numbers.
# shellcheck disable=SC2086 # a word for each function
objcopy --strip-unneeded $(printf -- '--keep-global-symbol=%s ' $functions) "$build/almanac.o"
rm -f "$build/libalmanac.a"
ar rcsD "$build/libalmanac.a" "$build/almanac.o"

put() {
    install -D -m "$1" "$2" "$prefix/$3"
    echo "$prefix/$3"
}
release=$(grep -v '^#' Data/release)
put 644 Sources/CAlmanac/almanac.h include/almanac.h
put 755 "$build/libalmanac.so.$abi" "lib/libalmanac.so.$abi"
ln -sf "libalmanac.so.$abi" "$prefix/lib/libalmanac.so"
put 644 "$build/libalmanac.a" lib/libalmanac.a

# Paths are relative to the files, so that the folder can be moved.
cat >"$build/almanac.pc" <<'PC'
prefix=${pcfiledir}/../..
includedir=${prefix}/include
libdir=${prefix}/lib

Name: almanac
Description: The East Asian lunisolar calendars, 1900-2100
PC
cat >>"$build/almanac.pc" <<PC
Version: $abi.$release
Libs: -L\${libdir} -lalmanac
Libs.private: -lz
Cflags: -I\${includedir}
PC
put 644 "$build/almanac.pc" lib/pkgconfig/almanac.pc

cat >"$build/AlmanacConfig.cmake" <<CMAKE
# The targets Almanac::almanac (shared) and Almanac::almanac_static.
get_filename_component(_almanac_prefix "\${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET Almanac::almanac)
  add_library(Almanac::almanac SHARED IMPORTED)
  set_target_properties(Almanac::almanac PROPERTIES
    IMPORTED_LOCATION "\${_almanac_prefix}/lib/libalmanac.so.$abi"
    IMPORTED_SONAME "libalmanac.so.$abi"
    INTERFACE_INCLUDE_DIRECTORIES "\${_almanac_prefix}/include")
  add_library(Almanac::almanac_static STATIC IMPORTED)
  set_target_properties(Almanac::almanac_static PROPERTIES
    IMPORTED_LOCATION "\${_almanac_prefix}/lib/libalmanac.a"
    INTERFACE_LINK_LIBRARIES z
    INTERFACE_INCLUDE_DIRECTORIES "\${_almanac_prefix}/include")
endif()
CMAKE
put 644 "$build/AlmanacConfig.cmake" lib/cmake/Almanac/AlmanacConfig.cmake
echo "$(stat -c %s "$prefix/lib/libalmanac.so.$abi") bytes, table $release"
