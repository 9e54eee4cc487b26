"""The container of a compiled file: header, checksum, directory. Written from the articles Format of the table and Format of the
holidays alone."""

import struct
import zlib

HEADER = struct.Struct("<8sHH8sIII32s")
LARGEST_BODY = 1 << 20
TABLE = b"\x89ALM\r\n\x1a\n"
HOLIDAYS = b"\x89ALH\r\n\x1a\n"
MAJOR_VERSIONS = {TABLE: 3, HOLIDAYS: 2}


class BadFile(Exception):
    """Why bytes are not a file of the format, in one line."""


class Fields:
    """Reads little-endian fields from the front of a section, never past its end."""

    def __init__(self, data: bytes):
        self.data = data
        self.offset = 0

    def bytes(self, count: int) -> bytes:
        if self.offset + count > len(self.data):
            raise BadFile(f"a section ends at byte {len(self.data)}, and a field of {count} bytes begins at {self.offset}")
        self.offset += count
        return self.data[self.offset - count : self.offset]

    def left(self) -> int:
        """How many bytes are not yet read."""
        return len(self.data) - self.offset

    def numbers(self, letter: str, count: int) -> list[int]:
        """Numbers of a letter of the module `struct`."""
        form = f"<{count}{letter}"
        return list(struct.unpack(form, self.bytes(struct.calcsize(form))))

    def number(self, letter: str) -> int:
        return self.numbers(letter, 1)[0]

    def name(self) -> str:
        """Eight bytes, padded with zeros."""
        return self.bytes(8).split(b"\0")[0].decode("ascii")

    def names(self, count: int) -> list[str]:
        return [self.name() for _ in range(count)]

    def texts(self, count: int) -> list[str]:
        """The lengths of some texts, then the texts."""
        lengths = self.numbers("B", count)
        return [self.bytes(length).decode() for length in lengths]

    def two_bits(self, count: int, skipped: int) -> list[int]:
        """Numbers of two bits, after room for some others."""
        packed = self.bytes(-(-(skipped + count) // 4))
        return [packed[place // 4] >> place % 4 * 2 & 3 for place in range(skipped, skipped + count)]


class Container:
    """Release, digest and sections of a file."""

    def __init__(self, data: bytes, signature: bytes):
        if len(data) < HEADER.size:
            raise BadFile(f"{len(data)} bytes are fewer than a header has")
        found, major, _, release, inflated, deflated, checksum, digest = HEADER.unpack_from(data)
        if found != signature:
            raise BadFile("the signature is another")
        if major != MAJOR_VERSIONS[signature]:
            raise BadFile(f"the major version is {major}")
        if inflated > LARGEST_BODY or len(data) != HEADER.size + deflated:
            raise BadFile("the sizes of the header are not those of the file")
        body = self.inflate(data[HEADER.size :], inflated)
        plain = data[:24] + bytes(8) + data[32:64]
        if zlib.crc32(body, zlib.crc32(plain)) != checksum:
            raise BadFile("the checksum is another")
        self.release = release.split(b"\0")[0].decode("ascii")
        self.digest = digest.hex()
        self.sections = list(self.directory(body))

    @staticmethod
    def inflate(deflated: bytes, size: int) -> bytes:
        stream = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            body = stream.decompress(deflated, size + 1)
        except zlib.error as error:
            raise BadFile(f"the body cannot be inflated: {error}") from None
        if len(body) != size or not stream.eof or stream.unused_data:
            raise BadFile("the inflated body is longer or shorter than the header says")
        return body

    @staticmethod
    def directory(body: bytes):
        fields = Fields(body)
        entries = [struct.unpack("<HHI", fields.bytes(8)) for _ in range(fields.number("H"))]
        for kind, _, size in entries:
            yield kind, Fields(fields.bytes(size))

    def section(self, kind: int) -> Fields | None:
        """The first section of a kind, or None."""
        return next((fields for found, fields in self.sections if found == kind), None)
