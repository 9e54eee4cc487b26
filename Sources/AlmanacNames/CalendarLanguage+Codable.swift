#if !hasFeature(Embedded)
    extension CalendarLanguage: Codable {
        /// Decodes a tag that `init(tag:)` accepts, a string.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let language = CalendarLanguage(tag: try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "not one of the six languages")
            }
            self = language
        }

        /// Encodes the tag, a string.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(tag)
        }
    }
#endif
