extension TableError {
    /// Why a file cannot be read.
    ///
    /// Path and reason are held as UTF-8, so that comparing two problems needs no Unicode tables.
    public struct FileProblem: Hashable, Sendable {
        private let pathBytes: [UInt8]
        private let reasonBytes: [UInt8]

        /// A problem from the path of the file and the system's words.
        public init(path: String, reason: String) {
            pathBytes = Array(path.utf8)
            reasonBytes = Array(reason.utf8)
        }

        /// The file, as it was given.
        public var path: String { String(decoding: pathBytes, as: UTF8.self) }

        /// Why, in the system's words.
        public var reason: String { String(decoding: reasonBytes, as: UTF8.self) }
    }
}
