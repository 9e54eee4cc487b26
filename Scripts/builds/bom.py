"""Not a verb: prints the bill of materials of a release, CycloneDX in JSON: what is linked in, with digests, and the tools that made it.

Needs: cyclonedx-python-lib of Scripts/requirements.txt, and the tools themselves; one that is missing is left out.
"""

from lib import PINS, REQUIREMENTS, ROOT, run

import datetime
import hashlib
import platform
import re
import shutil
import sys
import uuid
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

# Of each tool the words that make it say its version.
TOOLS = {"clang": "--version", "esbuild": "--version", "gcc": "--version", "ld": "--version", "wasm-opt": "--version"}


def version(*command: str) -> str:
    return (re.search(r"\d+(\.\d+)*", run(*command)) or [""])[0]


def component(name: str, number: str, *files: Path, **options: object) -> Component:
    digests = [HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(file.read_bytes()).hexdigest()) for file in files]
    kind = ComponentType.FILE if name.startswith("Scripts/") else ComponentType.LIBRARY
    return Component(name=name, version=number, type=kind, hashes=digests, bom_ref=f"{name}@{number}", **options)


def main(release: str) -> None:
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_URL, f"almanac {release}"))
    # No time of the clock: the first that a zip file can say.
    bom.metadata.timestamp = datetime.datetime(1980, 1, 1, tzinfo=datetime.timezone.utc)
    bom.metadata.component = component("almanac", release, *sorted((ROOT / "Data").glob("*.bin")))
    zlib = Path(run("cc", "-print-file-name=libz.a").strip())
    header = run("sh", "-c", "echo '#include <zlib.h>\nZLIB_VERSION' | cc -xc -E -P - | tail -n 1").strip().strip('"')
    linked = [component("zlib", header, *[zlib] * zlib.exists()), component("swift", version("swiftc", "--version")), component(*platform.libc_ver())]
    for each in linked:
        bom.components.add(each)
    bom.register_dependency(bom.metadata.component, linked)
    tools = {"python": platform.python_version(), **{name: version(name, word) for name, word in TOOLS.items() if shutil.which(name)}}
    for name, number in tools.items():
        bom.components.add(component(name, number, scope=ComponentScope.EXCLUDED))
    for name, number in PINS.items():
        bom.components.add(component(name, number, scope=ComponentScope.EXCLUDED, purl=PackageURL("pypi", name=name, version=number)))
    bom.components.add(component("Scripts/requirements.txt", release, REQUIREMENTS, scope=ComponentScope.EXCLUDED))
    print(JsonV1Dot6(bom).output_as_string(indent=1))


main(sys.argv[1])
