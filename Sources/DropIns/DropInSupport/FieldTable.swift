package import Foundation

/// The fields of a class, one a line: it is archived, compared, hashed and copied by them.
///
///     static let fields = FieldTable<Pill>(.init("name", \.name), .init("count", \.count))
///
/// The keys are those of its archives, so they never change.
package struct FieldTable<Root: AnyObject>: @unchecked Sendable {
  /// One field, by its key in archives; every readable archive has the required fields.
  package struct Field {
    fileprivate var encode: (Root, NSCoder) -> Void
    fileprivate var decode: (Root, NSCoder) -> Bool
    fileprivate var isEqual: (Root, Root) -> Bool
    fileprivate var hash: (Root, inout Hasher) -> Void
    fileprivate var copy: (Root, Root) -> Void
  }

  private let fields: [Field]

  /// Creates a table; archives are written in its order.
  package init(_ fields: Field...) { self.fields = fields }

  /// Writes an object into an archive.
  package func encode(_ root: Root, with coder: NSCoder) {
    for field in fields { field.encode(root, coder) }
  }

  /// Reads an object from an archive.
  ///
  /// - Returns: Whether the archive has every field that is required; others keep their values.
  package func decode(_ root: Root, from coder: NSCoder) -> Bool {
    fields.allSatisfy { $0.decode(root, coder) }
  }

  /// Returns a Boolean value that indicates whether an object has the same class and values.
  package func areEqual(_ root: Root, _ other: Any?) -> Bool {
    guard let other = other as? Root else { return false }
    return fields.allSatisfy { $0.isEqual(root, other) }
  }

  /// Returns a hash that objects with the same values share.
  package func hash(of root: Root) -> Int {
    var hasher = Hasher()
    for field in fields { field.hash(root, &hasher) }
    return hasher.finalize()
  }

  /// Copies the values of one object to another.
  package func copy(_ root: Root, to copy: Root) {
    for field in fields { field.copy(root, copy) }
  }
}

extension FieldTable.Field {
  /// Creates a field from closures that write and read its values.
  fileprivate init<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Root, Value>,
    isRequired: Bool = false,
    write: @escaping (Value, NSCoder) -> Void,
    read: @escaping (NSCoder) -> Value?
  ) {
    encode = { write($0[keyPath: path], $1) }
    decode = { root, coder in
      guard let value = read(coder) else { return !isRequired }
      root[keyPath: path] = value
      return true
    }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    hash = { root, hasher in
      if let value = root[keyPath: path] as? any Hashable { hasher.combine(value) }
    }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
  }
}

// MARK: Numbers and flags, which are zero and off where an archive lacks them

extension FieldTable.Field {
  package init(_ key: String, _ path: ReferenceWritableKeyPath<Root, Bool>) {
    self.init(path, write: { $1.encode($0, forKey: key) }, read: { $0.decodeBool(forKey: key) })
  }

  package init(_ key: String, _ path: ReferenceWritableKeyPath<Root, Int>) {
    self.init(path, write: { $1.encode($0, forKey: key) }, read: { $0.decodeInteger(forKey: key) })
  }

  package init(_ key: String, _ path: ReferenceWritableKeyPath<Root, Double>) {
    self.init(path, write: { $1.encode($0, forKey: key) }, read: { $0.decodeDouble(forKey: key) })
  }

  package init(_ key: String, _ path: ReferenceWritableKeyPath<Root, Float?>) {
    self.init(
      path,
      write: { value, coder in if let value { coder.encode(value, forKey: key) } },
      read: { $0.containsValue(forKey: key) ? $0.decodeFloat(forKey: key) : nil }
    )
  }

  package init<Value: RawRepresentable & Hashable>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue == Int {
    self.init(
      path,
      write: { $1.encode($0.rawValue, forKey: key) },
      read: { Value(rawValue: $0.decodeInteger(forKey: key)) }
    )
  }

  package init<Value: RawRepresentable & Equatable>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue == UInt {
    self.init(
      path,
      write: { $1.encode(Int(bitPattern: $0.rawValue), forKey: key) },
      read: { Value(rawValue: UInt(bitPattern: $0.decodeInteger(forKey: key))) }
    )
  }

