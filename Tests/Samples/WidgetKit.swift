// The names and signatures of WidgetKit that the samples of the documentation use, so that they compile where WidgetKit is not.
// Source: Apple's documentation of WidgetKit, iOS 17. Declarations of somebody else need no documentation here.

// swift-format-ignore-file

@_exported import SwiftUI

public protocol TimelineEntry {
    var date: Date { get }
}

public struct TimelineProviderContext: Sendable {}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

public struct Timeline<Entry: TimelineEntry> {
    public enum Policy { case atEnd, never }
    public init(entries: [Entry], policy: Policy) {}
}

public enum WidgetFamily: Sendable {
    case systemSmall, systemMedium, accessoryCircular, accessoryRectangular, accessoryInline
}

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { .systemSmall }
}

public struct ContainerBackgroundPlacement: Sendable {
    public static let widget = ContainerBackgroundPlacement()
}

extension View {
    public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement) -> some View {
        self
    }
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {}

extension WidgetConfiguration {
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}
