import Platform

extension FlagType<Int> {
  /// A whole number above zero.
  static var count: Self {
    Self { word, flag throws(UsageError) in
      guard let number = Int(word), number > 0 else {
        throw UsageError("\(flag) needs a whole number above zero, not '\(word)'")
      }
      return number
    }
  }

  /// A share in whole hundredths.
  static var percent: Self {
    Self { word, flag throws(UsageError) in
      guard let number = Int(word), (0...100).contains(number) else {
        throw UsageError("\(flag) needs a whole number from 0 to 100, not '\(word)'")
      }
      return number
    }
  }

  /// A number of bytes, as in `500MB`.
  static var bytes: Self {
    Self { word, flag throws(UsageError) in
      let units = [("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000)]
      for (unit, size) in units where word.uppercased().hasSuffix(unit) {
        guard let number = Int(word.dropLast(2)), number > 0, number <= 1_000_000 else { break }
        return number * size
      }
      throw UsageError("\(flag) needs a size such as 500MB or 2GB, not '\(word)'")
    }
  }

  /// A time in seconds, as in `5m`.
  static var seconds: Self {
    Self { word, flag throws(UsageError) in
      for (unit, seconds) in [("s", 1), ("m", 60), ("h", 3600)] where word.hasSuffix(unit) {
        guard let number = Int(word.dropLast()), number > 0, number <= 1_000_000 else { break }
        return number * seconds
      }
      throw UsageError("\(flag) needs a time above zero such as 30s, 5m or 1h, not '\(word)'")
    }
  }

  /// The number of scenarios that are played at a time.
  static var jobs: Self {
    Self { word, flag throws(UsageError) in
      let most = 64
      if word == "auto" { return min(Worker.processors, most) }
      guard let number = Int(word), (1...most).contains(number) else {
        throw UsageError("\(flag) is a number from 1 to \(most), or auto, not '\(word)'")
      }
      return number
    }
  }
}
