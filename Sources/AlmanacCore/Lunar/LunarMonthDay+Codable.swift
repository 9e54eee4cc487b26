#if !hasFeature(Embedded)
    extension LunarMonthDay: Codable {
        /// Decodes its text, `6L-1`, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: LunarMonthDay.init(parsing:))
        }

        /// Encodes its text, `6L-1`, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
