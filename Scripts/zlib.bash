# Not a verb: the scripts source this to make sure that zlib's headers are there, and install them where they can.
# Needs: nothing to look; apt-get, as root or with a sudo that asks no password, to install.

# Whether a compiler finds zlib's headers.
has_zlib() {
    local compiler
    compiler=$(command -v clang || command -v cc) || compiler=false
    printf '#include <zlib.h>\n' | "$compiler" -xc -fsyntax-only - 2>/dev/null
}

# Installs zlib's headers if they are missing, else says what to type.
ensure_zlib() {
    if has_zlib; then return; fi
    local root=()
    if [ "$(id -u)" -ne 0 ]; then root=(sudo -n); fi
    if command -v apt-get >/dev/null && ${root[@]+"${root[@]}"} true 2>/dev/null; then
        echo "Installing zlib's headers (zlib1g-dev) ..." >&2
        ${root[@]+"${root[@]}"} apt-get update -qq >&2 || true
        ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y zlib1g-dev >&2 || true
        if has_zlib; then return; fi
    fi
    cat >&2 <<'END'
zlib's headers are missing. Please type the line of your system, then try again:
    Debian, Ubuntu:  sudo apt-get install zlib1g-dev
    Fedora:          sudo dnf install zlib-devel
    macOS:           xcode-select --install
END
    return 1
}
