#!/usr/bin/env bash
# Builds the C library and installs it below a prefix: `Scripts/build c-library ~/.local`. It is made of the pure rooms as Embedded
# Swift, so that it needs the C library and zlib and nothing of Swift's: include/almanac.h, lib/libalmanac.so.1,
# lib/libalmanac.a, lib/pkgconfig/almanac.pc and lib/cmake/Almanac.
#
# `Scripts/build c-library PREFIX --target TARGET` builds it for another machine, with zlib inside: the header, the shared and the static
# library. TARGET is one of x86_64-linux-gnu, x86_64-linux-musl, aarch64-linux-gnu, aarch64-linux-musl, x86_64-windows-gnu, x86_64-macos
# and aarch64-macos. Targets of one architecture share what swiftc makes for it, which is kept in .build/targets.
# Needs: Swift with its Embedded standard library, as swift.org's toolchains for Linux have it; gcc or clang, binutils; zlib's
# headers, which are installed if possible. For another target: Python 3 with venv; ziglang of the Python package index, installed into the
# build folder if missing; zlib's sources, which ZLIB_SOURCE names or apt-get fetches.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
prefix=${1:?usage: Scripts/build c-library PREFIX [--target TARGET]}
target=
case ${2-} in
    "") ;;
    --target) target=${3:?a target} ;;
    *)
        echo "Scripts/build c-library: no option '$2': usage: Scripts/build c-library PREFIX [--target TARGET]" >&2
        exit 64
        ;;
esac
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
cd "$root"
source Scripts/rooms.bash
if [ "$(uname)" != Linux ]; then
    echo "Scripts/build c-library: builds on Linux only; elsewhere use the Swift package" >&2
    exit 1
fi
abi=$(sed -nE 's/^#define ALMANAC_ABI ([0-9]+)u$/\1/p' Sources/CAlmanac/almanac.h)
version=$abi.$(($(sed -nE 's/^#define ALMANAC_VERSION ([0-9]+)u$/\1/p' Sources/CAlmanac/almanac.h) - 1000 * abi))
release=$(grep -v '^#' Data/release)
functions=$(sed -nE 's/^function .*[ *](almanac_[a-z_0-9]+)\(.*/\1/p' Sources/CAlmanac/abi.txt)
clang=$(toolchain_bin)/clang
kept=$root/.build/targets
# A folder of its own, as several checks build the library at one time.
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# MARK: - What every target shares

# Has swiftc make the rooms of an architecture into LLVM's assembly: emit_rooms FOLDER ARCHITECTURE [OPTION…]
emit_rooms() {
    local folder=$1 triple options room
    triple=$(triple_of "$2")
    options=$(embedded "$triple") || {
        echo "Scripts/build c-library: this toolchain has no Embedded Swift for $triple; take one from swift.org" >&2
        exit 1
    }
    mkdir -p "$folder"
    echo "module CAlmanacData { header \"$PWD/Sources/CAlmanacData/include/CAlmanacData.h\" export * }" >"$folder/data.modulemap"
    for room in AlmanacCore AlmanacFiles AlmanacNames AlmanacWords AlmanacC; do
        # shellcheck disable=SC2086 # a word for each option
        find "Sources/$room" -name '*.swift' | build_room "$folder" "$room" $options "${@:3}" \
            -Xcc -fmodule-map-file="$folder/data.modulemap" -emit-irgen -o "$folder/$room.ll"
        if grep -q _swift_stdlib_get "$folder/$room.ll"; then
            echo "Sources/$room: compares strings or characters, for which tables of Unicode are linked; compare their utf8" >&2
            exit 1
        fi
    done
}

# The same once for all that ask, at one time or later, while no source changes: emit_rooms_once FOLDER ARCHITECTURE [OPTION…]
emit_rooms_once() {
    mkdir -p "$1"
    exec 9>"$1/lock"
    flock 9
    if is_older "$1/emitted" Sources/Almanac{Core,Files,Names,Words,C} Sources/C{Almanac,AlmanacData,AlmanacWords,Zlib} Scripts/rooms.bash; then
        emit_rooms "$@"
        touch "$1/emitted"
    fi
    exec 9>&-
}

