#if !hasFeature(Embedded)
    extension LunarMonth: Codable {
        /// Decodes its text, `6L`, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: LunarMonth.init(parsing:))
        }

        /// Encodes its text, `6L`, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
