import AlmanacCore
import Ephemeris
import Foundation
import Synchronization

@testable import Almanac
@testable import AlmanacCompiler

/// Fuzzing of the texts from which the compiler works: one file of `Data` is anything, the others are what they are.
struct DataFuzzing: Sendable {
    /// The fuzzing of the folder that `FUZZ_DATA` names.
    static let shared: DataFuzzing = {
        do {
            return try DataFuzzing(path: environment("FUZZ_DATA"))
        } catch {
            fatalError("FUZZ_DATA cannot be compiled: \(error)")
        }
    }()

    private let folder: SourceFolder
    private let holidays: SourceFolder
    private let theory: Theories
    private let instants: RoundedInstants
    private let calendars: [CompiledCalendar]

    private init(path: String) throws {
        folder = try SourceFolder(path: path)
        holidays = try SourceFolder(holidaysOf: path)
        theory = try Theories(from: folder)
        instants = RoundedInstants(Self.events(theory.bundled), theory.timeScales)
        calendars = try CalendarSet(from: folder, instants: instants).calendars
    }

    /// The events of the table, for which this waits.
    private static func events(_ theory: Theory) -> EventTable {
        let found = Mutex<EventTable?>(nil)
        let end = DispatchSemaphore(value: 0)
        Task {
            let events = await EventTable(
                theory: theory,
                terms: TableSpan.bundled.computedTerms,
                phases: TableSpan.bundled.computedPhases
            )
            found.withLock { $0 = events }
            end.signal()
        }
        end.wait()
        guard let events = found.withLock({ $0 }) else { fatalError("no events") }
        return events
    }

    /// Compiles what a text is part of.
    ///
    /// - Parameters:
    ///   - input: The name of a file, a line feed, and its text.
    ///   - subfolder: The folder of `Data` in which the file is.
    /// - Returns: False if there is no such file.
    func compile(_ input: [UInt8], of subfolder: String) -> Bool {
        guard let end = input.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let name = String(decoding: input[..<end], as: UTF8.self)
        guard files(of: subfolder).contains(where: { $0.name == name }) else { return false }
        let file = SourceFile(name: name, bytes: Array(input[(end + 1)...]))
        do {
            switch subfolder {
            case "calendars": try compileCalendar(file)
            case "festivals": try compileFestivals(file)
            case "holidays": try compileHolidays(file)
            default: try readTheory(file)
            }
        } catch {
            // The error is said in one line, with a file that was given.
            guard !"\(error)".isEmpty, !"\(error)".contains("\n") else { fatalError("an error of several lines") }
        }
        return true
    }

    private func files(of subfolder: String) -> [SourceFile] {
        folder.files(in: subfolder) + holidays.files(in: subfolder)
    }

    /// Every file of a subfolder in pieces: its first paragraph with rows, and one other.
    func seeds(of subfolder: String) -> [[UInt8]] {
        files(of: subfolder).flatMap { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            let paragraphs = text.split(separator: "\n\n").map {
                $0.split(separator: "\n").prefix(12).joined(separator: "\n")
            }
            let rows = paragraphs.filter { $0.split(separator: "\n").contains { !$0.hasPrefix("#") } }
            let head = rows.first ?? ""
            let others = rows.count > 1 ? Array(rows.dropFirst()) : [""]
            return others.map { Array("\(file.name)\n\(head)\n\n\($0)\n".utf8) }
        }
    }
}

// MARK: - Files of one kind

extension DataFuzzing {
    private func compileCalendar(_ file: SourceFile) throws {
        let others = folder.files(in: "calendars").filter { $0.name != file.name }
        let calendars = try CalendarSet(from: SourceFolder(files: others + [file]), instants: instants).calendars
        for calendar in calendars where file.name.hasSuffix("/\(calendar.id).txt") {
            try instants.requireRoundingKeepsDays(calendar)
        }
    }

    /// A file of festivals alone, as the others take most of the time, with the regions.
    private func compileFestivals(_ file: SourceFile) throws {
        var files = [file]
        if file.name != RegionFile.name { files.append(try folder.file(RegionFile.name)) }
        _ = try CompiledFestivals(from: SourceFolder(files: files), Array(calendars.prefix(2)), instants, theory)
    }

    /// The days off of one region.
    private func compileHolidays(_ file: SourceFile) throws {
        _ = try HolidayCompilation(SourceFolder(files: [file]), with: .bundled)
    }

    private func readTheory(_ file: SourceFile) throws {
        switch file.name.dropFirst("theory/".count) {
        case "sun_longitude.txt", "sun_distance.txt": _ = try SeriesFile(file).harmonicSeries()
        case "delta_t.txt": _ = try DeltaT(reading: file)
        case "leap_seconds.txt": _ = try LeapSecondsFile(file).leapSeconds()
        case "precession.txt": _ = try PolynomialFile(file).polynomial("pA")
        case "moon_mean_longitude.txt": _ = try PolynomialFile(file).polynomial("W1")
        default: _ = try SeriesFile(file).argumentSeries(unit: radiansPerArcsecond)
        }
    }
}
