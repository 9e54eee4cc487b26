// Compiled together with the array, which imports nothing.

import Foundation

typealias Arrays = LunisolarArrays

extension Duration {
    var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
}

@main enum Ask {
    static func main() {
        var output = ""
        for calendar in Arrays.Calendar.allCases {
            for day in Arrays.days.lowerBound - 1...Arrays.days.upperBound + 1 {
                guard let date = Arrays.date(of: day, in: calendar) else {
                    precondition(Arrays.label(of: day, in: calendar, .en) == nil)
                    output += "\(calendar) \(day) -\n"
                    continue
                }
                precondition(Arrays.day(of: date, in: calendar) == day)
                let labels = Arrays.Language.allCases.map { Arrays.label(of: day, in: calendar, $0) ?? "-" }
                let term = Arrays.term(of: day, in: calendar) ?? -1
                output += "\(calendar) \(day) \(date.year) \(date.month) \(date.isLeap ? 1 : 0) \(date.day) \(term)"
                output += "|\(labels.joined(separator: "|"))"
                output += "|\(Arrays.mark(of: day) ?? -1)"
                output += "\n"
            }
            var count = 0
            for year in 1897..<2103 {
                for n in 0..<14 * 2 * 32 {
                    let date = Arrays.Date(year: year, month: n / 64, isLeap: n / 32 % 2 == 1, day: n % 32)
                    count += Arrays.day(of: date, in: calendar) == nil ? 0 : 1
                }
            }
            output += "\(calendar) \(count) dates\n"
        }
        print(output, terminator: "")
        var sum = 0
        let clock = ContinuousClock()
        let times = [
            clock.measure {
                for _ in 0..<20 { for day in Arrays.days { sum += Arrays.date(of: day, in: .china)?.day ?? 0 } }
            },
            clock.measure {
                for n in 0..<20 * Arrays.days.count {
                    let date = Arrays.Date(year: 1901 + n % 199, month: 1 + n % 12, isLeap: false, day: 1 + n % 29)
                    sum += Arrays.day(of: date, in: .china) ?? 0
                }
            },
            clock.measure {
                for _ in 0..<20 { for day in Arrays.days { sum += Arrays.term(of: day, in: .china) ?? 0 } }
            },
        ]
        precondition(sum != 0)
        let questions = Double(20 * Arrays.days.count)
        let text = times.map { "\(($0.nanoseconds / questions * 10).rounded() / 10)" }.joined(separator: " ")
        FileHandle.standardError.write(Data(text.utf8))
    }
}
