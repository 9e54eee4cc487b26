# Not a verb: the part of `Scripts/build c-library PREFIX --target TARGET` that builds for another machine, and ends the script.

case $target in
    x86_64-linux-gnu | aarch64-linux-gnu) zig_target=$target.2.17 triple=${target/-/-unknown-} ;;
    x86_64-linux-musl | aarch64-linux-musl) zig_target=$target triple=${target/-/-unknown-} ;;
    x86_64-windows-gnu) zig_target=$target triple=x86_64-w64-windows-gnu ;;
    x86_64-macos) zig_target=$target.11.0 triple=x86_64-apple-macosx11.0.0 ;;
    aarch64-macos) zig_target=$target.11.0 triple=arm64-apple-macosx11.0.0 ;;
    *)
        echo "Scripts/build c-library: no target '$target': Scripts/build c-library --help lists them" >&2
        exit 64
        ;;
esac
mkdir -p "$kept"
# Of several that ask at once one makes what they share.
exec 8>"$kept/lock"
flock 8

python_of targets/zig ziglang >/dev/null
zig=$(echo "$kept"/zig/lib/python3*/site-packages/ziglang)

# uLong of zlib has 64 bits on every target, as in the rooms, also where C's long has 32.
if [ ! -e "$kept/zlib/zlib.h" ]; then
    if [ -z "${ZLIB_SOURCE-}" ]; then
        mkdir -p "$kept/apt/lists/partial" "$kept/apt/sources"
        for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
            if [ -s "$file" ]; then
                sed -E 's/^Types:.*/Types: deb-src/; s/^deb /deb-src /' "$file" >"$kept/apt/sources/$(basename "$file")"
            fi
        done
        apt=(apt-get -qq -o APT::Sandbox::User=root -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$kept/apt/sources" -o Dir::State::lists="$kept/apt/lists")
        "${apt[@]}" update >&2 || true
        (cd "$kept/apt" && "${apt[@]}" source --download-only zlib >&2 && tar -xf zlib_*.orig.tar.*)
        ZLIB_SOURCE=$(echo "$kept"/apt/zlib*/)
    fi
    mkdir -p "$kept/zlib.partial"
    for file in "$ZLIB_SOURCE"/*.[ch]; do
        perl -pe 's/\bunsigned long\b(?! long)/unsigned long long/g' "$file" >"$kept/zlib.partial/$(basename "$file")"
    done
    mv "$kept/zlib.partial" "$kept/zlib"
fi
flock -u 8

architecture=${target%%-*}
headers=(-Xcc -isystem -Xcc "$kept/zlib")
if [ "$architecture" != "$(uname -m)" ]; then
    for part in "$architecture-linux-gnu" generic-glibc "$architecture-linux-any" any-linux-any; do
        headers+=(-Xcc -isystem -Xcc "$zig/lib/libc/include/$part")
    done
fi
emit_rooms_once "$kept/$architecture" "$architecture" "${headers[@]}"
compile_rooms "$kept/$architecture" "$triple"
zig_cc() { "$zig/zig" cc -target "$zig_target" -Os -fPIC "$@"; }
for file in adler32 crc32 inffast inflate inftrees zutil; do
    zig_cc -c -w -Dfdopen=fdopen -ffunction-sections "$kept/zlib/$file.c" -o "$build/$file.o"
    objects+=("$build/$file.o")
done

bin=$(toolchain_bin)
case $target in
    *-linux-*)
        version_script >"$build/exports"
        zig_cc -shared -o "$build/shared" "${objects[@]}" -Wl,--gc-sections -Wl,-s -Wl,--version-script="$build/exports" \
            -Wl,-soname,"libalmanac.so.$abi"
        put 755 "$build/shared" "lib/libalmanac.so.$abi"
        ln -sf "libalmanac.so.$abi" "$prefix/lib/libalmanac.so"
        ;;
    *-windows-*)
        zig_cc -c Sources/CAlmanac/windows.c -o "$build/windows.o"
        objects+=("$build/windows.o")
        { echo EXPORTS; printf '    %s\n' $functions; } >"$build/almanac.def"
        zig_cc -shared -o "$build/almanac.dll" "${objects[@]}" "$build/almanac.def" -Wl,--gc-sections -Wl,-s \
            -Wl,--out-implib,"$build/libalmanac.dll.a"
        put 755 "$build/almanac.dll" bin/almanac.dll
        put 644 "$build/libalmanac.dll.a" lib/libalmanac.dll.a
        ;;
    *-macos)
        zig_cc -shared -o "$build/shared" "${objects[@]}" -Wl,-dead_strip -Wl,-s -Wl,-install_name,"@rpath/libalmanac.$abi.dylib"
        put 755 "$build/shared" "lib/libalmanac.$abi.dylib"
        ln -sf "libalmanac.$abi.dylib" "$prefix/lib/libalmanac.dylib"
        ;;
esac
"$bin/llvm-ar" rcsD "$build/libalmanac.a" "${objects[@]}"
put 644 "$build/libalmanac.a" lib/libalmanac.a
echo "$(stat -c %s "$build"/shared "$build"/almanac.dll 2>/dev/null) bytes for $target, table $release"
exit 0
