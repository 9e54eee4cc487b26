# Not a verb: the scripts source this to build rooms of the house with options that the package has not, such as a sanitizer.
# Needs: Swift of swift.org's toolchains, with its own clang and linker; zlib's headers.

# Compiles rooms, those needed before those that need them, into objects and modules: build_rooms FOLDER ROOM… -- OPTION…
build_rooms() {
    local folder=$1 rooms=() room
    shift
    while [ "$1" != -- ]; do
        rooms+=("$1")
        shift
    done
    shift
    mkdir -p "$folder"
    cat >"$folder/data.modulemap" <<MAP
module CAlmanacData { header "$PWD/Sources/CAlmanacData/include/CAlmanacData.h" export * }
MAP
    "$(toolchain_bin)/clang" -c -O1 -std=c17 -I Sources/CAlmanacData/include Sources/CAlmanacData/CAlmanacData.c \
        -o "$folder/data.o"
    for room in "${rooms[@]}"; do
        find "Sources/$room" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "$@" \
            -wmo -parse-as-library -swift-version 6 -package-name almanac -module-name "$room" -I "$folder" \
            -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap -Xcc -fmodule-map-file="$folder/data.modulemap" \
            -emit-module -emit-module-path "$folder/$room.swiftmodule" -c -o "$folder/$room.o"
    done
}

# Compiles files of a program and links it with rooms built before: link_program FOLDER NAME FILE… -- OPTION…
link_program() {
    local folder=$1 name=$2 files=()
    shift 2
    while [ "$1" != -- ]; do
        files+=("$1")
        shift
    done
    shift
    swiftc "$@" "${files[@]}" "$folder"/*.o -wmo -swift-version 6 -package-name almanac -module-name "$name" -I "$folder" \
        -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap -Xcc -fmodule-map-file="$folder/data.modulemap" \
        -use-ld=lld -lz -o "$folder/$name"
}

# Where the toolchain of swiftc has its programs; another clang may read neither its options nor its objects.
toolchain_bin() {
    local resources
    resources=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath" *: *"([^"]*)".*/\1/p')
    echo "$(dirname "$(dirname "$resources")")/bin"
}

# Whether a file is missing, or older than anything below some files and folders but their articles: is_older FILE PATH…
is_older() {
    local file=$1
    shift
    [ ! -e "$file" ] || [ -n "$(find "$@" -name '*.docc' -prune -o -type f -newer "$file" -print -quit)" ]
}

# Whether the toolchain has the library of a sanitizer, such as fuzzer or tsan.
has_sanitizer() {
    [ -n "$(find "$(toolchain_bin)/../lib" -name "libclang_rt.$1-*.a" -print -quit 2>/dev/null)" ]
}
