import BelfryTesting
import CoreLocation
import Testing

/// Apps that request no authorization: sessions, live updates and monitors ask by themselves.
@Suite(.phone(zone: "Asia/Kolkata", reading: .apple)) struct ServiceSessionTests {
  let phone = VirtualPhone.current
  static let home = CLLocationCoordinate2D(latitude: 12.9, longitude: 77.5)
  static let away = CLLocationCoordinate2D(latitude: 13.9, longitude: 77.5)

  private func carry(to place: CLLocationCoordinate2D) async {
    await phone.move(to: place)
    await phone.advance(by: .seconds(30))
  }

  private func watchHome() async -> HomeWatch? {
    phone.install(authorization: .authorized) {
      let watch = HomeWatch()
      Task { try await watch.start(at: Self.home) }
      return watch
    }
    await carry(to: Self.home)
    await phone.launch()
    return phone.app.object(of: HomeWatch.self)
  }

  @Test func `a fresh install: the prompt appears, and the event follows`() async throws {
    let watch = try #require(await watchHome())
    await phone.answerLocation(.allowWhileUsing)
    await phone.settle()
    #expect(await watch.reasons == ["asking"])
    await phone.background()
    await carry(to: Self.away)
    // Always is provisional: the phone asks at the first crossing.
    await phone.answerLocation(.changeToAlways)
    await phone.wait { $0.delivered == ["leaving"] }
    #expect(phone.delivered == ["leaving"])
  }

  @Test func `a user who refuses: the event gives the reason`() async throws {
    let watch = try #require(await watchHome())
    await phone.answerLocation(.dontAllow)
    await phone.settle()
    #expect(await watch.reasons == ["asking", "denied"])
    await carry(to: Self.away)
    #expect(phone.delivered == [])
  }

  @Test func `the diagnostics of a session follow the user`() async {
    let seen = Log<String>()
    phone.install {
      Task {
        let session = CLServiceSession(authorization: .whenInUse)
        for try await diagnostic in session.diagnostics {
          seen.add(
            diagnostic.authorizationRequestInProgress
              ? "asking" : diagnostic.authorizationDenied ? "denied" : "allowed"
          )
        }
      }
      return nil
    }
    await phone.launch()
    await phone.answerLocation(.allowWhileUsing)
    await phone.allowLocation(.never)
    await phone.settle()
    #expect(seen.values == ["asking", "allowed", "denied"])
  }

  @Test func `a session that is invalidated asks no more, and its loop ends`() async throws {
    phone.install { nil }
    await phone.launch()
    let session = await phone.app.run { CLServiceSession(authorization: .none) }
    let count = await phone.app.run {
      Task {
        var count = 0
        for try await _ in session.diagnostics {
          count += 1
          session.invalidate()
        }
        return count
      }
    }
    #expect(try await count.value == 1)
    #expect(phone.prompt == nil)
    let late = await phone.app.run {
      Task { for try await _ in session.diagnostics { Issue.record("the session has ended") } }
    }
    try await late.value
  }

  @Test func `live updates ask, wait and then have a location`() async throws {
    let seen = Log<String>()
    phone.install {
      Task {
        for try await update in CLLocationUpdate.liveUpdates() {
          seen.add(update.authorizationRequestInProgress ? "asking" : "\(update.location != nil)")
        }
      }
      return nil
    }
    await carry(to: Self.home)
    await phone.launch()
    await phone.answerLocation(.allowOnce)
    await phone.settle()
    #expect(seen.values == ["asking", "true"])
    await phone.background()
    await phone.launch()
    await phone.answerLocation(.dontAllow)
    await phone.settle()
    #expect(seen.values == ["asking", "true", "false", "asking", "false"])
  }

  @Test func `one of two loops over a monitor's events ends, and the other one still asks`() async {
    phone.install { nil }
    await phone.launch()
    let monitor = await phone.app.run { Task { await CLMonitor("home") } }.value
    let loop = await phone.app.run {
      Task {
        var long = await monitor.events.makeAsyncIterator()
        _ = await monitor.events.makeAsyncIterator()
        while try await long.next() != nil {}
      }
    }
    await phone.answerLocation(.allowOnce)
    await phone.background()
    await phone.launch()
    #expect(phone.prompt != nil)
    await phone.answerLocation(.dontAllow)
    loop.cancel()
    _ = try? await loop.value
  }

  @Test func `two loops that wait for a monitor's events both end`() async {
    phone.install { nil }
    await phone.allowLocation(.whileUsing)
    await phone.launch()
    let monitor = await phone.app.run { Task { await CLMonitor("home") } }.value
    var loops: [Task<Void, any Error>] = []
    for _ in 0..<2 {
      let loop = await phone.app.run { Task { for try await _ in await monitor.events {} } }
      await phone.settle()
      loops.append(loop)
    }
    for loop in loops {
      loop.cancel()
      _ = try? await loop.value
    }
  }

  @Test func `a session without a requirement defers what live updates would ask`() async {
    phone.install { nil }
    await phone.launch()
    let session = await phone.app.run { CLServiceSession(authorization: .none) }
    let update = await phone.app.run {
      Task { try await CLLocationUpdate.liveUpdates().first { _ in true } }
    }
    _ = try? await update.value
    #expect(phone.prompt == nil)
    session.invalidate()
  }

  @Test func `with the key in the Info.plist a loop needs a session`() async throws {
    phone.install("map", AppDescription(requiresServiceSession: true)) { nil }
    await phone.launch()
    let update = await phone.app.run {
      Task { try await CLLocationUpdate.liveUpdates().first { _ in true } }
    }
    #expect(try await update.value?.serviceSessionRequired == true)
    #expect(phone.prompt == nil)
  }

  @Test func `a session for full accuracy asks for it, with its purpose`() async throws {
    phone.install("map", AppDescription(fullAccuracyPurposes: ["Trip"])) { nil }
    await phone.allowLocation(.whileUsing)
    await phone.turnPreciseLocation(on: false)
    await phone.launch()
    let other = await phone.app.run {
      CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "Other")
    }
    #expect(phone.prompt == nil)
    let trip = await phone.app.run {
      CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "Trip")
    }
    await phone.answerLocation(.allowOnce)
    await phone.app.run {
      #expect(CLLocationManager().accuracyAuthorization == .fullAccuracy)
    }
    other.invalidate()
    trip.invalidate()
  }
}
