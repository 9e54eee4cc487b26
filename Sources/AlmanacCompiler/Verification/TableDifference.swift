import AlmanacCore
import AlmanacFiles

/// The first difference between a file and a compilation.
package enum TableDifference: CustomStringConvertible {
    /// The same bytes.
    case none
    /// The same contents and digest, deflated by another zlib.
    case deflatedForm
    /// The file cannot be opened.
    case unreadable(TableError)
    /// Another release name.
    case release(found: String, expected: String)
    /// Compiled from other input.
    case digest
    /// Another body; the offset is that of the first byte that differs.
    case body(offset: Int)

    /// Compares the bytes of a file with what it should be.
    package init(between bytes: [UInt8], and contents: CompiledContents) {
        do throws(TableError) {
            let file = try CompiledFile(bytes, as: contents.header.format)
            try file.header.check(file.body)
            if bytes == contents.fileBytes {
                self = .none
            } else if let offset = Self.firstDifference(file.body, contents.body) {
                self = .body(offset: offset)
            } else if file.header.release != contents.header.release {
                self = .release(found: "\(file.header.release)", expected: "\(contents.header.release)")
            } else {
                self = file.header.digest != contents.header.digest ? .digest : .deflatedForm
            }
        } catch {
            self = .unreadable(error)
        }
    }

    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int? {
        let common = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return common ?? (left.count == right.count ? nil : min(left.count, right.count))
    }

    /// Whether the contents differ, not only the deflated form.
    package var isInContents: Bool {
        switch self {
        case .none, .deflatedForm: false
        default: true
        }
    }

    package var description: String {
        switch self {
        case .none: "is what the data compile to"
        case .deflatedForm: "has the contents the data compile to, deflated by another zlib"
        case .unreadable(let error): "\(error)"
        case .release(let found, let expected): "is release \(found), the data are release \(expected)"
        case .digest: "was compiled from other input, to the same contents"
        case .body(let offset): "differs from what the data compile to, first at byte \(offset) of the inflated body"
        }
    }
}
