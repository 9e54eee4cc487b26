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

public struct PlainButtonStyle: Sendable {
    public static let plain = PlainButtonStyle()
}

public struct PageTabViewStyle: Sendable {
    public enum IndexDisplayMode: Sendable { case never, always }
    public static func page(indexDisplayMode: IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

public struct PagingScrollTargetBehavior: Sendable {
    public static let paging = PagingScrollTargetBehavior()
}

public struct AnyTransition {
    public static var opacity: AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
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
    public func buttonStyle(_ style: PlainButtonStyle) -> some View { self }
    public func disabled(_ isDisabled: Bool) -> some View { self }
    public func tag(_ tag: some Hashable) -> some View { self }
    public func tabViewStyle(_ style: PageTabViewStyle) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
    public func scrollTargetLayout() -> some View { self }
    public func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View { self }
    public func scrollPosition(id: Binding<(some Hashable)?>) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }
    public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
}
