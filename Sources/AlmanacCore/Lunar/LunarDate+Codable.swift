#if !hasFeature(Embedded)
    extension LunarDate: Codable {
        /// Decodes its text, `2025-6L-1`, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: LunarDate.init(parsing:))
        }

        /// Encodes its text, `2025-6L-1`, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
