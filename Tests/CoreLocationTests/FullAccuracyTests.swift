import BelfryTesting
import CoreLocation
import Testing

/// Requests for full accuracy as long as an app is in use.
@Suite(.phone(reading: .apple)) struct FullAccuracyTests {
  let phone = VirtualPhone.current

  /// Launches an app with reduced accuracy whose property list has one purpose key.
  private func launch() async {
    phone.install("map", AppDescription(fullAccuracyPurposes: ["Trip"])) { nil }
    await phone.allowLocation(.whileUsing)
    await phone.turnPreciseLocation(on: false)
    await phone.launch()
  }

  private func accuracy() async -> CLAccuracyAuthorization {
    await phone.app.run { CLLocationManager().accuracyAuthorization }
  }

  /// Returns what the completion handler of a request gets, with the answer of the user.
  private func ask(for purpose: String, _ answer: LocationAnswer?) async -> [CLError.Code?] {
    let errors = Log<CLError.Code?>()
    if let answer { phone.willAnswerLocation(answer) }
    await phone.app.run {
      CLLocationManager().requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose) {
        errors.add(($0 as? CLError)?.code)
      }
    }
    await phone.settle()
    return errors.values
  }

  @Test func `full accuracy lasts until the user leaves the app`() async {
    await launch()
    #expect(await accuracy() == .reducedAccuracy)
    #expect(await ask(for: "Trip", .allowOnce) == [nil])
    #expect(await accuracy() == .fullAccuracy)
    await phone.background()
    #expect(await accuracy() == .reducedAccuracy)
  }

  @Test func `the user declines`() async {
    await launch()
    #expect(await ask(for: "Trip", .dontAllow) == [.promptDeclined])
    #expect(await accuracy() == .reducedAccuracy)
  }

  @Test func `a purpose that is not in the property list fails without a prompt`() async {
    await launch()
    #expect(await ask(for: "Other", nil) == [.promptDeclined])
    #expect(phone.prompt == nil)
  }

  @Test func `an async request waits for the user`() async throws {
    await launch()
    phone.willAnswerLocation(.allowOnce)
    try await phone.app.run {
      try await CLLocationManager().requestTemporaryFullAccuracyAuthorization(
        withPurposeKey: "Trip"
      )
    }
    #expect(await accuracy() == .fullAccuracy)
    await #expect(throws: CLError.self) {
      try await phone.app.run {
        try await CLLocationManager().requestTemporaryFullAccuracyAuthorization(
          withPurposeKey: "Trip"
        )
      }
    }
  }
}
