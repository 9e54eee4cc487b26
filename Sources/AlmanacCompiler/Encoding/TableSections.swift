import AlmanacCore

// The sections of a table as bytes: the counterparts of what AlmanacCore reads, where the layouts are described. An app reads tables
// and writes none.

extension TableBody {
    /// A section of a table to be written.
    package typealias Part = (kind: Kind, bytes: [UInt8])

    /// The bytes of a body of some sections, of a table or of a file of holidays.
    package static func bytes(of sections: [(kind: some RawRepresentable<UInt16>, bytes: [UInt8])]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt16(truncatingIfNeeded: sections.count))
        for section in sections {
            writer.write(section.kind.rawValue)
            writer.write(UInt16(0))
            writer.write(UInt32(truncatingIfNeeded: section.bytes.count))
        }
        for section in sections { writer.write(bytes: section.bytes) }
        return writer.bytes
    }
}

/// A section of a table or of a file of holidays, which writes itself.
package protocol WrittenSection {
    func write(to writer: inout ByteWriter)
}

extension WrittenSection {
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }
}

extension AboutSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write([promisedDays.firstDay, promisedDays.lastDay].map { $0.rawValue })
        writer.write(lastLeapSecondDay.rawValue)
        writer.write(heldMillisecondsTTMinusUTC)
        writer.write([leapSecondsUnknownFrom, leapSecondsEnd, lastPublishedDay].map { $0.rawValue })
    }
}

extension DeltaTSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(Int16(truncatingIfNeeded: firstYear))
        writer.write(UInt16(truncatingIfNeeded: centiseconds.count))
        writer.write(centiseconds.differences)
        writer.write(sigmaCentiseconds.differences)
    }
}

extension Array where Element: FixedWidthInteger {
    /// The first element, then the difference of each from the one before; it wraps.
    fileprivate var differences: [Element] { indices.map { $0 == 0 ? self[0] : self[$0] &- self[$0 - 1] } }
}

extension TermSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(Int32(truncatingIfNeeded: firstNumber))
        writer.write(UInt16(truncatingIfNeeded: instants.count))
        writer.write(origin)
        writer.write(spacing)
        for parabola in parabolas {
            writer.write(parabola.constant)
            writer.write(parabola.slope)
            writer.write(parabola.curvature)
        }
        writer.write(UInt8(truncatingIfNeeded: predictor.coefficients.count))
        writer.write(predictor.coefficients)
        let residuals = predictionResiduals()
        writer.write(residuals.prefix(predictor.coefficients.count).map { Int16(truncatingIfNeeded: $0) })
        writer.write(residuals.dropFirst(predictor.coefficients.count).map { Int8(truncatingIfNeeded: $0) })
    }
}

extension PhaseSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(Int32(truncatingIfNeeded: firstLunation))
        writer.write(UInt16(truncatingIfNeeded: lunationCount))
        writer.write(UInt8(truncatingIfNeeded: frequencies.count))
        writer.write(frequencies)
        for model in models {
            writer.write(model.parabola)
            for harmonic in model.harmonics {
                writer.write(harmonic.amplitude)
                writer.write(harmonic.phase)
            }
            writer.write(model.residuals)
        }
    }
}

extension NameSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(UInt8(truncatingIfNeeded: languages.count))
        for language in languages { writer.write(language.tag) }
        writer.write(languages.map { UInt8(truncatingIfNeeded: $0.substitute) })
        writer.write(UInt16(truncatingIfNeeded: festivalCount))
        writer.write(UInt16(truncatingIfNeeded: regionCount))
        writer.write(UInt16(truncatingIfNeeded: calendarCount))
        let regional = languages.count * nameCount
        write(texts: 0..<regional, to: &writer)
        let dated = regional + languages.count * undatedCount
        write(regionalKeys[..<undatedCount], to: &writer)
        write(texts: regional..<dated, to: &writer)
        write(regionalKeys[undatedCount...], to: &writer)
        writer.write(regionalKeys[undatedCount...].map { $0.years.lowerBound })
        writer.write(regionalKeys[undatedCount...].map { $0.years.upperBound })
        write(texts: dated..<offsets.count - 1, to: &writer)
    }

    /// Writes the number of some names of regions, then their regions and subjects.
    private func write(_ keys: ArraySlice<RegionalKey>, to writer: inout ByteWriter) {
        writer.write(UInt16(truncatingIfNeeded: keys.count))
        writer.write(keys.map { $0.region })
        writer.write(keys.map { $0.subject })
    }

    /// Writes the lengths of some texts, then the texts.
    private func write(texts: Range<Int>, to writer: inout ByteWriter) {
        writer.write(texts.map { UInt8(truncatingIfNeeded: offsets[$0 + 1] - offsets[$0]) })
        writer.write(bytes: Array(text[Int(offsets[texts.lowerBound])..<Int(offsets[texts.upperBound])]))
    }
}

extension AliasSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(UInt16(truncatingIfNeeded: count))
        writer.write(subjects)
        writer.write(lengths)
        writer.write(bytes: text)
    }
}

extension TerritorySection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write(UInt8(truncatingIfNeeded: territories.count))
        for territory in territories {
            writer.write(territory.code.letters.0)
            writer.write(territory.code.letters.1)
        }
        writer.write(territories.map { $0.weekdayByte })
        for territory in territories {
            if let region = territory.region { writer.write(region.name) }
        }
    }
}

extension TerritorySection.Territory {
    /// The first weekday with the two bits of the same byte.
    fileprivate var weekdayByte: UInt8 {
        firstWeekday.rawValue | (hasBlueSaturdays ? TerritorySection.blueSaturdays : 0)
            | (region == nil ? TerritorySection.noRegion : 0)
    }
}

extension CustomSection: WrittenSection {
    package func write(to writer: inout ByteWriter) {
        writer.write([UInt8(truncatingIfNeeded: calendars.count), UInt8(truncatingIfNeeded: plainSaturdays.count)])
        writer.write(calendars.map { $0.rawValue } + plainSaturdays.map { $0 ? UInt8(1) : 0 })
        writer.write(UInt8(truncatingIfNeeded: eras.count))
        for era in eras { writer.write(era.id) }
        writer.write(eras.map { $0.region })
        writer.write(eras.map { $0.firstDay.rawValue })
        writer.write(eras.map { $0.yearZero })
        writer.write(UInt8(truncatingIfNeeded: eraNames.count / max(eras.count, 1)))
        writer.write(eraNames.map { UInt8(truncatingIfNeeded: $0.utf8.count) })
        for name in eraNames { writer.write(bytes: Array(name.utf8)) }
        if eras.contains(where: { $0.isLunar || $0.lastDay < .max }) {
            writer.write(eras.map { $0.isLunar ? UInt8(1) : 0 })
            writer.write(eras.map { $0.lastDay.rawValue })
        }
    }
}
