import DeviceHost
public import Testing

extension PhoneApp {
  /// Returns an object of the running app: the one that `install` made at the launch, or the first
  /// of the type that is found from there in stored properties, arrays and dictionaries.
  ///
  /// - Parameters:
  ///   - type: The object's type.
  ///   - place: Where it is reported that there is none.
  /// - Returns: The object; nil, with a failure, if the app does not run or has none.
  public func object<Object>(
    of type: Object.Type = Object.self,
    at place: SourceLocation = #_sourceLocation
  ) -> Object? {
    guard let process = phone.host.process(of: number) else {
      fail("\(name) is not running and has no objects; launch it first", at: place)
      return nil
    }
    guard let root = process.kept(VirtualPhone.Root.self)?.object else {
      fail(
        "\(name) has no objects; return one from phone.install { \(type)() }",
        at: place
      )
      return nil
    }
    var search = ObjectSearch()
    if let object = search.first(of: type, from: root) { return object }
    fail("\(name) is made of \(Swift.type(of: root)), in which there is no \(type)", at: place)
    return nil
  }
}

/// Looks for an object in the stored properties of another, the nearest first.
private struct ObjectSearch {
  private var seen: Set<ObjectIdentifier> = []
  /// More values than an app's objects have; what is behind them is data.
  private static let limit = 20_000

  mutating func first<Object>(of type: Object.Type, from root: Any) -> Object? {
    var queue = [root]
    var next = 0
    while next < queue.count, next < Self.limit {
      let value = queue[next]
      next += 1
      if let object = value as? Object { return object }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        continue
      }
      var part: Mirror? = mirror
      while let mirror = part {
        queue += mirror.children.map(\.value)
        part = mirror.superclassMirror
      }
    }
    return nil
  }
}
