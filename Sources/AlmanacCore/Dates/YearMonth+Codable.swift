#if !hasFeature(Embedded)
    extension YearMonth: Codable {
        /// Decodes its ISO 8601 form, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: YearMonth.init(parsing:))
        }

        /// Encodes its ISO 8601 form, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