  package init<Value: RawRepresentable & Hashable>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue == String {
    self.init(
      path,
      write: { $1.encode($0.rawValue as NSString, forKey: key) },
      read: { String.decoded($0, key).flatMap(Value.init(rawValue:)) }
    )
  }
}

// MARK: Values that archives hold as objects

extension FieldTable.Field {
  package init<Value: ArchivedValue>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value>,
    isRequired: Bool = false
  ) {
    self.init(
      path,
      isRequired: isRequired,
      write: { $1.encode($0.archived, forKey: key) },
      read: { Value.decoded($0, key) }
    )
  }

  package init<Value: ArchivedValue>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) {
    self.init(
      path,
      write: { $1.encode($0?.archived, forKey: key) },
      read: { Value.decoded($0, key) }
    )
  }

  package init<Value: NSObject & NSSecureCoding & NSCopying>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value>,
    isRequired: Bool = false
  ) {
    self.init(
      path,
      isRequired: isRequired,
      write: { $1.encode($0, forKey: key) },
      read: { $0.decodeObject(of: Value.self, forKey: key) }
    )
    copy = { $1[keyPath: path] = $0[keyPath: path].copy() as? Value ?? $0[keyPath: path] }
  }

  package init<Value: NSObject & NSSecureCoding & NSCopying>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) {
    self.init(
      path,
      write: { $1.encode($0, forKey: key) },
      read: { $0.decodeObject(of: Value.self, forKey: key) }
    )
    copy = { $1[keyPath: path] = $0[keyPath: path]?.copy() as? Value }
  }

  package init<Value: NSObject & NSSecureCoding>(
    _ key: String,
    list path: ReferenceWritableKeyPath<Root, [Value]>
  ) {
    self.init(
      path,
      write: { $1.encode($0 as NSArray, forKey: key) },
      read: { $0.decodeObject(of: [NSArray.self, Value.self], forKey: key) as? [Value] }
    )
  }

  package init(_ key: String, list path: ReferenceWritableKeyPath<Root, [String]>) {
    self.init(
      path,
      write: { $1.encode($0 as NSArray, forKey: key) },
      read: { $0.decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String] }
    )
  }

  package init(_ key: String, texts path: ReferenceWritableKeyPath<Root, [String: String]>) {
    self.init(
      path,
      write: { $1.encode($0 as NSDictionary, forKey: key) },
      read: {
        let classes = [NSDictionary.self, NSString.self]
        return $0.decodeObject(of: classes, forKey: key) as? [String: String]
      }
    )
  }
}

// MARK: What an app wants to find again, which is compared as Foundation does

extension FieldTable.Field {
  package init(_ key: String, info path: ReferenceWritableKeyPath<Root, [AnyHashable: Any]>) {
    self.init(
      key,
      info: { $0[keyPath: path] },
      set: { root, info in
        if let info { root[keyPath: path] = info }
      }
    )
  }

  package init(_ key: String, info path: ReferenceWritableKeyPath<Root, [AnyHashable: Any]?>) {
    self.init(key, info: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  private init(
    _ key: String,
    info: @escaping (Root) -> [AnyHashable: Any]?,
    set: @escaping (Root, [AnyHashable: Any]?) -> Void
  ) {
    func dictionary(_ root: Root) -> NSDictionary? { info(root).map { $0 as NSDictionary } }
    encode = { $1.encode(dictionary($0), forKey: key) }
    decode = { root, coder in
      set(root, coder.decodedInfo(key))
      return true
    }
    isEqual = { dictionary($0) == dictionary($1) }
    hash = { _, _ in }
    copy = { set($1, info($0)) }
  }
}

extension NSCoder {
  fileprivate func decodedInfo(_ key: String) -> [AnyHashable: Any]? {
    let classes = [
      NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self,
    ]
    return decodeObject(of: classes, forKey: key) as? [AnyHashable: Any]
  }
}
