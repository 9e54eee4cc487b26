#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

extension Platform {
    /// Where systems keep the files of their time zones.
    static let zoneFolders = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]

    /// The largest file of a zone that is read; those of the tz database have less than 4 KB.
    private static let largestZoneFile = 64 * 1024

    /// The bytes of a zone's file, or nil if there is no such file.
    static func zoneFile(_ path: String) throws(ZoneError) -> [UInt8]? {
        // A pipe without a writer would wait for one; what is no file at all is refused below.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("Not a regular file") }
        guard status.st_size <= largestZoneFile else { throw .malformed("its file is too long") }
        return try bytes(of: descriptor)
    }

    private static func bytes(of descriptor: Int32) throws(ZoneError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= largestZoneFile {
            let count = readOnce(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
        throw .malformed("its file is too long")
    }
}

// `Platform` has a function of this name, which hides it.
private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
