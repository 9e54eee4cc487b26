# Not a verb: scripts source this, after lib.bash, to build rooms of the house with options that the package has not: under a sanitizer,
# or as Embedded Swift.
# Needs: Swift of swift.org's toolchains, with its own clang and linker; zlib's headers.

words=(-Xcc "-fmodule-map-file=Sources/CAlmanacWords/include/module.modulemap")
maps=("${words[@]}" -Xcc "-fmodule-map-file=Sources/CZlib/module.modulemap" -Xcc "-fmodule-map-file=Sources/CAlmanac/module.modulemap")

# Compiles the bundled tables, words and names, and writes the map of the module of tables, into a folder: build_data FOLDER [OPTION…]
build_data() {
    mkdir -p "$1"
    echo "module CAlmanacData { header \"$PWD/Sources/CAlmanacData/include/CAlmanacData.h\" export * }" >"$1/data.modulemap"
    local file
    for file in Sources/CAlmanac{Data,Words}/*.c; do
        "$(toolchain_bin)/clang" -c -std=c17 "${@:2}" -I "$(dirname "$file")/include" "$file" -o "$1/$(basename "$file" .c).o"
    done
}

# Compiles one room, whose files are the lines of standard input, into its module and NAME.o: build_room FOLDER NAME [OPTION…]
build_room() {
    sort | tr '\n' '\0' | xargs -0 swiftc -c -o "$1/$2.o" -wmo -parse-as-library -swift-version 6 -package-name almanac \
        -module-name "$2" -I "$1" "${maps[@]}" -emit-module -emit-module-path "$1/$2.swiftmodule" "${@:3}"
}

# Compiles rooms, those needed before those that need them: build_rooms FOLDER ROOM… -- OPTION…
build_rooms() {
    local folder=$1 rooms=() room
    shift
    while [ "$1" != -- ]; do
        rooms+=("$1")
        shift
    done
    shift
    build_data "$folder" -O1
    for room in "${rooms[@]}"; do
        find "Sources/$room" -name '*.swift' | build_room "$folder" "$room" "$@" -Xcc -fmodule-map-file="$folder/data.modulemap"
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
        "${maps[@]}" -Xcc -fmodule-map-file="$folder/data.modulemap" -use-ld=lld -lz -o "$folder/$name"
}

# The triple by which Embedded Swift knows a machine: triple_of MACHINE
triple_of() {
    case $1 in
        x86_64) echo x86_64-unknown-linux-gnu ;;
        aarch64) echo aarch64-none-none-elf ;;
        *) echo "$1" ;;
    esac
}

# The options that make a room Embedded Swift for a target, or nothing, with status 1, if the toolchain lacks that: embedded TARGET
embedded() {
    ls "$(target_info runtimeResourcePath)/embedded/Swift.swiftmodule/$1".* >/dev/null 2>&1 || return 1
    echo "-target $1 -enable-experimental-feature Embedded -Osize -warnings-as-errors"
}

# Whether the toolchain has the library of a sanitizer, such as fuzzer or tsan.
has_sanitizer() {
    [ -n "$(find "$(toolchain_bin)/../lib" -name "libclang_rt.$1-*.a" -print -quit 2>/dev/null)" ]
}

# Compiles the rooms of the C library under a sanitizer, from LLVM's assembly as `Scripts/build c-library` keeps it, so that swiftc need not
# compile them once more: instrument FOLDER ATTRIBUTE OPTION…
instrument() {
    local room
    build_data "$1" -O1 "${@:3}"
    for room in Core Files Names Words C; do
        sed -E "/^attributes #/ s/ \}\$/ $2 }/" ".build/targets/native/Almanac$room.ll" >"$1/Almanac$room.ll"
        "$(toolchain_bin)/clang" -c -O1 "${@:3}" -Wno-override-module "$1/Almanac$room.ll" -o "$1/Almanac$room.o"
        rm "$1/Almanac$room.ll"
    done
}
