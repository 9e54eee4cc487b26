/// Consecutive months, events or instants of a calendar, each computed when it is asked for.
///
/// Indices count from 0. Every operation of its own takes constant time, and none allocates.
///
/// ```swift
/// let terms = LunisolarCalendar.china.termEvents(inYear: 2027)
/// print(terms?.count ?? 0, terms?.first?.day ?? .max)  // 24 2027-01-05
/// ```
public struct CalendarSlice<Element>: RandomAccessCollection, Sendable {
    @usableFromInline let calendar: LunisolarCalendar
    /// The numbers of the elements, by which the calendar finds them; in 32 bits, so that a slice is four words and is returned
    /// in registers.
    @usableFromInline let numbers: Range<Int32>
    @usableFromInline let element: @Sendable (LunisolarCalendar, Int) -> Element

    init(
        calendar: LunisolarCalendar,
        numbers: Range<Int>,
        element: @escaping @Sendable (LunisolarCalendar, Int) -> Element
    ) {
        self.calendar = calendar
        self.numbers = Int32(truncatingIfNeeded: numbers.lowerBound)..<Int32(truncatingIfNeeded: numbers.upperBound)
        self.element = element
    }

    /// The index of the first element, zero.
    @inlinable public var startIndex: Int { 0 }

    /// The number of elements.
    @inlinable public var endIndex: Int { numbers.count }

    /// The element at an index.
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    /// - Complexity: O(1).
    @inlinable
    public subscript(index: Int) -> Element {
        precondition(index >= 0 && index < numbers.count, "no such index in this slice of a calendar")
        return element(calendar, Int(numbers.lowerBound) + index)
    }
}

// MARK: - The instants of the solar terms of a year

extension CalendarSlice<Instant> {
    /// The instant of a solar term in the instants of a year.
    public subscript(term: SolarTerm) -> Instant { self[term.index] }

    /// Writes the instants into a buffer of the caller's; nothing is allocated.
    ///
    /// - Parameter instants: Room for at least `count`, 24 in a year; the rest of it is left unchanged.
    public func fill(_ instants: inout MutableSpan<Instant>) {
        let count = numbers.count
        precondition(instants.count >= count, "no room for the solar terms of a year")
        let first = Int(numbers.lowerBound) &- calendar.terms.firstNumber
        calendar.terms.instants.withUnsafeBytes { seconds in
            instants.withUnsafeMutableBufferPointer { instants in
                // An instant is its seconds: the bytes are the same. The calendar holds all terms of a slice.
                let size = MemoryLayout<Instant>.size
                let source = UnsafeRawBufferPointer(rebasing: seconds[size &* first..<size &* (first &+ count)])
                UnsafeMutableRawBufferPointer(instants).copyMemory(from: source)
            }
        }
    }
}
