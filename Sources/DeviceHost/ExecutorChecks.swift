#if canImport(Glibc)
  import Glibc

  /// Failed checks in an app's code that it runs on the main actor or on a certain queue.
  ///
  /// Dispatch ends the program at a failed check, and with it every other test. It writes its
  /// reason just before; this type first prints which callback of which app failed.
  enum ExecutorChecks {
    /// The call by which Dispatch writes its reason, and nothing else.
    static var redirections: [Redirection] {
      [Redirection("asprintf", of: "libdispatch.so", to: write)]
    }

    /// The form of Dispatch's own two calls, which pass four values: where each argument of a
    /// function of C has a word of its own, it makes no difference that their number is open.
    private typealias Write =
      @convention(c) (
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeRawPointer?
      ) -> CInt

    private static let write: Write = { text, format, reason, negation, label, queue in
      guard let text, let format else { return -1 }
      tell(of: label.map { String(cString: $0) } ?? "")
      let words = [reason, negation, label].map { UInt(bitPattern: $0) }
      text.pointee = strdup(String(repeating: " ", count: 512))
      return withVaList(words + [UInt(bitPattern: queue)]) {
        vsnprintf(text.pointee!, 512, format, $0)
      }
    }

    /// Says whose check has failed.
    private static func tell(of label: String) {
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
