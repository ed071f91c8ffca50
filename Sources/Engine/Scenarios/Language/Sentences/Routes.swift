import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let routes = Topic(
    "Journeys past regions",
    """
    The phone can travel at a speed. The time at which it crosses a boundary is computed to the \
    millisecond, not sampled.
    """,
    Verb.routeFacts + Verb.routes,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "a journey at 20 km/h"
      @08:00 user opens app
        app monitors "office"
      @09:00 device travels to "office" at 20km/h
      @09:33 expect region "office" not entered
      @09:36 expect region "office" entered since 09:33
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      device has location latency 3m to 5m seed 7

      scenario "a crossing is noticed minutes later"
      @08:00 user opens app
        app monitors "office"
      @09:00 device moves to "office"
      @09:03 expect region "office" not entered
      @09:06 expect region "office" entered since 09:00
      """#,
    ],
    slips: [
      "device travels to \"office\"",
      "device travels to \"office\" at 40",
      "device drives to \"office\" at 40km/h",
    ]
  )
}

extension Verb {
  /// The delay after which the phone notices a crossing.
  static let routeFacts: [Verb] = [
    fact(
      "device has location latency <least:interval> to <most:interval> seed <seed:count>",
      "The phone notices each crossing after a random delay; the same seed gives the same delays."
    ) {
      let least = $0.interval("least")!
      let most = $0.interval("most")!
      return .latency(Latency(from: least, to: most, seed: UInt64(bitPattern: $0["seed"]!)))
    } write: {
      guard case .latency(let latency) = $0 else { return nil }
      return [
        ("least", latency.least.nanoseconds), ("most", latency.most.nanoseconds),
        ("seed", Int64(bitPattern: latency.seed)),
      ]
    }
  ]

  /// Journeys of the phone.
  static let routes: [Verb] = [
    device(
      "travels to <place:place> at <speed:speed>",
      "Moves the phone along the shortest way; another move interrupts it."
    ) {
      .location(.travels(to: $0.spot("place")!, speed: $0["speed"]!))
    } write: {
      guard case .location(.travels(let spot, let speed)) = $0, let name = spot.name else {
        return nil
      }
      return [("place", name.captured), ("speed", speed)]
    }
  ]
}
