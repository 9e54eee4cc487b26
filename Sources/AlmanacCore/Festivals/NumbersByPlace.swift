/// A number for each of 48 places.
///
/// The vectors are no more than an array without a reference; they are always reached in place, also to read, because a
/// copy of them for every look costs more than the look. Places are not checked in an optimised build: `BlockLabels` has
/// checked them, and `DayBlock.capacity` is less than 48.
struct NumbersByPlace: Sendable {
    private var numbers = (SIMD32<UInt32>(), SIMD16<UInt32>())

    /// The number at a place, 0 … 47.
    @inline(__always)
    mutating func number(at place: Int) -> UInt32 {
        assert(place >= 0 && place < 48)
        return withUnsafeMutableBytes(of: &numbers) { $0.load(fromByteOffset: place &* 4, as: UInt32.self) }
    }

    /// Sets the number at a place, 0 … 47.
    @inline(__always)
    mutating func set(_ number: UInt32, at place: Int) {
        assert(place >= 0 && place < 48)
        withUnsafeMutableBytes(of: &numbers) {
            $0.storeBytes(of: number, toByteOffset: place &* 4, as: UInt32.self)
        }
    }
}
