"""Builds the module `_native` over the C library: that in the folder ALMANAC_LIBRARY, or one that Swift makes of the sources in `library`.
ALMANAC_PLATFORM names the platform of the wheel if it is not that of the machine, as `Scripts/build python --target` says: then CC and
LDSHARED are a compiler for it, and the library has zlib inside.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import binding  # noqa: E402

SOURCES = HERE / "library"
if not SOURCES.exists():
    sys.exit(f"{HERE} has no C library: `Scripts/build python` makes the wheel and the source distribution with it")
LIBRARY = Path(os.environ.get("ALMANAC_LIBRARY", HERE / "build/library"))
ARCHIVE = LIBRARY / "lib/libalmanac.a"


class BuildWithLibrary(build_ext):
    """Builds the C library first if it is not there."""

    def run(self) -> None:
        if not ARCHIVE.exists():
            command = ["bash", str(SOURCES / "Scripts/builds/c-library.bash"), str(LIBRARY)]
            if not shutil.which("swiftc") or subprocess.run(command).returncode != 0:
                wheels = (HERE / "wheels").read_text(encoding="utf-8")
                sys.exit(
                    f"lunisolar-almanac has no wheel for {platform.python_implementation()} {platform.python_version()} on "
                    f"{sysconfig.get_platform()}, and building it needs Swift of swift.org on Linux. The wheels are for CPython 3.10 and "
                    f"later on {wheels}"
                )
        super().run()


# The release of the table as a version of Python's kind: 2026a is 2026.1.
release = next(line for line in (SOURCES / "Data/release").read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
PACKAGE = HERE / "lunisolar_almanac"
binding.main(str(SOURCES / "Sources/CAlmanac/almanac.h"), str(PACKAGE))
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
    cmdclass={"build_ext": BuildWithLibrary},
    ext_modules=[
        Extension(
            "lunisolar_almanac._native",
            ["lunisolar_almanac/_native.c"],
            include_dirs=[str(HERE), str(SOURCES / "Sources/CAlmanac")],
            extra_objects=[str(ARCHIVE), *(["python3.lib"] if is_windows else [])],
            libraries=[] if other else ["z"],
            extra_compile_args=["-O2", "-g0", f"-ffile-prefix-map={HERE}=.", *(["-include", "pyconfig_windows.h"] if is_windows else [])],
            extra_link_args=flags,
            py_limited_api=not is_windows,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp310", **({"plat_name": tag} if tag else {})}},
)
