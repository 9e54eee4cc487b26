// The only file of this room that imports the platform's C library, which Embedded Swift does not see.

#if !hasFeature(Embedded)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #elseif canImport(Android)
        import Android
    #elseif canImport(WASILibc)
        import WASILibc
    #endif

    /// A file operation that failed.
    package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
        /// An operation on a file.
        package enum Operation: String, Sendable {
            case read, list, write
        }

        /// The file or directory, as the caller named it.
        package let path: String
        /// The operation that failed.
        package let operation: Operation
        /// The system's error number, such as `ENOENT`.
        package let code: Int32
        /// Why, in the system's words, such as "No such file or directory".
        package let reason: String

        /// Whether there is no file of this name.
        package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

        /// One line for people: `cannot read Data/release: No such file or directory`.
        package var description: String { "cannot \(operation.rawValue) \(path): \(reason)" }

        fileprivate init(_ operation: Operation, _ path: String, code: Int32, reason: String? = nil) {
            self.path = path
            self.operation = operation
            self.code = code
            self.reason = reason ?? String(cString: strerror(code))
        }
    }

    /// Whole files: read, replaced and listed.
    package enum FileStore {
        /// Returns the contents of a file, pipe or device.
        ///
        /// - Parameters:
        ///   - path: The file, relative to the working directory if not absolute.
        ///   - limit: The largest size to accept, in bytes, not negative; for a larger file the error is `EFBIG`. Memory stays
        ///     under twice this size, even if the file has no end.
        /// - Complexity: O(*n*) in the size of the file.
        package static func read(_ path: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
            defer { _ = close(descriptor) }
            var bytes: [UInt8] = []
            var failure: FileError?
            while true {
                let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                    let received = receive(UnsafeMutableRawBufferPointer(buffer), from: descriptor)
                    if received < 0 { failure = FileError(.read, path, code: errno) }
                    count = max(received, 0)
                }
                if let failure { throw failure }
                if piece.isEmpty { return bytes }
                guard piece.count <= limit - bytes.count else {
                    throw FileError(.read, path, code: EFBIG, reason: "larger than \(limit) bytes")
                }
                if bytes.isEmpty { bytes = piece } else { bytes += piece }
            }
        }

        /// Replaces a file, or creates it: afterwards it has all of `bytes`, or the call throws and nothing has changed.
        ///
        /// The bytes go to a hidden file in the same directory, reach the disk, and only then take the file's name, so that no
        /// reader ever sees a part of them. A process that is killed leaves the old file, and may leave the hidden one: no later
        /// write removes that, since it may be one that another process still writes. The permissions of an existing file are
        /// kept, and a symbolic link to one stays a link. Anything but a regular file is refused, a link to nothing too.
        ///
        /// - Parameters:
        ///   - bytes: The new contents.
        ///   - path: The file, relative to the working directory if not absolute; its directory must exist.
        package static func write(_ bytes: [UInt8], to path: String) throws(FileError) { try write([(bytes, path)]) }

        /// Replaces several files, or creates them, each as one alone: all of them, or none if one cannot be written.
        package static func write(_ files: [(bytes: [UInt8], path: String)]) throws(FileError) {
            var prepared: [(partial: String, target: String)] = []
            do throws(FileError) {
                for (bytes, path) in files {
                    let (target, mode) = try replaceable(path)
                    prepared.append((partial(beside: target), target))
                    try create(prepared[prepared.count - 1].partial, bytes, mode: mode, for: path)
                }
                for (index, file) in prepared.enumerated() where rename(file.partial, file.target) != 0 {
                    throw FileError(.write, files[index].path, code: errno)
                }
            } catch {
                for file in prepared { unlink(file.partial) }
                throw error
            }
            // The new names outlast a power cut where the file system can synchronise directories.
            for (_, target) in prepared {
                let folder = open(directory(of: target), O_RDONLY | O_CLOEXEC)
                if folder >= 0 {
                    fsync(folder)
                    close(folder)
                }
            }
        }

        /// The file that a path leads to, and its permissions; nil for a file that does not exist yet.
        private static func replaceable(_ path: String) throws(FileError) -> (target: String, mode: mode_t?) {
            var status = stat()
            let exists = stat(path, &status) == 0
            guard exists || errno == ENOENT && !path.isEmpty else { throw FileError(.write, path, code: errno) }
            if !exists, lstat(path, &status) == 0 {
                throw FileError(.write, path, code: ENOENT, reason: "A symbolic link to no file")
            }
            if exists && status.st_mode & S_IFMT != S_IFREG {
                guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(.write, path, code: EISDIR) }
                throw FileError(.write, path, code: EINVAL, reason: "Not a regular file")
            }
            return exists ? (linkless(path), status.st_mode & 0o7777) : (path, nil)
        }

        private static func directory(of path: String) -> String {
            path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
        }

        private static func partial(beside path: String) -> String {
            "\(directory(of: path)).almanac-\(String(UInt64.random(in: 0 ... .max), radix: 36)).partial"
        }

        /// Writes a new file, which is on the disk afterwards.
        private static func create(_ file: String, _ bytes: [UInt8], mode: mode_t?, for path: String) throws(FileError)
        {
            let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
            let isOnDisk =
                send(bytes, to: descriptor) && mode.map { fchmod(descriptor, $0) == 0 } ?? true
                && fsync(descriptor) == 0
            let code = errno
            // A network file system may report a failed write only when the file is closed.
            guard close(descriptor) == 0 && isOnDisk else {
                throw FileError(.write, path, code: isOnDisk ? errno : code)
            }
        }

        /// The path of a file that exists, with its symbolic links followed.
        private static func linkless(_ path: String) -> String {
            guard let resolved = realpath(path, nil) else { return path }
            defer { free(resolved) }
            return String(cString: resolved)
        }

        /// Returns the names of the regular files of a directory, without those of its subdirectories.
        ///
        /// The names are sorted by their bytes, so the order is the same in every locale. Names that begin with a dot are
        /// omitted: editors and file managers create such files.
        ///
        /// - Parameter path: The directory, relative to the working directory if not absolute.
        package static func files(in path: String) throws(FileError) -> [String] {
            guard let directory = opendir(path) else { throw FileError(.list, path, code: errno) }
            defer { closedir(directory) }
            var names: [String] = []
            while true {
                errno = 0
                guard let entry = readdir(directory) else { break }
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
                var status = stat()
                guard !name.hasPrefix("."), stat(path + "/" + name, &status) == 0,
                    status.st_mode & S_IFMT == S_IFREG
                else { continue }
                names.append(name)
            }
            guard errno == 0 else { throw FileError(.list, path, code: errno) }
            return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    // MARK: - Descriptors

    extension FileStore {
        /// Reads at most a buffer of bytes; returns how many, 0 at the end, or -1 with the reason in `errno`.
        package static func receive(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
            while true {
                let count = readOnce(descriptor, buffer)
                guard count < 0 && mayRetry(descriptor, POLLIN) else { return count }
            }
        }

        /// Writes all of some bytes; if that fails, returns false with the reason in `errno`.
        package static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
            bytes.withUnsafeBytes { buffer in
                var rest = buffer[...]
                while !rest.isEmpty {
                    // Darwin refuses more than 2 GiB at once.
                    let written = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30)))
                    if written == 0 { errno = EIO }
                    guard written > 0 || mayRetry(descriptor, POLLOUT) else { return false }
                    rest = rest.dropFirst(max(written, 0))
                }
                return true
            }
        }

        /// Whether a failed call may be repeated: a signal interrupted it, or the descriptor does not block and is now ready.
        private static func mayRetry(_ descriptor: Int32, _ event: Int32) -> Bool {
            if errno == EINTR { return true }
            guard errno == EAGAIN else { return false }
            var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            return poll(&request, 1, -1) >= 0 || errno == EINTR
        }
    }

    // `FileStore` has functions of the same names, which hide these.
    private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(descriptor, buffer.baseAddress, buffer.count)
    }

    private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        write(descriptor, bytes.baseAddress, bytes.count)
    }
#endif
