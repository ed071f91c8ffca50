import Foundation

/// The processor's time, in seconds, that some work takes on this thread.
///
/// The work of other tests and programs does not count.
public func threadSeconds(_ work: () -> Void) -> Double {
  let begin = threadTime()
  work()
  return threadTime() - begin
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
