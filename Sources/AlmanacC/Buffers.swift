// Texts and lists into the caller's memory.

import AlmanacCore

/// Writes a text with a zero byte at its end, if there is room for both; `needed` receives the size in any case.
func write(
    _ string: String,
    to text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) throws(Failure) {
    let count = string.utf8.count
    needed?.pointee = count + 1
    // A size over half the address space, which Swift sees as negative, is refused as too small.
    guard size > count else { throw .buffer }
    let text = try text.orThrow(.null)
    var string = string
    string.withUTF8 { bytes in
        for index in bytes.indices { text[index] = CChar(bitPattern: bytes[index]) }
    }
    text[count] = 0
}

/// Writes a list, if there is room for all of it; `count` receives the number of elements in any case.
@inline(__always)
func write<Source: RandomAccessCollection, Element>(
    _ source: Source,
    to list: UnsafeMutablePointer<Element>?,
    _ size: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ element: (Source.Element) -> Element
) throws(Failure) {
    count?.pointee = source.count
    guard size >= source.count else { throw .buffer }
    if source.isEmpty { return }
    var next = try list.orThrow(.null)
    for value in source {
        next.initialize(to: element(value))
        next += 1
    }
}

/// Writes one value.
@inline(__always)
func write<Value>(_ value: Value, to memory: UnsafeMutablePointer<Value>?) throws(Failure) {
    try memory.orThrow(.null).initialize(to: value)
}

/// The bytes of a text of the caller's, without the zero byte at its end.
func bytes(of text: UnsafePointer<CChar>?) throws(Failure) -> UnsafeBufferPointer<UInt8> {
    let text = try text.orThrow(.null)
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
}

/// Copies a name to the front of a field of zeros, of which the last stays; nothing is allocated.
@inline(__always)
func fill<Field>(_ field: inout Field, with name: ASCIIName) {
    withUnsafeMutableBytes(of: &field) { field in
        for index in 0..<min(name.count, field.count - 1) { field[index] = name.byte(at: index) }
    }
}
