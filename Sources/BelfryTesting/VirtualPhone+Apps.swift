public import DeviceHost
import Synchronization
public import SystemPolicy
public import Testing
import UIKit
import VirtualDevice
import VirtualTime

/// An app on a virtual phone.
public struct PhoneApp: Sendable {
  /// What the phone calls it.
  public let name: String
  let number: AppNumber
  let phone: VirtualPhone
}

extension VirtualPhone {
  /// Puts an app on the phone, which does not run yet.
  ///
  /// - Parameters:
  ///   - name: What the phone calls it.
  ///   - description: What its bundle says of it.
  ///   - authorization: What the user allowed it before.
  ///   - isClip: Whether it is an app clip.
  ///   - make: Makes the app's objects at each launch, as its `main` does: an app delegate, or
  ///     whatever begins its work. They are kept until its process ends. A test on the main actor
  ///     may use its own objects here; any other test shares them (`install(sharing:)`).
  @discardableResult
  public func install(
    _ name: String = "app",
    _ description: AppDescription = AppDescription(),
    authorization: AuthorizationStatus = .notDetermined,
    isClip: Bool = false,
    at place: SourceLocation = #_sourceLocation,
    launching make: @escaping @MainActor @Sendable () -> Any? = { nil }
  ) -> PhoneApp {
    let number = host.withBook { $0.number(ofApp: name) }
    host.describe(number, as: description)
    let line = Registration(at: "\(place.fileID):\(place.line)")
    state.withLock { $0.launching[number] = Launching(make: make, registration: line) }
    let status = isClip ? AuthorizationStatus.ephemeral : authorization
    if let objection = host.send(.device(.installs(number, status))) {
      fail(sentence(objection), at: place)
    } else {
      bring(description, to: number, at: place)
    }
    return PhoneApp(name: name, number: number, phone: self)
  }

  /// Puts an app on the phone, which does not run yet, and which shares objects of the test's that
  /// are not sendable.
  ///
  /// The app and the test take turns: while the app's callbacks run, the test waits for them.
  ///
  /// - Parameters:
  ///   - name: What the phone calls it.
  ///   - description: What its bundle says of it.
  ///   - authorization: What the user allowed it before.
  ///   - isClip: Whether it is an app clip.
  ///   - shared: The test's objects.
  ///   - make: Makes the app's objects at each launch, with those of the test.
  @discardableResult
  public func install<each Shared>(
    _ name: String = "app",
    _ description: AppDescription = AppDescription(),
    authorization: AuthorizationStatus = .notDetermined,
    isClip: Bool = false,
    sharing shared: repeat each Shared,
    at place: SourceLocation = #_sourceLocation,
    launching make: @escaping @MainActor @Sendable (repeat each Shared) -> Any?
  ) -> PhoneApp {
    let shared = UncheckedSendable((repeat each shared))
    return install(name, description, authorization: authorization, isClip: isClip, at: place) {
      make(repeat each shared.value)
    }
  }

  /// The app that a test speaks of where it names none: the one it launched last.
  public var app: PhoneApp {
    let last = host.look { device, _, book in
      device.snapshot.apps.lastIndex { $0.isInstalled } ?? book.apps.indices.last
    }
    let number = host.process?.app ?? last.map { AppNumber(rawValue: UInt16($0)) }
    guard let number else { return install() }
    return PhoneApp(name: host.withBook { $0[number] }, number: number, phone: self)
  }

  /// The user opens the app, which is launched if it does not run.
  public func launch(at place: SourceLocation = #_sourceLocation) async {
    await app.launch(at: place)
  }

  /// The user leaves the app for the home screen.
  public func background(at place: SourceLocation = #_sourceLocation) async {
    await app.background(at: place)
  }

  /// The user swipes the app out of the app switcher.
  public func forceQuit(at place: SourceLocation = #_sourceLocation) async {
    await app.forceQuit(at: place)
  }
}

extension PhoneApp {
  /// The user opens it; it is launched if it does not run.
  public func launch(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.opens(number)), at: place)
  }

  /// The user leaves it for the home screen.
  public func background(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.leaves(number)), at: place)
  }

  /// The user swipes it out of the app switcher.
  public func forceQuit(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.forceQuits(number)), at: place)
  }

  /// The phone ends its process, as if memory were short.
  public func terminate(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.terminates(number)), at: place)
  }

  /// The phone suspends it.
  public func suspend(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.suspends(number)), at: place)
  }

  /// Its code observes changes of the time, by Foundation's notifications alone: an app that has an
  /// app delegate, or asks for `UIApplication.significantTimeChangeNotification`, needs no telling.
  public func observesTimeChanges(at place: SourceLocation = #_sourceLocation) async {
    guard let process = phone.host.process(of: number) else {
      return fail("\(name) is not running; launch it first", at: place)
    }
    SignalWatch.start(for: process)
    await phone.settle(at: place)
  }

  /// Runs code as the app's: in the test, but in the process that the app has now.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let process = phone.host.process(of: number) else { return try await body() }
    return try await process.run(body)
  }
}
