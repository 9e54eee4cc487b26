import AlmanacCore
import AlmanacFiles

/// The first difference between the bytes of a file and a compilation, in words, and whether the contents differ, not only
/// the deflated form.
package func tableDifference(
    between bytes: [UInt8],
    and contents: CompiledContents
) -> (words: String, isInContents: Bool) {
    do throws(TableError) {
        let file = try CompiledFile(bytes, as: contents.header.format)
        try file.header.check(file.body)
        if bytes == contents.fileBytes { return ("is what the data compile to", false) }
        if let offset = firstDifference(file.body, contents.body) {
            return ("differs from what the data compile to, first at byte \(offset) of the inflated body", true)
        }
        let (found, expected) = (file.header.release, contents.header.release)
        if found != expected { return ("is release \(found), the data are release \(expected)", true) }
        return file.header.digest != contents.header.digest
            ? ("was compiled from other input, to the same contents", true)
            : ("has the contents the data compile to, deflated by another zlib", false)
    } catch {
        return ("\(error)", true)
    }
}

private func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    let common = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return common ?? (left.count == right.count ? nil : min(left.count, right.count))
}
