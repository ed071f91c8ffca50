import DeviceHost
import Foundation
import Synchronization
import VirtualDevice
import VirtualTime

/// Runs phones of one time zone in parallel, and phones of different time zones in turns.
///
/// Foundation has one time zone for the whole process.
final class TimeZoneLock: Sendable {
  static let shared = TimeZoneLock()

  private struct State {
    var zone: String?
    var count = 0
    var waiting: [(zone: String, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func enter(_ zone: String) {
      self.zone = zone
      count += 1
      ProgramZone.set(zone)
    }

    mutating func leave() {
      zone = nil
      ProgramZone.set(nil)
    }
  }

  private let state = Mutex(State())

  /// Runs a test of a phone in its turn.
  ///
  /// A phone may run inside the turn of another one, because a suite and its test can each have a
  /// trait. The outer phone does nothing meanwhile and releases its turn; otherwise an inner phone
  /// of another time zone would wait for ever.
  func withTurn(of phone: VirtualPhone, _ body: () async throws -> Void) async throws {
    let outer = VirtualPhone.bound.flatMap {
      $0.state.withLock { $0.zoneTurn == .shared } ? $0 : nil
    }
    if let outer { lay(down: outer) }
    await join(phone)
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    lay(down: phone)
    if let outer { await join(outer) }
    try result.get()
  }

  private func join(_ phone: VirtualPhone) async {
    await begin(phone.zone)
    phone.state.withLock { $0.zoneTurn = .shared }
  }

  private func lay(down phone: VirtualPhone) {
    phone.state.withLock { $0.zoneTurn = .none }
    end()
  }

  /// Waits for the turn of another time zone, for a phone that travels in its turn.
  func change(to zone: String) async {
    end()
    await begin(zone)
  }

  private func begin(_ zone: String) async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state -> Bool in
        // A test may need the turn twice, so phones of the same time zone never wait.
        let isFree = state.zone == zone || (state.count == 0 && state.waiting.isEmpty)
        if isFree { state.enter(zone) } else { state.waiting.append((zone, continuation)) }
        return isFree
      }
      if isFree { continuation.resume() }
    }
  }

  private func end() {
    let next = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      state.count -= 1
      guard state.count == 0 else { return [] }
      guard let zone = state.waiting.first?.zone else {
        state.leave()
        return []
      }
      let chosen = state.waiting.filter { $0.zone == zone }
      state.waiting.removeAll { $0.zone == zone }
      for _ in chosen { state.enter(zone) }
      return chosen.map(\.continuation)
    }
    for continuation in next { continuation.resume() }
  }
}

/// The owner of the time zone of the process, as a phone knows it.
enum ZoneTurn {
  /// The machine or another phone.
  case none
  /// The phone, as long as it has its turn.
  case shared
  /// The phone, without turns: XCTest runs one test at a time.
  case alone
}

extension ProgramZone {
  /// Foundation's time zone before the first phone.
  private static let machine = NSTimeZone.default

  /// Sets Foundation's time zone to a phone's, or back to the machine's for `nil`.
  static func set(_ zone: String?) {
    let machine = machine
    if current != zone {
      current = zone
      NSTimeZone.resetSystemTimeZone()
    }
    // Core Foundation has a default of its own, which cannot be compared.
    NSTimeZone.default = zone.flatMap { TimeZone(identifier: $0) } ?? machine
  }
}

extension VirtualPhone {
  /// The name of the phone's time zone in the tz database.
  public var zone: String { host.device.zone.name }

  /// Sets the time zone of the process, if this phone owns it.
  package func moveProgram(to zone: String) async {
    switch state.withLock(\.zoneTurn) {
    case .none: break
    case .shared: await TimeZoneLock.shared.change(to: zone)
    case .alone: ProgramZone.set(zone)
    }
  }
}
