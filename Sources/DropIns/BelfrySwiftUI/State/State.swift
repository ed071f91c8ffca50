/// A property of a view whose value is kept in the tree of views.
public protocol DynamicProperty {}

/// A value that a view owns; the view is evaluated again when it changes.
@propertyWrapper
public struct State<Value>: KeptProperty, @unchecked Sendable {
  private let box: Box

  private final class Box: @unchecked Sendable {
    let initial: Value
    var location: Location<Value>?

    init(_ initial: Value) { self.initial = initial }
  }

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) { box = Box(value) }

  /// Creates a state with its first value.
  public init(initialValue value: Value) { box = Box(value) }

  /// Creates a state without a value.
  public init() where Value: ExpressibleByNilLiteral { box = Box(nil) }

  /// The value; changing it before the view is placed has no effect.
  public var wrappedValue: Value {
    get { box.location?.value ?? box.initial }
    nonmutating set { box.location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  func connect(to node: Node, at position: Int) {
    box.location = node.memory(at: position) { Location(box.initial) }
  }
}

/// A value that another view or object owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding with closures that read and write the value.
  ///
  /// - Parameters:
  ///   - get: The closure that returns the value.
  ///   - set: The closure that changes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns a binding whose value does not change.
  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
