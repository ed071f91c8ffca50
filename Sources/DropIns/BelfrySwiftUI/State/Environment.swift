import BelfryUIKit
public import Foundation
public import Observation

/// The state of a scene, or of the scenes of the app together.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not on the screen.
  case background
  /// The scene is on the screen and does not receive events.
  case inactive
  /// The scene is on the screen and receives events.
  case active

  init?(_ state: UIScene.ActivationState) {
    switch state {
    case .unattached: return nil
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive: self = .active
    }
  }
}

/// A key of a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets another.
  static var defaultValue: Value { get }
}

/// The values that views pass to the views inside them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var phase: Location<ScenePhase>?

  /// Creates the values that no view has set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Adds an object with the type that it really has.
  mutating func add(_ object: some AnyObject) {
    values[ObjectIdentifier(type(of: object))] = object
  }

  /// The phase of the scene; in an `App`, the phase of the scene that is the most active.
  public var scenePhase: ScenePhase { phase?.value ?? .background }

  /// The locale of the program.
  public var locale: Locale { .current }

  /// The calendar of the phone.
  public var calendar: Calendar { .current }

  /// The time zone of the phone.
  public var timeZone: TimeZone { .current }
}

/// A value of the environment of a view, a scene or an app.
@propertyWrapper
public struct Environment<Value>: KeptProperty, @unchecked Sendable {
  private let box = Box()
  private let value: (EnvironmentValues) -> Value

  private final class Box: @unchecked Sendable {
    var values = EnvironmentValues()
  }

  /// Reads a value of the environment.
  ///
  /// - Parameter keyPath: The value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    value = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object of the environment, which must be there.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    value = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no view has put a \(type) into the environment")
      }
      return object
    }
  }

  /// Reads an observable object of the environment, if it is there.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject & Observable>(_ type: Object.Type)
  where Value == Object? {
    value = { $0[object: type] }
  }

  /// The value.
  public var wrappedValue: Value { value(box.values) }

  func connect(to node: Node, at position: Int) { box.values = node.environment }
}
