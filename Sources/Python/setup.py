"""Builds the module `_native` over the C library in `library`, where `Scripts/build python` puts it. ALMANAC_PLATFORM names the platform of the
wheel if it is not that of the machine, as `Scripts/build python --target` says: then CC and LDSHARED are a compiler for it, and the library
has zlib inside.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import binding  # noqa: E402

LIBRARY = HERE / "library"
if not LIBRARY.exists():
    sys.exit(f"{HERE} has no C library: `Scripts/build python` makes the wheel and the source distribution with it")
# The release of the table as a version of Python's kind: 2026a is 2026.1.
release = next(line for line in (LIBRARY / "release").read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
PACKAGE = HERE / "lunisolar_almanac"
binding.main(str(LIBRARY / "include/almanac.h"), str(PACKAGE))
other = os.environ.get("ALMANAC_PLATFORM")
# Scripts/checks/python sees that a wheel needs no libc newer than 2.17.
tag = other or (f"manylinux_2_17_{platform.machine()}" if sys.platform == "linux" else "")
# Windows has no suffix for the limited interface, and links with what python3.dll exports.
is_windows = tag.startswith("win")
# Only what Python calls is seen from outside.
linking = {
    "linux": "--gc-sections,--build-id=none,-s," + ("--version-script=exports" if other else "--exclude-libs,ALL"),
    "macos": "-undefined,dynamic_lookup,-dead_strip,-s",
    "win": "--gc-sections,-s",
}
flags = [f"-Wl,{options}" for system, options in linking.items() if system in tag]
setup(
    version=f"{release[:4]}.{ord(release[4]) - ord('a') + 1}",
    ext_modules=[
        Extension(
            "lunisolar_almanac._native",
            ["lunisolar_almanac/_native.c"],
            include_dirs=[str(HERE), str(LIBRARY / "include")],
            extra_objects=[str(LIBRARY / "lib/libalmanac.a"), *(["python3.lib"] if is_windows else [])],
            libraries=[] if other else ["z"],
            extra_compile_args=["-O2", "-g0", f"-ffile-prefix-map={HERE}=.", *(["-include", "pyconfig_windows.h"] if is_windows else [])],
            extra_link_args=flags,
            py_limited_api=not is_windows,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp310", **({"plat_name": tag} if tag else {})}},
)
