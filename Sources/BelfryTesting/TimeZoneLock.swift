import DeviceHost
import Foundation
import Synchronization
import VirtualDevice
import VirtualTime

/// Lets phones of one time zone run at the same time, and those of different ones in turns: the
/// zone that Foundation takes for the machine's is one for the whole program.
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
  /// A phone may be inside another's turn, as a suite and a test of it may each ask for one: the
  /// outer one, which does nothing meanwhile, lends its turn, as one of another zone would never
  /// come to an end of waiting for it.
  func withTurn(of phone: VirtualPhone, _ body: () async throws -> Void) async throws {
    let outer = VirtualPhone.bound.flatMap {
      $0.state.withLock { $0.zoneTurn == .shared } ? $0 : nil
    }
    if let outer { lay(down: outer) }
    await take(phone)
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    lay(down: phone)
    if let outer { await take(outer) }
    try result.get()
  }

  private func take(_ phone: VirtualPhone) async {
    await begin(phone.zone)
    phone.state.withLock { $0.zoneTurn = .shared }
  }

  private func lay(down phone: VirtualPhone) {
    phone.state.withLock { $0.zoneTurn = .none }
    end()
  }

  /// A phone that has its turn is taken to another zone, and waits for that one's.
  func change(to zone: String) async {
    end()
    await begin(zone)
  }

  private func begin(_ zone: String) async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state -> Bool in
        // Whoever has the turn may need it twice, so nobody of the same zone waits for others.
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

/// Whether the program's time zone is a phone's.
enum ZoneTurn {
  /// It is the machine's, or another phone's.
  case none
  /// It is, as long as the phone has its turn.
  case shared
  /// It is, and no other phone waits for it: XCTest runs one test at a time.
  case alone
}

extension ProgramZone {
  /// The time zone that Foundation used before the first phone.
  private static let machine = NSTimeZone.default

  /// Has Foundation take a phone's zone for the machine's; nil gives it the machine's back.
  static func set(_ zone: String?) {
    let machine = machine
    if current != zone {
      current = zone
      NSTimeZone.resetSystemTimeZone()
    }
    // Core Foundation keeps a default of its own, which cannot be compared.
    NSTimeZone.default = zone.flatMap { TimeZone(identifier: $0) } ?? machine
  }
}

extension VirtualPhone {
  /// The name of the phone's time zone.
  public var zone: String { host.device.zone.name }

  /// The program's time zone follows the phone's to another one, if it is the phone's.
  func takeProgram(to zone: String) async {
    switch state.withLock(\.zoneTurn) {
    case .none: break
    case .shared: await TimeZoneLock.shared.change(to: zone)
    case .alone: ProgramZone.set(zone)
    }
  }
}
