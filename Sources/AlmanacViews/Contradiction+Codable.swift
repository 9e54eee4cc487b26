// Values of several parts are coded as a private `Form`, whose `Codable` is synthesised; what only the value as a whole can
// check is checked after the form is decoded.

#if !hasFeature(Embedded)
    extension Decoder {
        /// The error for parts that decode one by one but contradict each other.
        ///
        /// - Parameters:
        ///   - message: What is wrong, in English.
        ///   - key: The part to which the error's path leads.
        func contradiction(_ message: String, at key: some CodingKey) -> DecodingError {
            .dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: message))
        }
    }
#endif
