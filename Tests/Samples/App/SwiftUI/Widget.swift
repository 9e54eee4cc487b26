import Almanac
import AlmanacFoundation
import SwiftUI
import WidgetKit

/// A day as a widget shows it.
struct LunarEntry: TimelineEntry {
    let date: Date
    let lunarDate: String
    let label: String
}

/// The entries of the next seven days.
struct LunarProvider: TimelineProvider {
    func placeholder(in context: Context) -> LunarEntry {
        LunarEntry(date: .now, lunarDate: "正月初一", label: "春节")
    }

    func getSnapshot(in context: Context, completion: @escaping (LunarEntry) -> Void) {
        completion(entries(days: 1).first ?? placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LunarEntry>) -> Void) {
        completion(Timeline(entries: entries(days: 7), policy: .atEnd))
    }

    private func entries(days count: Int) -> [LunarEntry] {
        let reader = Reader(.current)
        guard let today = Day(.now, in: .current) else { return [] }
        return (0..<count).compactMap { later in
            guard let day = today.advanced(by: later), let date = Date(startOf: day, in: .current),
                let lunarDate = reader.calendar.lunarDate(on: day)
            else { return nil }
            let label = reader.festivals.label(on: day, in: reader.language)?.text ?? ""
            return LunarEntry(date: date, lunarDate: lunarDate.text(in: reader.language), label: label)
        }
    }
}

/// The widget of the home screen, the lock screen and the watch face.
struct LunarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "lunar", provider: LunarProvider()) { entry in
            LunarWidgetView(entry: entry)
        }
        .supportedFamilies(families)
    }

    private var families: [WidgetFamily] {
        let accessories: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        #if os(watchOS)
            return accessories
        #else
            return [.systemSmall] + accessories
        #endif
    }
}

/// The label alone in a circle, one line where there is room for one, two elsewhere.
struct LunarWidgetView: View {
    let entry: LunarEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        content.containerBackground(.background, for: .widget)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryCircular:
            Text(entry.label).font(.caption)
        case .accessoryInline:
            Text("\(entry.lunarDate) \(entry.label)")
        default:
            VStack(alignment: .leading) {
                Text(entry.label).font(.headline)
                Text(entry.lunarDate).font(.caption)
            }
        }
    }
}
