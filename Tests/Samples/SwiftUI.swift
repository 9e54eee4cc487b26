// The names and signatures of SwiftUI that the samples of the documentation use, so that they compile where SwiftUI is not. Nothing
// is drawn. Source: Apple's documentation of SwiftUI, iOS 17. Declarations of somebody else need no documentation here.

// swift-format-ignore-file

@_exported import Foundation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

/// The view of a stub, which has no body.
public protocol Leaf: View where Body == Never {}

extension Leaf {
    public var body: Never { fatalError() }
}

public struct EmptyView: Leaf {
    nonisolated public init() {}
}

public struct TupleView<Content>: Leaf {}

public struct EitherView<First: View, Second: View>: Leaf {}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > { fatalError() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        fatalError()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        fatalError()
    }
}

// MARK: - State

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) { fatalError() }
    public init(initialValue: Value) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { fatalError() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

@propertyWrapper
public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {}

// MARK: - Views

public struct Text: Leaf {
    public init(_ text: some StringProtocol) {}
}

public struct Label: Leaf {
    public init(_ title: some StringProtocol, systemImage: String) {}
}

public struct Image: Leaf {
    public init(systemName: String) {}
}

public struct Circle: Shape {
    public init() {}
}

public protocol Shape: Leaf {}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { fatalError() }
}

public struct Button<Label: View>: Leaf {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

public struct DatePicker: Leaf {
    public enum Component { case date, hourAndMinute }
    public init(_ title: some StringProtocol, selection: Binding<Date>, displayedComponents: [Component]) {}
}

public struct Picker<SelectionValue: Hashable, Content: View>: Leaf {
    public init(
        _ title: some StringProtocol,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {}
}

public struct VStack<Content: View>: Leaf {
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    }
}

public struct HStack<Content: View>: Leaf {
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: Leaf {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content: View>: Leaf {
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct LazyHStack<Content: View>: Leaf {
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct LazyVGrid<Content: View>: Leaf {
    public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct GridItem: Sendable {
    public enum Size: Sendable { case flexible(minimum: Double = 10, maximum: Double = .infinity) }
    public init(_ size: Size, spacing: Double? = nil) {}
}

public struct ScrollView<Content: View>: Leaf {
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

public struct TabView<Selection: Hashable, Content: View>: Leaf {
    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
    public init(@ViewBuilder content: () -> Content) where Selection == Int {}
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Leaf {
    public struct Context {
        public let date: Date
    }
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public protocol TimelineSchedule {}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {}
}

// MARK: - Modifiers

public enum HorizontalAlignment { case leading, center, trailing }

public enum Alignment { case center, topTrailing }

public enum Edge { case top, bottom, leading, trailing }

public enum Axis {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public protocol ShapeStyle: Sendable {}

public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quaternary: HierarchicalShapeStyle { fatalError() }
}

public struct Color: ShapeStyle, Leaf {
    nonisolated public static let red = Color()
    nonisolated public static let blue = Color()
    nonisolated public static let green = Color()
    nonisolated public static let orange = Color()
    nonisolated public static let primary = Color()
    nonisolated public static let secondary = Color()
    nonisolated public static let clear = Color()
    nonisolated public static let accentColor = Color()
    nonisolated init() {}
    nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
    nonisolated public static var red: Color { Color() }
}

public struct Font: Sendable {
    public enum Weight: Sendable { case regular, bold }
    public static let headline = Font()
    public static let body = Font()
    public static let caption = Font()
    public static let caption2 = Font()
    public static func system(size: Double, weight: Weight) -> Font { Font() }
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isSelected = AccessibilityTraits(rawValue: 1)
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label: Leaf {}
    public let label: Label
    public let isPressed: Bool
}

public struct Animation: Sendable {
    public static let easeOut = Animation()
}

public struct UnitPoint: Sendable {
    public static let leading = UnitPoint()
    public static let trailing = UnitPoint()
    public static let center = UnitPoint()
}

public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}

public struct DragGesture: Gesture {
    public struct Value: Sendable {
        public var translation: CGSize
    }
    public init(minimumDistance: CGFloat = 10) {}
}

public struct ScrollIndicatorVisibility: Sendable {
    public static let hidden = ScrollIndicatorVisibility()
}

public struct PageTabViewStyle: Sendable {
    public enum IndexDisplayMode: Sendable { case never, always }
    public static func page(indexDisplayMode: IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

public struct WheelPickerStyle: Sendable {
    public static let wheel = WheelPickerStyle()
}

public struct PagingScrollTargetBehavior: Sendable {
    public static let paging = PagingScrollTargetBehavior()
}

public struct AnyTransition {
    public static var opacity: AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
}

public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

extension View {
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func minimumScaleFactor(_ factor: Double) -> some View { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func frame(width: Double? = nil, height: Double? = nil) -> some View { self }
    public func frame(maxWidth: Double? = nil, minHeight: Double? = nil) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
    public func overlay(alignment: Alignment, @ViewBuilder content: () -> some View) -> some View { self }
    public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
    public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    public func transition(_ transition: AnyTransition) -> some View { self }
    public func gesture(_ gesture: some Gesture) -> some View { self }
    public func id(_ id: some Hashable) -> some View { self }
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func tag(_ tag: some Hashable) -> some View { self }
    public func tabViewStyle(_ style: PageTabViewStyle) -> some View { self }
    public func pickerStyle(_ style: WheelPickerStyle) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    public func scrollTargetLayout() -> some View { self }
    public func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
}
