/// An enumeration whose values print as the names of their cases and are stored as these names, in JSON for instance.
///
/// The names never change their meaning, so that a server in another language can read them.
///
/// ```swift
/// print(SolarTerm.dongzhi, Weekday.sunday)  // dongzhi sunday
/// ```
public protocol NamedCase: CaseIterable, Codable, Hashable, RawRepresentable, Sendable where RawValue == UInt8 {}

#if !hasFeature(Embedded)
    extension NamedCase {
        /// Decodes the name of a case, a string.
        public init(from decoder: any Decoder) throws {
            let name = try String(from: decoder)
            guard let value = Self.allCases.first(where: { "\($0)" == name }) else {
                throw decoder.refusal("no \(Self.self) is '\(name)'")
            }
            self = value
        }

        /// Encodes the name of the case, a string.
        public func encode(to encoder: any Encoder) throws { try "\(self)".encode(to: encoder) }
    }
#endif
