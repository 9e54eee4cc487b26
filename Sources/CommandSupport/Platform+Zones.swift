import AlmanacFiles

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

    private static var tooLong: ZoneError { .malformed("its file is too long") }

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
        guard status.st_size <= largestZoneFile else { throw tooLong }
        do {
            return try FileStore.read(path, openedAs: descriptor, limit: largestZoneFile)
        } catch {
            throw error.code == EFBIG ? tooLong : .unreadable(error.reason)
        }
    }
}
