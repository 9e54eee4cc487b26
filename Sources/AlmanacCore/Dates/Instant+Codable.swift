#if !hasFeature(Embedded)
    extension Instant: Codable {
        /// Decodes the seconds since 1970, a number.
        public init(from decoder: any Decoder) throws {
            self.init(secondsSince1970: try decoder.singleValueContainer().decode(Int64.self))
        }

        /// Encodes the seconds since 1970, a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(secondsSince1970)
        }
    }
#endif