# Compiles the rooms from LLVM's assembly, and the tables, for a triple of clang's: compile_rooms FOLDER TRIPLE. Every function is in a
# section of its own, so that the linker leaves out those that nobody calls, and has unwind tables. Embedded Swift has triples of its own
# and no Windows: rooms are rewritten as clang lays out data for the triple. No target but Linux has a name for the stack's guard in common.
compile_rooms() {
    local layout room file object changes=(-e 's/, section "\.swift1_autolink_entries"//' -e '/^attributes #/ s/ \}$/ uwtable }/')
    layout=$("$clang" --target="$2" -xc -S -emit-llvm /dev/null -o - | sed -nE 's/^target (datalayout|triple) = (.*)/\1 \2/p')
    changes+=(-e "s|^target datalayout = .*|target datalayout = $(sed -n 's/^datalayout //p' <<<"$layout")|")
    changes+=(-e "s|^target triple = .*|target triple = $(sed -n 's/^triple //p' <<<"$layout")|")
    case $2 in *windows*) changes+=(-e '/^attributes #/ s/ ssp(req|strong)?\b//' -e 's/@fopen\b/@almanac_fopen/g') ;; esac
    # A library of macOS has no list of what is seen from outside.
    case $2 in *apple*) changes+=(-e '/@almanac_/! s/\bprotected\b/hidden/') ;; esac
    objects=()
    for room in AlmanacCore AlmanacFiles AlmanacNames AlmanacWords AlmanacC; do
        sed -E "${changes[@]}" -e "s|^source_filename = .*|source_filename = \"$room\"|" "$1/$room.ll" >"$build/$room.target.ll"
        "$clang" --target="$2" -c -Os -fPIC -ffunction-sections -fdata-sections -Wno-override-module "$build/$room.target.ll" -o "$build/$room.o"
        objects+=("$build/$room.o")
    done
    # Tables, words and names need the compiler's stddef.h alone, which musl would replace by its own.
    for file in Sources/CAlmanac{Data,Words}/*.c; do
        object=$build/$(basename "$file" .c).o
        "$clang" --target="$2" -U__musl__ -c -std=c17 -Os -fPIC -I "$(dirname "$file")/include" "$file" -o "$object"
        objects+=("$object")
    done
}

# Only the functions of almanac.h are seen from outside.
version_script() {
    printf 'ALMANAC_%s { global:\n' "$abi"
    printf '    %s;\n' $functions
    echo 'local: *; };'
}

put() {
    install -D -m "$1" "$2" "$prefix/$3"
    echo "$prefix/$3"
}

put 644 Sources/CAlmanac/almanac.h include/almanac.h
if [ -n "$target" ]; then source Scripts/builds/targets.bash; fi

# MARK: - This machine

ensure_zlib
machine=$(uname -m)
case $machine in
    aarch64) emit_rooms_once "$kept/native" aarch64 -Xcc -isystem -Xcc /usr/include -Xcc -isystem -Xcc "/usr/include/$machine-linux-gnu" ;;
    *) emit_rooms_once "$kept/native" "$machine" ;;
esac
compile_rooms "$kept/native" "$machine-unknown-linux-gnu"

version_script >"$build/exports"
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
Version: $version
Libs: -L\${libdir} -lalmanac
Requires.private: zlib
Cflags: -I\${includedir}
PC
put 644 "$build/almanac.pc" lib/pkgconfig/almanac.pc

cat >"$build/AlmanacConfig.cmake" <<CMAKE
# The target Almanac::almanac (shared), and Almanac::almanac_static where zlib is found: the shared library needs no files of zlib's.
get_filename_component(_almanac_prefix "\${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET Almanac::almanac)
  add_library(Almanac::almanac SHARED IMPORTED)
  set_target_properties(Almanac::almanac PROPERTIES
    IMPORTED_LOCATION "\${_almanac_prefix}/lib/libalmanac.so.$abi"
    IMPORTED_SONAME "libalmanac.so.$abi"
    INTERFACE_INCLUDE_DIRECTORIES "\${_almanac_prefix}/include")
endif()
find_package(ZLIB QUIET)
if(ZLIB_FOUND AND NOT TARGET Almanac::almanac_static)
  add_library(Almanac::almanac_static STATIC IMPORTED)
  set_target_properties(Almanac::almanac_static PROPERTIES
    IMPORTED_LOCATION "\${_almanac_prefix}/lib/libalmanac.a"
    INTERFACE_LINK_LIBRARIES ZLIB::ZLIB
    INTERFACE_INCLUDE_DIRECTORIES "\${_almanac_prefix}/include")
endif()
CMAKE
put 644 "$build/AlmanacConfig.cmake" lib/cmake/Almanac/AlmanacConfig.cmake

# Compatible with programs for the same major version and no newer minor one.
cat >"$build/AlmanacConfigVersion.cmake" <<CMAKE
set(PACKAGE_VERSION $version)
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION OR PACKAGE_FIND_VERSION VERSION_LESS $abi)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
CMAKE
put 644 "$build/AlmanacConfigVersion.cmake" lib/cmake/Almanac/AlmanacConfigVersion.cmake
echo "$(stat -c %s "$prefix/lib/libalmanac.so.$abi") bytes, table $release"
