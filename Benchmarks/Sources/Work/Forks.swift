import VirtualDevice
import VirtualTime

/// Copies a phone and takes what is due next from the copy; returns the number that it is given.
@inline(never)
public func fork(_ device: Device, _ time: Int) -> UInt64 {
  var copy = device
  _ = copy.nextWakeup(through: copy.now + Interval(seconds: 100_000))
  return UInt64(time)
}

/// Copies a full phone that many times.
public func forks(times: Int) -> UInt64 {
  let device = fullDevice().device
  return (0..<times).reduce(0) { $0 &+ fork(device, $1) }
}
