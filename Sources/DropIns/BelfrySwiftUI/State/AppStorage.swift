public import Foundation

/// A value in the app's user defaults; the view is evaluated again when it changes.
///
/// The defaults are those of the program, as `UserDefaults` is: all apps and phones share them. A
/// view notices the changes that are made through `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: KeptProperty, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void
  private let box = Box()

  private final class Box: @unchecked Sendable {
    var version: Location<Int>?
  }

  private init(
    _ key: String,
    _ store: UserDefaults?,
    read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  /// The value, or its first value if the defaults have none.
  public var wrappedValue: Value {
    get {
      _ = box.version?.value
      return read(store, key)
    }
    nonmutating set {
      write(store, key, newValue)
      box.version?.value += 1
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }

  func connect(to node: Node, at position: Int) { box.version = node.tree.version(ofDefault: key) }
}

extension AppStorage {
  /// Stores a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(key, store) { store, key in
      store.object(forKey: key) == nil ? wrappedValue : store.bool(forKey: key)
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Stores a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int {
    self.init(key, store) { store, key in
      store.object(forKey: key) == nil ? wrappedValue : store.integer(forKey: key)
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store) { store, key in
      store.object(forKey: key) == nil ? wrappedValue : store.double(forKey: key)
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Stores a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store) {
      $0.string(forKey: $1) ?? wrappedValue
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Stores data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, store) {
      $0.data(forKey: $1) ?? wrappedValue
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Stores the text of an enumeration.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store) {
      $0.string(forKey: $1).flatMap(Value.init) ?? wrappedValue
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }

  /// Stores the number of an enumeration.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store) { store, key in
      guard store.object(forKey: key) != nil else { return wrappedValue }
      return Value(rawValue: store.integer(forKey: key)) ?? wrappedValue
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }

  /// Stores a text that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store) {
      $0.string(forKey: $1)
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}
