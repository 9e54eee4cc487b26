/// An enumeration that is coded as the name of its case, a text such as `dongzhi` or `sunday`: what the value prints.
///
/// The names never change their meaning, so that a server in another language can read them.
public protocol NamedCase: CaseIterable, Codable, Hashable, RawRepresentable, Sendable where RawValue == UInt8 {}

#if !hasFeature(Embedded)
    extension NamedCase {
        /// Decodes the name of a case, a string.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let value = Self.allCases.first(where: { "\($0)" == name }) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no \(Self.self) is '\(name)'")
            }
            self = value
        }

        /// Encodes the name of the case, a string.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode("\(self)")
        }
    }
#endif
