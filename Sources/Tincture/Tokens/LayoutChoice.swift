/// One of several ways to lay something out; generated enums of a theme's `layouts` conform to it.
public protocol LayoutChoice: TableValue, Hashable, CaseIterable, RawRepresentable<String> {}
