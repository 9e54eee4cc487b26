# Not a verb: every script in bash sources this before anything else. With --help as the first word the head comment of that script is
# printed, and nothing is done; with --yes what is missing is installed without asking. Scripts in Python import lib.py.
# Needs: Swift where something is built; zlib's headers, which are installed if possible.

case "${1-}" in --help | -h)
    awk 'NR == 1 && /^#!/ { next } /^#/ { sub(/^# ?/, ""); print; next } { exit }' "${BASH_SOURCE[1]}"
    exit 0
    ;;
esac
if [ "${1-}" = --yes ]; then
    export ALMANAC_YES=1
    shift
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Continues with a part, a file of a folder of Scripts: run_part FOLDER WORDS [WORD [ARGUMENT…]]
run_part() {
    local word=${3-}
    case " $2 " in *" $word "*) ;; *)
        echo "Scripts/$(basename "$0"): '$word', expected one of: $2" >&2
        exit 64
        ;;
    esac
    local part=$root/Scripts/$1/$word
    if [ -f "$part.bash" ]; then exec bash "$part.bash" "${@:4}"; fi
    PYTHONPATH=$root/Scripts PYTHONDONTWRITEBYTECODE=1 exec python3 "$part.py" "${@:4}"
}

# Runs a command and prints what it says only if it fails.
quietly() {
    local log
    log=$("$@" 2>&1) || { printf '%s\n' "$log" >&2; exit 1; }
}

# Whether a compiler finds zlib's headers.
has_zlib() {
    local compiler
    compiler=$(command -v clang || command -v cc) || compiler=false
    printf '#include <zlib.h>\n' | "$compiler" -xc -fsyntax-only - 2>/dev/null
}

# Installs zlib's headers if they are missing and somebody at the terminal, --yes or CI says so, else says what to type.
ensure_zlib() {
    if has_zlib; then return; fi
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then as_root=(sudo -n); fi
    if command -v apt-get >/dev/null && ${as_root[@]+"${as_root[@]}"} true 2>/dev/null; then
        local answer=${CI-}${ALMANAC_YES-}
        if [ -z "$answer" ] && [ -t 0 ]; then
            read -rp "zlib's headers are missing. Install zlib1g-dev by apt-get as root? [y/N] " answer || true
        fi
    fi
    case ${answer-} in "" | [nN]*) ;; *)
        echo "Installing zlib's headers: apt-get install zlib1g-dev" >&2
        ${as_root[@]+"${as_root[@]}"} apt-get update -qq >&2 || true
        ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y zlib1g-dev >&2 || true
        if has_zlib; then return; fi
        ;;
    esac
    cat >&2 <<'END'
zlib's headers are missing. Please type the line of your system, then try again:
    Debian, Ubuntu:  sudo apt-get install zlib1g-dev
    Fedora:          sudo dnf install zlib-devel
    macOS:           xcode-select --install
END
    return 1
}

# How tests and checks build: optimised, since they ask for two centuries of days over and over, which takes five times as long in a
# debug build; and in a folder of their own, so that other builds stay as they are. Tests see internal declarations.
optimised=(-c release --scratch-path "$root/.build/optimised" -Xswiftc -enable-testing)

# Builds the commands and libraries as Scripts/test does, if they are not built, and prints the folder they are in, so that one build
# serves every script and check. Scripts/check builds once and gives the folder to all checks.
tools() {
    if [ -n "${ALMANAC_TOOLS-}" ]; then
        echo "$ALMANAC_TOOLS"
        return
    fi
    ensure_zlib
    local binaries
    binaries=$(cd "$root" && swift build "${optimised[@]}" --show-bin-path)
    if [ ! -e "$binaries/almanac" ]; then echo "Building the commands and libraries into $binaries, in some minutes" >&2; fi
    (cd "$root" && swift build --quiet "${optimised[@]}" >&2)
    echo "$binaries"
}

# Whether a file is missing, or older than anything below some files and folders but their articles: is_older FILE PATH…
is_older() {
    local file=$1
    shift
    [ ! -e "$file" ] || [ -n "$(find "$@" -name '*.docc' -prune -o -type f -newer "$file" -print -quit)" ]
}

# A value of what swiftc says of its target: target_info moduleTriple
target_info() {
    swiftc -print-target-info | sed -nE "s/.*\"$1\" *: *\"([^\"]*)\".*/\1/p" | head -n 1
}

# Where the toolchain of swiftc has its programs; another clang may read neither its options nor its objects.
toolchain_bin() {
    echo "$(dirname "$(dirname "$(target_info runtimeResourcePath)")")/bin"
}

# Packs a folder without the times, owners and order of files of this machine: pack PARENT NAME FILE
pack() {
    tar -C "$1" --sort=name --mtime='1980-01-01 00:00Z' --owner=0 --group=0 --numeric-owner -cf - "$2" | gzip -n9 >"$3"
}

# The Python of an environment of the build folder, with libraries: python_of FOLDER LIBRARY…
python_of() {
    PYTHONPATH="$root/Scripts" PYTHONDONTWRITEBYTECODE=1 python3 -c 'import sys, lib; print(lib.environment(sys.argv[1], sys.argv[2:]))' "$@"
}
