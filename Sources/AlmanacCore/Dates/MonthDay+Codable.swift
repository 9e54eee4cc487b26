#if !hasFeature(Embedded)
    extension MonthDay: Codable {
        /// Decodes its text, `02-29`, a string.
        public init(from decoder: any Decoder) throws {
            self = try decoder.value(parsing: MonthDay.init(parsing:))
        }

        /// Encodes its text, `02-29`, a string.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(text: description)
        }
    }
#endif
