import Foundation

/// The folder `Data` beside `Tests`.
package enum DataFolder {
    /// Its path.
    package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data").path

    /// The text of one of its files.
    package static func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// The fields of the lines of a tab-separated file, without comments.
    package static func rows(of name: String) throws -> [[String]] {
        try text(of: name).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
