import SystemPolicy
import VirtualTime

extension Device {
  /// Switches the phone off: every process ends, and no event falls due until it starts again.
  mutating func powerOff(in turn: inout Turn) {
    endExtensions(in: &turn)
    retractAllBanners(in: &turn)
    for index in apps.indices where apps[index].state != .notRunning {
      end(AppNumber(rawValue: UInt16(index)), because: .poweredOff, in: &turn)
    }
    for index in apps.indices {
      apps[index].isForceQuit = false
      apps[index].wasUpdated = false
    }
    for index in rare.regions.indices { rare.regions[index].isAsleep = true }
    agenda.removeAll { !$0.survivesReboot }
    lockScreen.removeAll()
    forgetLabels()
    rare.responses = []
    covered = nil
    isLocked = true
    power = .off
    areRequestsHeld = true
    note(.phone(.poweredOff), in: &turn)
  }

  /// Starts the phone, which then waits to be unlocked.
  ///
  /// - Parameter cause: The rules by which it has its requests, if it was restored.
  mutating func powerOn(because cause: RuleSet = RuleSet(), in turn: inout Turn) {
    power = .started
    note(.phone(.poweredOn), in: &turn)
    resumeRequests(because: cause, in: &turn)
    compareWithRegions(in: &turn)
    awaitSummary()
    receiveKeptPushes(in: &turn)
  }

  /// Completes the start when the phone is first unlocked.
  mutating func finishStart(in turn: inout Turn) {
    power = .on
    if areRequestsHeld { resumeRequests(in: &turn) }
    resumeRegions(of: nil, in: &turn)
  }

  /// Lets requests fire again, if the policy allows it; those that came due meanwhile fire first.
  private mutating func resumeRequests(because cause: RuleSet = RuleSet(), in turn: inout Turn) {
    let decision = turn.ask(RequestRecovery.self) { if power != .on { .beforeUnlock } }
    if decision.answer.losesRequests, power == .started {
      loseRequests(because: decision.because, in: &turn)
    }
    areRequestsHeld = !decision.answer.fires
    for row in requests where areRequestsHeld || row.due.map({ $0 > now }) ?? true {
      if !areRequestsHeld, let due = row.due, due < .latest {
        agenda.add(.fires(row.name), at: due)
      }
      note(row.keeping, because: cause.union(decision.because), in: &turn)
    }
    guard !areRequestsHeld else { return }
    let missed = requests.enumerated().filter { $0.element.due.map { $0 <= now } ?? false }
      .sorted { ($0.element.due!, $0.offset) < ($1.element.due!, $1.offset) }
    for row in missed.map({ $0.element }) {
      var because = decision.because
      if row.trigger.repeats {
        let decision = turn.ask(RequestRecovery.self) {
          .missedRepeat
          if power != .on { .beforeUnlock }
        }
        because = decision.because
        if decision.answer.missedComeOnce { skipMissed(row.name) }
      }
      fire(row.name, because: because, in: &turn)
    }
  }

  /// Drops the requests that waited for a time; regions are handled separately.
  private mutating func loseRequests(because: RuleSet, in turn: inout Turn) {
    for row in requests where row.trigger.kind != .location {
      remove(row.name)
      note(.notification(row.name, .removed), because: because, in: &turn)
    }
  }

  /// Skips all missed repetitions of an interval except the last.
  private mutating func skipMissed(_ name: NotificationName) {
    guard let place = requests.place(of: name),
      case .interval(let interval, repeats: true) = requests[place].trigger,
      let due = requests[place].due
    else { return }
    let missed = (now - due).nanoseconds / interval.nanoseconds
    requests[place].due = due + Interval(nanoseconds: interval.nanoseconds * missed)
  }
}

extension RequestRow {
  /// The effect that keeps the request pending.
  var keeping: Effect {
    guard case .region(let region, _) = trigger else {
      return .notification(name, .kept(content, due: due))
    }
    return .notification(name, .keptForRegion(content, region.identifier, region.notifies))
  }
}
