#if !hasFeature(Embedded)
    extension PlainText where Self: Decodable {
        /// Decodes the text, a string; what is wrong with it is in the error.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(ParsingError) {
                try self.init(parsing: text)
            } catch {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
            }
        }
    }

    extension PlainText where Self: Encodable {
        /// Encodes the text, a string.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
