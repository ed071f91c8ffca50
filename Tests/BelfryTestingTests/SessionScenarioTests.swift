import BelfryScenarios
import BelfryTesting
import CoreLocation
import Testing

/// Sessions, monitors and live updates of Swift code become a scenario that plays the same.
@Suite(.phone(reading: .apple)) struct SessionScenarioTests {
  let phone = VirtualPhone.current

  @Test func `a life with sessions is printed and read back`() async throws {
    phone.install(
      "map",
      AppDescription(fullAccuracyPurposes: ["Trip"], requiresServiceSession: true)
    ) { nil }
    await phone.launch()
    let monitor = await phone.app.run { await CLMonitor("geo") }
    let loop = await phone.app.run {
      Task { for try await _ in await monitor.events {} }
    }
    let session = await phone.app.run {
      CLServiceSession(authorization: .always, fullAccuracyPurposeKey: "Trip")
    }
    await phone.answerLocation(.allowWhileUsing, isPrecise: false)
    await phone.answerLocation(.dontAllow)
    let other = await phone.app.run {
      CLServiceSession(authorization: .none, fullAccuracyPurposeKey: "Other")
    }
    let update = await phone.app.run {
      Task { try await CLLocationUpdate.liveUpdates().first { _ in true } }
    }
    #expect(try await update.value?.accuracyLimited == true)
    loop.cancel()
    try? await loop.value
    await phone.settle()
    session.invalidate()
    other.invalidate()

    let text = phone.scenario(titled: "sessions")
    for line in [
      "map     requires explicit service sessions", "opens monitor \"geo\" without awaiting events",
      "awaits events of monitor \"geo\"", "creates service session always with full accuracy",
      "creates service session none with full accuracy without purpose", "starts live updates",
      "stops live updates", "stops awaiting events of monitor \"geo\"",
      "invalidates service session always with full accuracy",
    ] {
      #expect(text.contains(line), "\(line) in\n\(text)")
    }
    expectScenarios(text)
    #expect(journal(of: text) == phone.journal)
  }
}
