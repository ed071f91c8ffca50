import VirtualTime

/// Looks that often for the next quarter past, each from the one before, and returns the last.
public func dates(times: Int) -> Int64 {
  let zone = Zone(named: "America/New_York")!
  var pattern = DatePattern()
  pattern.minute = 15
  var instant = Instant(seconds: beginOfYears)
  for _ in 0..<times {
    guard let next = pattern.next(after: instant, in: zone) else { break }
    instant = next.instant
  }
  return instant.seconds
}
