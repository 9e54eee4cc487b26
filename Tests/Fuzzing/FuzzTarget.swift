/// A reader of the bytes of a fuzzer.
enum FuzzTarget: String, CaseIterable {
    /// The inflated body of a table, with a checksum that matches.
    case table
    /// The inflated body of a file of days off, with a checksum that matches.
    case daysOff = "days-off"
    /// A whole compiled file, deflated.
    case file
    /// A file of `Data/calendars`; its first line is its name.
    case calendars
    /// A file of `Data/festivals`, likewise.
    case festivals
    /// A file of `Data/holidays`, likewise.
    case holidays
    /// A file of `Data/theory`, likewise.
    case theory

    /// A question in words; the first byte chooses the country of the reader.
    case words

    /// Reads the bytes and asks everything of what they make; whatever they are, this returns.
    ///
    /// - Returns: Whether the bytes are worth keeping to change them further.
    func run(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .table: CompiledFuzzing.askTable(bytes)
        case .daysOff: CompiledFuzzing.askDaysOff(bytes)
        case .file: CompiledFuzzing.openFile(bytes)
        case .words: WordsFuzzing.ask(bytes)
        case .calendars, .festivals, .holidays, .theory: DataFuzzing.shared.compile(bytes, of: rawValue)
        }
    }

    /// The inputs with which the fuzzer begins.
    var seeds: [[UInt8]] {
        switch self {
        case .table: [SmallTable.body()]
        case .daysOff: CompiledFuzzing.daysOffSeeds
        case .file: CompiledFuzzing.fileSeeds
        case .words: WordsFuzzing.seeds
        case .calendars, .festivals, .holidays, .theory: DataFuzzing.shared.seeds(of: rawValue)
        }
    }
}
