#!/usr/bin/env bash
# Builds the documentation of the three libraries into .build/docs, offline and with the toolchain alone: the symbols and the
# catalogue of each, then one site of them all. A warning is an error.
# Needs: Swift with its docc; zlib's headers, which are installed if possible.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../lib.bash"
cd "$root"

# On macOS xcrun finds the tools of the toolchain and the system's library.
docc=$(xcrun --find docc 2>/dev/null || command -v docc) || {
    echo "docc is missing: it comes with the toolchains of swift.org and Xcode; add its folder to PATH" >&2
    exit 1
}
sdk=()
if [ "$(uname)" = Darwin ]; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi
triple=$(target_info triple)

binaries=$(tools)

# Everything is made beside the present documentation, which it replaces when it is complete.
new=.build/docs.new
rm -rf "$new"
archives=()
links=()

# catalogue MODULE [OPTION...]: the public symbols of a module, then its catalogue, with links to those before it.
catalogue() {
    local module=$1 symbols=$new/symbols/$1 archive=$new/$1.doccarchive
    shift
    mkdir -p "$symbols"
    quietly swift symbolgraph-extract -module-name "$module" -target "$triple" ${sdk[@]+"${sdk[@]}"} \
        -I "$binaries/Modules" -module-cache-path "$new/modules" \
        -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
        -Xcc -fmodule-map-file="$binaries/CAlmanacData.build/module.modulemap" \
        -Xcc -fmodule-map-file=Sources/CAlmanacWords/include/module.modulemap \
        -minimum-access-level public -skip-synthesized-members -output-dir "$symbols" "$@"
    quietly "$docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$symbols" \
        --fallback-display-name "$module" --fallback-bundle-identifier "almanac.$module" \
        --fallback-default-module-kind Library --warnings-as-errors --output-dir "$archive" \
        --enable-experimental-external-link-support ${links[@]+"${links[@]}"} --experimental-documentation-coverage
    mkdir -p "$new/coverage"
    mv "$archive/documentation-coverage.json" "$new/coverage/$module.json"
    archives+=("$archive")
    links+=(--dependency "$archive")
}

# `import Almanac` re-exports the declarations of three modules. Additions of the other modules to types that are not
# their own are shown as such.
catalogue Almanac -experimental-allowed-reexported-modules=AlmanacCore,AlmanacFiles,AlmanacNames
catalogue AlmanacWords -emit-extension-block-symbols
catalogue AlmanacViews -emit-extension-block-symbols
catalogue AlmanacFoundationEssentials -emit-extension-block-symbols
catalogue AlmanacFoundation -emit-extension-block-symbols
catalogue AlmanacViewsFoundation -emit-extension-block-symbols
quietly "$docc" merge "${archives[@]}" --synthesized-landing-page-name Almanac --output-path "$new/site"

rm -rf "$new/modules" "$new/symbols" "${archives[@]}" .build/docs
mv "$new" .build/docs

echo "The documentation is in .build/docs/site. To read it:"
echo "    python3 -m http.server --directory .build/docs/site 8000"
echo "    http://localhost:8000/documentation/almanac"
