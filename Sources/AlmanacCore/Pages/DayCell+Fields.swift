extension DayCell {
    /// Some bits of the word of small fields: where they begin and how many they are.
    struct Field {
        let offset: UInt32
        let width: UInt32

        static var dayOfMonth: Field { Field(offset: 0, width: 5) }
        static var weekday: Field { Field(offset: 5, width: 3) }
        static var pillar: Field { Field(offset: 8, width: 6) }
        static var isInMonth: Field { Field(offset: 14, width: 1) }
        static var term: Field { Field(offset: 16, width: 5) }
        static var termCertainty: Field { Field(offset: 21, width: 2) }
        static var newMoonCertainty: Field { Field(offset: 23, width: 2) }

        /// The largest number that the field can hold.
        @inline(__always)
        var largest: UInt32 { (1 << width) &- 1 }

        /// A number, at most `largest`, at the offset of the field; all other bits are zero.
        @inline(__always)
        func bits(of number: UInt32) -> UInt32 { number &<< offset }
    }
}
