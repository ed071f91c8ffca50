#if canImport(Glibc)
  import Glibc
  import Interposition
  import WrittenReasons

  /// Failed checks in an app's code that it runs on the main actor or on a certain queue.
  ///
  /// Dispatch ends the program at a failed check, and so ends all other tests. Just before, it
  /// writes its reason; this type then first prints which callback of which app failed.
  enum ExecutorChecks {
    /// The call by which Dispatch writes its reason, and nothing else.
    static var redirections: [Redirection] {
      [
        Redirection(
          "asprintf",
          of: .dispatch,
          to: reasonWriter(show),
          without: "a failed check of a queue ends the tests without a word on the callback"
        )
      ]
    }

    private static let show: @convention(c) (UnsafePointer<CChar>) -> Void = { reason in
      if let label = queue(in: String(cString: reason)) { report(of: label) }
    }

    /// Returns the label of the queue that a reason names, as in `… on queue [com.example]`; some
    /// versions of Dispatch write its address after it.
    ///
    /// - Returns: The label; nil if the text names no queue.
    static func queue(in reason: String) -> String? {
      guard let start = reason.firstRange(of: "on queue [")?.upperBound,
        let end = reason.lastIndex(of: "]"), start <= end
      else { return nil }
      let label = reason[start..<end]
      guard label.hasSuffix(")"), let address = label.ranges(of: " (0x").last else {
        return String(label)
      }
      return String(label[..<address.lowerBound])
    }

    /// Reports the callback whose check has failed.
    private static func report(of label: String) {
      guard case .process(let process) = Binding.current else { return }
      let isMain = label == "com.apple.main-thread"
      let queue = isMain ? "the main actor" : "the queue \"\(label)\""
      var place = "its code"
      if let call = AppCall.current {
        place = call.what + (call.registration?.line.map { ", registered at \($0)," } ?? "")
      }
      let wayOut =
        isMain ? "Task { @MainActor in … } or DispatchQueue.main.async { … }" : "that queue"
      let text = """
        belfry: \(process.name): a check of \(queue) fails in \(place) and ends the tests; run \
        what needs it in \(wayOut)

        """
      _ = Glibc.write(STDERR_FILENO, text, text.utf8.count)
    }
  }
#endif
