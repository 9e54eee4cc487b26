# Not a verb: every script in bash sources this before anything else. With --help as the first word the head comment of that script is
# printed, and nothing is done. Scripts in Python import help.py.
# Needs: nothing but a shell.

case "${1-}" in --help | -h)
    awk 'NR == 1 { next } /^#/ { sub(/^# ?/, ""); print; next } { exit }' "${BASH_SOURCE[1]}"
    exit 0
    ;;
esac
