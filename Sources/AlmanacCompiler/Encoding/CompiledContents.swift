import AlmanacCore

/// What a compilation puts into a file.
package struct CompiledContents: Sendable {
    /// The header of the file.
    package let header: TableHeader
    /// The inflated body.
    package let body: [UInt8]
    /// The deflated body.
    package let deflated: [UInt8]

    /// The contents from their parts.
    init(header: TableHeader, body: [UInt8], deflated: [UInt8]) {
        self.header = header
        self.body = body
        self.deflated = deflated
    }

    /// The bytes of the file.
    package var fileBytes: [UInt8] { header.bytes + deflated }
}
