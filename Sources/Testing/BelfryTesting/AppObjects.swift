import BelfryUIKit
import DeviceHost
import TestFrameworks
public import Testing

extension PhoneApp {
  /// Returns an object of the running app.
  ///
  /// The search starts at the object that the closure of `install` returned at the launch. It
  /// follows stored properties, arrays and dictionaries, the nearest first. Then it searches the
  /// delegates of the connected scenes.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - place: The source location of a failure.
  ///
  /// - Returns: The first object of the type; `nil`, with a failure of the test, if the app is not
  ///   running or has no such object.
  public func object<Object>(
    of type: Object.Type = Object.self,
    at place: SourceLocation = #_sourceLocation
  ) -> Object? {
    phone.noteLook()
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
    for delegate in SceneLife.of(process).delegates {
      if let object = search.first(of: type, from: delegate) { return object }
    }
    fail("\(name) is made of \(Swift.type(of: root)), in which there is no \(type)", at: place)
    return nil
  }
}

/// Finds an object in the stored properties of another one, the nearest first.
private struct ObjectSearch {
  private var seen: Set<ObjectIdentifier> = []
  /// The largest number of values to visit; an app has fewer objects, and larger collections are
  /// data.
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
