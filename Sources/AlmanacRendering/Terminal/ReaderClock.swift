import Almanac

/// The clock of the reader, to be shown beside that of the calendar.
package struct ReaderClock: Sendable {
    /// What to call it, such as `Asia/Tokyo`; nil if it has no name.
    package let name: String?
    /// How far it is ahead of UTC at an instant, seconds.
    let offset: @Sendable (Instant) -> Int32

    /// A clock by its offset at every instant.
    package init(name: String?, offset: @escaping @Sendable (Instant) -> Int32) {
        self.name = name
        self.offset = offset
    }
}
