import Foundation

extension DateComponents {
  // A comment with a { brace and struct Nothing in it.
  var isAtNight: Bool { (hour ?? 0) < 7 }
}
