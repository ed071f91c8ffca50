import ClassInitializers
import Foundation

/// Creates objects of classes that are known only when the program runs.
///
/// Objective-C has `[[class alloc] init]`. In Swift, `type.init()` needs a `required` initializer,
/// which `NSObject` does not have on Linux. The initializer is in the method table of each class,
/// at the same position; two classes that differ in nothing else show it.
enum ObjectCreation {
  private final class Small: NSObject { var a = 0 }
  private final class Large: NSObject { var a = 0, b = 0 }

  /// The number of words of a class before its method table.
  private static let headerWords = 7

  /// Returns a new object.
  static func create<Object: NSObject>(_ type: Object.Type) -> Object {
    guard let position = initializerPosition,
      let initializer = UnsafeRawPointer(bitPattern: words(of: type)[position]),
      let object = createObject(words(of: type), initializer)
    else {
      preconditionFailure("the initializer of NSObject was not found, so there is no \(type)()")
    }
    let created = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    return unsafeDowncast(created, to: type)
  }

  /// The position of `init()` in the words of each class.
  private static let initializerPosition: Int? = {
    let small = words(of: Small.self)
    let large = words(of: Large.self)
    let base = UnsafeRawPointer(words(of: NSObject.self))
    let size = base.load(fromByteOffset: 32, as: UInt32.self)
    let start = base.load(fromByteOffset: 36, as: UInt32.self)
    let end = Int(size - start) / MemoryLayout<UInt>.size
    let different = (headerWords..<end).filter { small[$0] != large[$0] }
    return different.count == 1 ? different[0] : nil
  }()

  private static func words(of type: NSObject.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
  }
}
