#if !hasFeature(Embedded)
    extension GregorianDate: Codable {
        /// Decodes its ISO 8601 date, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: GregorianDate.init(parsing:))
        }

        /// Encodes its ISO 8601 date, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
