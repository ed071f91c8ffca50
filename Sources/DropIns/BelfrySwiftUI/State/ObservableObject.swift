/// An object whose published properties views observe.
///
/// On a phone it belongs to Combine. Here it has no publisher.
public protocol ObservableObject: AnyObject {}

/// A property of an object that views observe.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let location: Location<Value>

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { location = Location(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { location = Location(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  func noteReading() { _ = location.value }
}

/// A published property, whatever its type.
protocol PublishedProperty {
  /// Notes that the body that is being evaluated depends on it.
  func noteReading()
}

extension ObservableObject {
  /// Notes that the body that is being evaluated depends on all published properties.
  fileprivate func noteReading() {
    guard Reading.node != nil else { return }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      for child in part.children { (child.value as? any PublishedProperty)?.noteReading() }
      mirror = part.superclassMirror
    }
  }
}

/// An object that another view or the app owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, @unchecked Sendable {
  private let object: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    object.noteReading()
    return object
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      Binding {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }
}

/// An object that a view or the app owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: KeptProperty, @unchecked Sendable {
  private let box: Box

  private final class Box: @unchecked Sendable {
    let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  /// Creates the object when the view is placed for the first time.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = Box(make) }

  /// The object.
  public var wrappedValue: ObjectType {
    box.object.noteReading()
    return box.object
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.object) }

  func connect(to node: Node, at position: Int) {
    box.object = node.memory(at: position) { box.object }
  }
}

/// An object of the environment, which must be there.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: KeptProperty, @unchecked Sendable {
  private let box = Box()

  private final class Box: @unchecked Sendable {
    var object: ObjectType?
  }

  /// Reads the object of this type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = box.object else {
      preconditionFailure("no view has put a \(ObjectType.self) into the environment")
    }
    object.noteReading()
    return object
  }

  /// Creates bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  func connect(to node: Node, at position: Int) {
    box.object = node.environment[object: ObjectType.self]
  }
}

extension View {
  /// Puts an object into the environment of the view.
  ///
  /// - Parameter object: The object.
  public func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType
  ) -> some View {
    EnvironmentView(content: self) { $0[object: ObjectType.self] = object }
  }
}

extension Scene {
  /// Puts an object into the environment of the scene.
  ///
  /// - Parameter object: The object.
  public func environmentObject<ObjectType: ObservableObject>(
    _ object: ObjectType
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[object: ObjectType.self] = object }
  }
}
