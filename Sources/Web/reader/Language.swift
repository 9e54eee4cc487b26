import AlmanacCore
import AlmanacNames

// In place of AlmanacC's, which reads any tag of BCP 47 and links much of String.
extension CalendarLanguage {
    /// The language of a tag: one of the six of `CalendarLanguage.tag`, in capital or small letters.
    init(named tag: UnsafePointer<CChar>?) throws(Failure) {
        let name = ASCIIName(bytes: try bytes(of: tag).lazy.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
        self = try Self.allCases.first { $0.nameTag == name }.orThrow(.unknown)
    }
}
