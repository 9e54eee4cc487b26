// The parts that the functions of almanac.h share: open values, and numbers, names, texts and lists in the caller's memory.
// The contract of each function is in almanac.h, and is not repeated in this room.

import AlmanacCore
import AlmanacNames
import CAlmanac

/// A Swift value in memory of its own, which C knows by its address: what `almanac_table *` and its like point to.
enum Handle<Value> {
    /// Puts a value into memory of its own, where it stays until it is closed.
    static func open(_ value: consuming Value) -> OpaquePointer {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return OpaquePointer(memory)
    }

    /// The memory of an open value, whose copy would count its references; throws `null` if there is none.
    @inline(__always)
    static func memory(_ handle: Opened) throws(Failure) -> UnsafePointer<Value> {
        UnsafePointer(try handle.orThrow(.null))
    }

    /// An open value; throws `null` if there is none.
    @inline(__always)
    static func value(_ handle: Opened) throws(Failure) -> Value { try memory(handle).pointee }

    /// An open value, if there is one.
    @inline(__always)
    static func optional(_ handle: Opened) -> Value? { handle.map { UnsafePointer<Value>($0).pointee } }

    /// Frees a value and its memory, if there is any.
    static func close(_ handle: Opened) {
        guard let handle else { return }
        let memory = UnsafeMutablePointer<Value>(handle)
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
}

// Any pointer of a C program may be null.

/// The address of an open value: an `almanac_table *` or its like.
public typealias Opened = OpaquePointer?

/// A result of the functions of almanac.h.
public typealias Status = almanac_status

/// Room for values in the memory of a C program.
public typealias Out<Value> = UnsafeMutablePointer<Value>?

/// Room for a text and the zero byte at its end.
public typealias Room = Out<CChar>

/// Values in the memory of a C program.
public typealias In<Value> = UnsafePointer<Value>?

/// A text of a C program, with a zero byte at its end.
public typealias Text = In<CChar>

/// `ALMANAC_NO_DAY`, a macro that Swift cannot import.
let noDay = Int32.min

/// The number of almanac.h for a term, a kind or a pillar that is not there.
let noNumber = UInt8(ALMANAC_NO_PILLAR)

// MARK: - Arguments of the caller

extension RawRepresentable where RawValue == UInt8 {
    /// The value of a number of almanac.h.
    init(number: Int32) throws(Failure) {
        self = try UInt8(exactly: number).flatMap(Self.init(rawValue:)).orThrow(.argument)
    }
}

extension YearMonth {
    /// The month of a year; throws `range` for a year that no calendar has.
    init(_ year: Int32, _ month: Int32) throws(Failure) {
        guard (1...12).contains(month) else { throw .argument }
        self = try YearMonth(year: Int(year), month: Int(month)).orThrow(.range)
    }
}

extension DayRange {
    /// The days between two days, both included.
    init(_ first: Int32, _ last: Int32) throws(Failure) {
        self = try DayRange(from: Day(rawValue: first), to: Day(rawValue: last)).orThrow(.argument)
    }

    /// The days between two days, both included, unless none of them is held: then nothing is known, not that there is none.
    init(_ first: Int32, _ last: Int32, ofWhichSomeIn held: DayRange) throws(Failure) {
        try self.init(first, last)
        guard overlaps(held) else { throw .range }
    }
}

/// The bytes of a text of the caller's, without the zero byte at its end.
func bytes(of text: Text) throws(Failure) -> UnsafeBufferPointer<UInt8> {
    let text = try text.orThrow(.null)
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: count)
}

/// A text of the caller's.
@inline(never)  // A function for each kind of names calls it.
func string(of text: Text) throws(Failure) -> String { String(decoding: try bytes(of: text), as: UTF8.self) }

extension ASCIIIdentifier {
    /// The identifier of a name of the caller's.
    init(named name: Text) throws(Failure) { self = try Self(bytes: try AlmanacC.bytes(of: name)).orThrow(.unknown) }
}

extension CalendarLanguage {
    /// The language of a tag of the caller's.
    @inline(never)  // A function for each kind of names calls it.
    init(named tag: Text) throws(Failure) { self = try CalendarLanguage(tag: try string(of: tag)).orThrow(.unknown) }
}

extension LunarDate {
    /// The date of a number of almanac.h.
    init(number: almanac_lunar_date) throws(Failure) { self = try LunarDate(rawValue: number).orThrow(.argument) }
}

extension PlainText {
    /// Reads a value from a text of the caller's.
    init(parsingC text: Text) throws(Failure) {
        let text = try bytes(of: text)
        do throws(ParsingError) {
            try self.init(parsing: text)
        } catch {
            throw .text
        }
    }
}

// MARK: - Results for the caller

@inline(__always)
func write<Value>(_ value: Value, to memory: Out<Value>) throws(Failure) {
    try memory.orThrow(.null).initialize(to: value)
}

/// Writes the first and the last day of a range, both or neither.
func write(_ days: DayRange, to first: Out<Int32>, _ last: Out<Int32>) throws(Failure) {
    let (first, last) = (try first.orThrow(.null), try last.orThrow(.null))
    first.initialize(to: days.firstDay.rawValue)
    last.initialize(to: days.lastDay.rawValue)
}

/// Writes a list, if there is room for all of it; `count` receives the number of elements in any case.
@inline(__always)
func write<Source: RandomAccessCollection, Element>(
    _ source: Source,
    to list: Out<Element>,
    _ size: Int,
    _ count: Out<Int>,
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

/// Writes a text with a zero byte at its end, if there is room for both; `needed` receives the size in any case.
func write(_ string: String, to text: Room, _ size: Int, _ needed: Out<Int>) throws(Failure) {
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

/// Writes a text: the body of a C function that does nothing else.
@inline(__always)
func writeText(
    to text: Room,
    _ size: Int,
    _ needed: Out<Int>,
    _ make: @autoclosure () throws(Failure) -> String
) -> Status {
    status(try write(try make(), to: text, size, needed))
}

/// Writes the text that `make` makes in the language of a tag: the body of a C function that does nothing else.
@inline(__always)
func writeName(
    in language: Text,
    to text: Room,
    _ size: Int,
    _ needed: Out<Int>,
    _ make: (CalendarLanguage) throws(Failure) -> String
) -> Status {
    writeText(to: text, size, needed, try make(try CalendarLanguage(named: language)))
}

extension RandomAccessCollection where Index == Int {
    /// The element at an index; throws `none` if there is none.
    func at(_ index: Int) throws(Failure) -> Element {
        guard indices.contains(index) else { throw .none }
        return self[index]
    }
}

/// Copies a name to the front of a field of zeros, of which the last stays; nothing is allocated.
@inline(__always)
func fill<Field>(_ field: inout Field, with name: ASCIIName) {
    withUnsafeMutableBytes(of: &field) { field in
        for index in 0..<min(name.count, field.count - 1) { field[index] = name.byte(at: index) }
    }
}

// MARK: - Arrays, for languages that pay for every call

/// Converts an array of the caller's into another one.
@inline(__always)
func convert<Input, Output>(
    _ inputs: In<Input>,
    _ count: Int,
    to outputs: Out<Output>,
    by conversion: (Input) -> Output
) throws(Failure) {
    if count == 0 { return }
    // A count over half the address space is seen as negative.
    guard count > 0 else { throw .argument }
    let inputs = try inputs.orThrow(.null)
    let outputs = try outputs.orThrow(.null)
    for index in 0..<count { outputs[index] = conversion(inputs[index]) }
}
