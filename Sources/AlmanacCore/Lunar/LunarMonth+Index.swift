extension LunarMonth {
    /// The month at an index of a lunar year, 0 … 11, or 12 in a year with a leap month.
    ///
    /// - Parameter leapNumber: The number of the month after which the year's leap month stands, or 0 if it has none.
    init(index: Int, leapNumber: Int) {
        // The leap month has the number of the month before it, and the months after it come one index late.
        let isFromLeapOn = leapNumber != 0 && index >= leapNumber
        let number = UInt8(truncatingIfNeeded: isFromLeapOn ? index : index + 1)
        rawValue = number << 1 | (isFromLeapOn && index == leapNumber ? 1 : 0)
    }
}
