#if !hasFeature(Embedded)
    extension DayCutoff: Codable {
        /// Decodes the hour, a number.
        ///
        /// - Throws: `DecodingError` unless the hour is 0 … 23.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let cutoff = DayCutoff(hour: try container.decode(Int.self)) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an hour from 0 to 23")
            }
            self = cutoff
        }

        /// Encodes the hour, a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(hour)
        }
    }
#endif
