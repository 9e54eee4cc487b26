extension BinaryInteger {
    /// The remainder in `0 ..< period`. It differs from `%` for negative numbers.
    ///
    /// - Parameter period: Greater than zero.
    func modulo(_ period: Self) -> Self {
        let remainder = self % period
        return remainder < 0 ? remainder + period : remainder
    }

    /// The quotient rounded down. It differs from `/` for negative numbers.
    ///
    /// - Parameter period: Greater than zero.
    func flooredQuotient(_ period: Self) -> Self {
        let quotient = self / period
        return self % period < 0 ? quotient - 1 : quotient
    }
}
