#if !hasFeature(Embedded)
    extension Decoder {
        /// A value from the one string in which it is coded; what is wrong with the string goes into the error.
        func value<Value>(parsing parse: (String) throws(ParsingError) -> Value) throws -> Value {
            let container = try singleValueContainer()
            let text = try container.decode(String.self)
            do throws(ParsingError) {
                return try parse(text)
            } catch {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
            }
        }
    }

    extension Encoder {
        /// Codes a value as the one string that it prints.
        func encode(text: String) throws {
            var container = singleValueContainer()
            try container.encode(text)
        }
    }
#endif
