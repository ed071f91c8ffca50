/// A value that goes from one thread to another, although its type is not sendable: they use it
/// in turns, as an app's objects are used on a phone.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  package let value: Value

  /// Boxes a value.
  package init(_ value: Value) { self.value = value }
}
