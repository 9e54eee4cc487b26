// The only file of this room that imports the platform's C library.

import AlmanacFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileStore {
    /// Returns the names of the regular files of a directory, without those of its subdirectories.
    ///
    /// The names are sorted by their bytes, so the order is the same in every locale. Names that begin with a dot are
    /// omitted: editors and file managers create such files.
    ///
    /// - Parameter path: The directory, relative to the working directory if not absolute.
    static func files(in path: String) throws(FileError) -> [String] {
        guard let directory = opendir(path) else { throw FileError(.list, path, code: errno) }
        defer { closedir(directory) }

        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            guard !name.hasPrefix("."), isRegular(path + "/" + name) else { continue }
            names.append(name)
        }
        guard errno == 0 else { throw FileError(.list, path, code: errno) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether `path` is a regular file, or a link to one.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
