/// Which columns a plumbing verb prints.
enum PlumbingColumns {
    /// Those that other programs rely on.
    case agreed
    /// After them those that say how certain a day is.
    case withDoubts

    /// The additional fields, if they are asked for.
    func chosen(_ additional: [String]) -> [String] {
        switch self {
        case .agreed: []
        case .withDoubts: additional
        }
    }
}
