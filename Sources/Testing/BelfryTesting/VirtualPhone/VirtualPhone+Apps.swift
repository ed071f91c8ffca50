import BelfryUIKit
public import DeviceHost
import Synchronization
public import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

/// An app on a virtual phone.
///
/// ```swift
/// let phone = VirtualPhone.current
/// let app = phone.install("Medicine") { nil }
/// await app.launch()
/// #expect(app.state == .foreground)
/// await app.background()
/// ```
public struct PhoneApp: Sendable {
  /// The name of the app on the phone.
  public let name: String
  let number: AppNumber
  let phone: VirtualPhone
}

extension VirtualPhone {
  /// Installs an app, which is not running yet.
  ///
  /// - Parameters:
  ///   - name: The name of the app on the phone.
  ///   - description: The values of the app's bundle.
  ///   - authorization: The permission to notify the user that the app already has.
  ///   - isClip: `true` for an app clip.
  ///   - place: The source location of a failure.
  ///   - make: Creates the app's objects at each launch, as `main` does: an app delegate, or any
  ///     other object that starts the work. They live as long as the process. On the main actor the
  ///     closure can use objects of the test; other tests share them with `install(sharing:)`.
  ///
  /// - Returns: The app.
  @discardableResult
  public func install(
    _ name: String = "app",
    _ description: AppDescription = AppDescription(),
    authorization: AuthorizationStatus = .notDetermined,
    isClip: Bool = false,
    at place: SourceLocation = #_sourceLocation,
    launching make: @escaping @MainActor @Sendable () -> Any? = { nil }
  ) -> PhoneApp {
    let call = openCall(at: place)
    defer { closeCall(call) }
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

  /// Installs an app that shares objects of the test that are not sendable.
  ///
  /// The app is not running yet. The app and the test take turns: the test waits while callbacks of
  /// the app run.
  ///
  /// - Parameters:
  ///   - name: The name of the app on the phone.
  ///   - description: The values of the app's bundle.
  ///   - authorization: The permission to notify the user that the app already has.
  ///   - isClip: `true` for an app clip.
  ///   - shared: The objects of the test.
  ///   - place: The source location of a failure.
  ///   - make: Creates the app's objects at each launch from the objects of the test.
  ///
  /// - Returns: The app.
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

  /// The app that a test means if it names none: the last one launched.
  public var app: PhoneApp {
    let last = host.look { device, _, book in
      device.snapshot.apps.lastIndex { $0.isInstalled } ?? book.apps.indices.last
    }
    let number = host.process?.app ?? last.map { AppNumber(rawValue: UInt16($0)) }
    guard let number else { return install() }
    return PhoneApp(name: host.withBook { $0[number] }, number: number, phone: self)
  }

  /// Opens the app as the user, and launches it if it is not running.
  ///
  /// - Parameter place: The source location of a failure.
  public func launch(at place: SourceLocation = #_sourceLocation) async {
    await app.launch(at: place)
  }

  /// Leaves the app for the home screen as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func background(at place: SourceLocation = #_sourceLocation) async {
    await app.background(at: place)
  }

  /// Removes the app from the app switcher as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func forceQuit(at place: SourceLocation = #_sourceLocation) async {
    await app.forceQuit(at: place)
  }
}

extension PhoneApp {
  /// Opens the app as the user, and launches it if it is not running.
  ///
  /// - Parameter place: The source location of a failure.
  public func launch(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.opens(number)), at: place)
  }

  /// Leaves the app for the home screen as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func background(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.leaves(number)), at: place)
  }

  /// Removes the app from the app switcher as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func forceQuit(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.forceQuits(number)), at: place)
  }

  /// Terminates the process of the app, as the system does when memory is low.
  ///
  /// - Parameter place: The source location of a failure.
  public func terminate(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.terminates(number)), at: place)
  }

  /// Suspends the app.
  ///
  /// - Parameter place: The source location of a failure.
  public func suspend(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.suspends(number)), at: place)
  }

  /// Marks the app as an observer of time changes.
  ///
  /// Call it only for an app whose code uses nothing but Foundation's notifications. An app with an
  /// app delegate, or an observer of `UIApplication.significantTimeChangeNotification`, is marked
  /// automatically.
  ///
  /// - Parameter place: The source location of a failure.
  public func observesTimeChanges(at place: SourceLocation = #_sourceLocation) async {
    guard let process = phone.host.process(of: number) else {
      return fail("\(name) is not running; launch it first", at: place)
    }
    SignalObservation.start(for: process)
    await phone.settle(at: place)
  }

  /// Runs code of the test in the current process of the app.
  ///
  /// If the app is not running, the code runs outside any app. At the end of the code, the test
  /// fails if the app has crashed.
  ///
  /// - Parameters:
  ///   - place: The source location of a failure.
  ///   - isolation: The actor on which the code runs.
  ///   - body: The code to run.
  ///
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws.
  public func run<Result>(
    at place: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    // Code whose result the test reads is a look at the app.
    if Result.self != Void.self { phone.noteLook() }
    defer { phone.report(at: place) }
    guard let process = phone.host.process(of: number) else { return try await body() }
    return try await process.run(body)
  }
}
