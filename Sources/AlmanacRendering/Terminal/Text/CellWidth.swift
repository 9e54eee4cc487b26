extension String {
    /// The width in cells of a terminal: two for each Chinese, Japanese or Korean character, none for a mark that
    /// combines with the letter before it, one for anything else.
    package var cellWidth: Int {
        unicodeScalars.reduce(0) { $0 + $1.cellWidth }
    }
}

extension Unicode.Scalar {
    /// The width of one scalar, from the wide and full-width ranges of Unicode's `EastAsianWidth.txt`; one that is
    /// "ambiguous" there, such as `≈`, has width one, which is the default of terminals.
    var cellWidth: Int {
        switch value {
        case ..<0x300: 1
        case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C: 2
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: 2
        case 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD: 2
        default: 1
        }
    }
}
