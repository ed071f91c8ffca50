import Foundation

extension String {
  /// Indicates whether the text has a part, compared byte by byte.
  ///
  /// `contains` of the standard library takes a hundred times as long in a build without
  /// optimization, which was a fifth of the time of all tests.
  public func has(_ part: String) -> Bool {
    withCString { text in part.withCString { strstr(text, $0) != nil } }
  }
}
