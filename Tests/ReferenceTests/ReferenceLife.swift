import SystemPolicy
import VirtualDevice
import VirtualTime

/// Two phones that live through the same: the device and the reference.
struct ReferenceLife {
  /// Something that happens, some seconds after what happened before.
  struct Step: Hashable {
    var pause: Int
    var event: Event?
  }

  let world: ReferenceWorld
  private(set) var device: Device
  private(set) var reference: ReferencePhone
  private(set) var steps: [Step] = []
  /// The number of events, including those that came due.
  private(set) var count = 0
  /// The first difference between the two phones.
  private(set) var difference: String?
  private var turn: Turn
  /// The visible effects of the device, from its journal.
  private var snapshot = PhoneSnapshot()

  init(_ world: ReferenceWorld) {
    self.world = world
    turn = Turn(under: Law(version: world.version))
    device = Device(startingAt: world.start, zone: world.zone)
    reference = ReferencePhone(version: world.version, startingAt: world.start, zone: world.zone)
    for (app, status) in world.statuses.enumerated() {
      send(.device(.installs(AppNumber(app), status)))
      guard world.hasScenes[app] else { continue }
      send(.device(.builds(AppNumber(app), AppBuild(hasSceneManifest: true))))
    }
  }

  /// Lives through so many events at random, or until the two differ.
  mutating func live(_ events: Int) {
    var chance = SeededGenerator(seed: world.seed &* 0x9e37)
    while count < events, difference == nil {
      let event = world.event(&chance, on: reference)
      take(Step(pause: event == nil ? world.pause(&chance) : 0, event: event))
    }
  }

  /// Lives through steps that were taken before; what cannot happen any more is left out.
  mutating func live(_ steps: some Sequence<Step>) {
    for step in steps where difference == nil { take(step) }
  }

  private mutating func take(_ step: Step) {
    if let event = step.event {
      var trial = turn
      let objection = device.objection(to: event, in: &trial)
      if reference.isPossible(event) != (objection == nil) {
        difference = "only one of the two lets happen \(event)"
        if let objection { difference! += ", the device has an objection: \(objection)" }
      } else if objection != nil {
        return
      }
    }
    steps.append(step)
    guard difference == nil else { return }
    let end = device.now + Interval(seconds: Int64(step.pause))
    while step.pause > 0, difference == nil, let wakeup = device.nextWakeup(through: end) {
      expect(wakeup)
      send(wakeup)
    }
    reference.now = Int(device.now.seconds)
    if difference == nil, step.pause > 0, reference.next <= reference.now {
      difference = "something was due at \(reference.next), and the device does not know of it"
    }
    if difference == nil, let event = step.event { send(event) }
  }

  /// Checks that the event which the device says is due is the earliest one.
  private mutating func expect(_ event: Event) {
    reference.now = Int(device.now.seconds)
    guard case .due(let wakeup) = event else { return }
    if reference.next < reference.now {
      difference = "the device has passed over what was due at \(reference.next)"
    } else if reference.date(of: wakeup) != reference.now {
      difference = "\(wakeup) comes at \(reference.now), and not for the reference"
    }
  }

  private mutating func send(_ event: Event) {
    guard difference == nil else { return }
    count += 1
    if turn.journal.entries.count > 500 { turn.journal = Journal() }
    let seen = turn.journal.entries.count
    device.receive(event, in: &turn)
    reference.on(event)
    var happenings: [Happening] = []
    for entry in turn.journal.entries[seen...] {
      snapshot.apply(entry.effect)
      if let happening = Happening(entry.effect) { happenings.append(happening) }
    }
    difference = reference.difference(from: snapshot, happenings)
  }
}
