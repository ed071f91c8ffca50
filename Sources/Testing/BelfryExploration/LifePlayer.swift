import BelfryTesting
import DeviceHost
import Exploration
import Testing
import VirtualDevice

/// Plays the body of a test on phones of its own.
struct LifePlayer: Sendable {
  /// The code of the test.
  struct Body: @unchecked Sendable {
    // The lives are played one after the other, each where the test runs.
    let code: (VirtualPhone) async throws -> Void

    init(_ code: @escaping (VirtualPhone) async throws -> Void) { self.code = code }
  }

  /// A life that was played.
  struct Played: Sendable {
    var life: PhoneLife
    var record: AppLife
    var journal: [String]
    var fillers: Fillers
  }

  private let outer: VirtualPhone
  private let place: SourceLocation
  private let body: Body

  /// The longest real time that a disturbed life waits for the app's code.
  ///
  /// A life in which the app is too slow is played again with the watchdog of the phone.
  private static let patience = Duration.seconds(1)

  init(around outer: VirtualPhone, at place: SourceLocation, _ body: Body) {
    self.outer = outer
    self.place = place
    self.body = body
  }

  /// Plays a life.
  ///
  /// - Parameters:
  ///   - life: The life, with its disturbance.
  ///   - difference: The difference from the phone of the test.
  ///   - isPatient: A Boolean value that indicates whether the phone's own watchdog applies.
  func play(
    _ life: PhoneLife = PhoneLife(),
    on difference: PhoneDifference? = nil,
    isPatient: Bool = true
  ) async -> Played {
    let watchdog = isPatient ? outer.watchdog : min(outer.watchdog, Self.patience)
    let settings = outer.settings.with(difference)
    let phone = VirtualPhone(settings, watchdog: watchdog, life: life)
    let fillers = phone.host.withBook { Fillers(&$0) }
    await collectFailures(of: phone, life) { await run(phone, life) }
    let played = Played(
      life: life,
      record: phone.appLife,
      journal: phone.lines,
      fillers: fillers
    )
    phone.host.close()
    return played
  }

  private func run(_ phone: VirtualPhone, _ life: PhoneLife) async {
    do {
      try await phone.run(at: place) { try await body.code(phone) }
    } catch {
      // A failed #require has been recorded before it throws.
      if life.failures.isEmpty {
        life.note(TestFailure("the body throws: \(error)"), on: phone)
      }
    }
    // What is open at the end of a disturbed life results from the disturbance.
    if life.isDisturbed { await phone.rest(at: nil) } else { await phone.finish(at: place) }
  }

  /// Runs a life in the time zone of its phone, and collects what the test records.
  private func collectFailures(
    of phone: VirtualPhone,
    _ life: PhoneLife,
    _ body: @Sendable () async -> Void
  ) async {
    guard let test = Test.current else {
      return await outer.lendTest(to: phone, life, body)
    }
    let trait = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure, phone.owns(issueIn: test) else { return issue }
      life.note(TestFailure(issue.text, at: issue.sourceLocation), on: phone)
      return nil
    }
    try? await outer.lendZone(to: phone) {
      try await trait.provideScope(for: test, testCase: Test.Case.current) { await body() }
    }
  }
}

extension PhoneSettings {
  /// The settings of a phone with a difference.
  fileprivate func with(_ difference: PhoneDifference?) -> PhoneSettings {
    switch difference {
    case .day(let date, let zone): starting(on: date, in: zone)
    case .side(let side): taking(side)
    case nil: self
    }
  }
}

extension Issue {
  /// The comments, after what was expected.
  fileprivate var text: String {
    let lines = comments.map(\.rawValue)
    return switch kind {
    case .unconditional where !lines.isEmpty: lines.joined(separator: "\n")
    default: ([description] + lines).joined(separator: "\n")
    }
  }
}
