import SystemLibrary

/// The terminal that a person looks at.
package enum Terminal {
  /// Returns a Boolean value that indicates whether an open file is a terminal.
  package static func has(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of columns of a terminal; nil if the descriptor is another file.
  package static func columns(of descriptor: Int32) -> Int? {
    guard has(descriptor) else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
