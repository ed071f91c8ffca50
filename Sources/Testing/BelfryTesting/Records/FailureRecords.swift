import DeviceHost
import PhoneDescription
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The failures of a test, and its phone at the first of them, for the files that a test attaches.
final class FailureRecords: Sendable {
  private struct Failure {
    /// The time on the phone's clock.
    let time: String
    /// The words of the failure.
    let text: String
  }

  private struct State {
    var failures: [Failure] = []
    var picture = ""
  }

  /// The largest number of failures that a scenario names.
  private static let mostFailures = 20

  private let phone: VirtualPhone
  private let title: String
  private let state = Mutex(State())

  init(of phone: VirtualPhone, titled title: String) {
    self.phone = phone
    self.title = title
  }

  /// Adds a failure that occurs now.
  func add(_ text: String) {
    let failure = Failure(time: phone.clockText, text: text)
    let picture = phone.picture(titled: "\(title), at its failure")
    state.withLock { state in
      if state.failures.isEmpty { state.picture = picture }
      if state.failures.count < Self.mostFailures { state.failures.append(failure) }
    }
  }

  /// The files to attach: none if the test has not failed, or nothing has happened to the phone.
  var files: [(name: String, text: String)] {
    let (failures, picture) = state.withLock { ($0.failures, $0.picture) }
    let short = ShortIdentifiers(of: phone.host.withBook { $0 }, titles: phone.titles)
    let lines = phone.lines.map(short.applied) + (short.legend.isEmpty ? [] : [""]) + short.legend
    let journal = lines.map { $0 + "\n" }.joined()
    guard !failures.isEmpty, !journal.isEmpty else { return [] }
    // A scenario has no words for most expectations of a test, so their own words are comments.
    let comments = failures.map { failure in
      let lines = failure.text.split(whereSeparator: \.isNewline)
      return "# The test failed at \(failure.time):\n" + lines.map { "#   \($0)\n" }.joined()
    }
    return [
      ("journal.txt", journal),
      ("replay.scenario", comments.joined() + phone.scenario(titled: title)),
      ("phone.svg", picture),
    ]
  }
}

extension VirtualPhone {
  /// Returns a drawing of the phone as its user sees it now, in SVG.
  ///
  /// Next to the screen are the notifications in Notification Center, the pending requests and the
  /// settings of each app. A test with a phone that fails attaches such a drawing by itself.
  ///
  /// ```swift
  /// let phone = VirtualPhone.current
  /// Attachment.record(phone.picture(titled: "before the tap"), named: "phone.svg")
  /// ```
  ///
  /// - Parameter title: The heading of the drawing.
  /// - Returns: The drawing, as the text of a file.
  public func picture(titled title: String = "the phone") -> String {
    let (moment, entitlements, journal, book) = host.look {
      ($0.moment, $0.entitlements, $1.journal, $2)
    }
    return phonePicture(
      after: journal,
      in: book,
      under: host.law.version,
      entitled: entitlements,
      at: moment,
      titled: title
    )
  }

  /// The date and time on the phone's clock.
  fileprivate var clockText: String {
    host.look { device, _, _ in
      let shown = device.zone.civil(at: device.wall)
      return "\(shown.date.text) \(shown.time.fullText)"
    }
  }
}
