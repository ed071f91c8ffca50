import Foundation
import References
import SystemPolicy
import VirtualDevice
import VirtualTime
import Work

/// Pops the earliest of some timers and arms it again, in the agenda of a device.
private func agenda(_ timers: Int, _ fires: Int) -> UInt64 {
  func period(_ item: Int32) -> Int64 {
    3600 + Int64((UInt32(bitPattern: item) &* 2_654_435_761) >> 8) % 100_000
  }
  var agenda = Agenda<Int32>()
  var hash: UInt64 = 0
  for item in 0..<Int32(timers) { agenda.add(item, at: Instant(nanoseconds: period(item))) }
  for _ in 0..<fires {
    guard let entry = agenda.popFirst(through: .latest) else { break }
    let due = entry.due.nanoseconds
    hash = hash &* 31 &+ UInt64(bitPattern: due) &+ UInt64(entry.item)
    agenda.add(entry.item, at: Instant(nanoseconds: due + period(entry.item)))
  }
  return hash
}

/// A graph of objects with the state of a full phone, as a program without values would keep it.
private final class Node {
  var name: Int
  var title: String
  var due: Int
  var next: Node?

  init(_ name: Int, _ title: String, _ due: Int, _ next: Node?) {
    (self.name, self.title, self.due, self.next) = (name, title, due, next)
  }

  func copy() -> Node { Node(name, title, due, next?.copy()) }
}

/// The rows about the engine.
func engineRows(_ amount: Int) -> [Row] {
  let fires = 20_000 * amount
  let device = fullDevice().device
  let copies = 2000 * amount
  var graph: Node?
  for number in 0..<80 { graph = Node(number, "Drink water \(number)", number * 60, graph) }
  return [
    Row(
      name: "agenda of 64, against std::priority_queue",
      unit: "ns",
      goal: .atMost(1.2),
      ours: { measure { agenda(64, fires) } },
      reference: { measure { queue_of_timers(64, Int32(fires)) } },
      scale: 1e9 / Double(fires)
    ),
    Row(
      name: "agenda of 64, against a heap that replaces its top",
      unit: "ns",
      goal: .shown,
      ours: { measure { agenda(64, fires) } },
      reference: { measure { heap_of_timers(64, Int32(fires)) } },
      scale: 1e9 / Double(fires)
    ),
    Row(
      name: "delivery on a full phone, journal kept",
      unit: "ns",
      goal: .shown,
      ours: { measure { UInt64(deliver(times: fires)) } },
      scale: 1e9 / Double(fires)
    ),
    Row(
      name: "fork a full phone, against memcpy",
      unit: "ns",
      goal: .atMost(4),
      ours: {
        measure {
          var sum: UInt64 = 0
          for time in 0..<copies { sum &+= fork(device, time) }
          return sum
        }
      },
      reference: {
        measure {
          _ = copies_of_memory(device.footprint, Int32(copies))
          return (0..<copies).reduce(0) { $0 &+ UInt64($1) }
        }
      },
      scale: 1e9 / Double(copies)
    ),
    Row(
      name: "fork a full phone, against a graph of objects",
      unit: "ns",
      goal: .faster(50),
      ours: {
        measure {
          var sum: UInt64 = 0
          for time in 0..<copies { sum &+= fork(device, time) }
          return sum
        }
      },
      reference: {
        measure {
          var sum: UInt64 = 0
          for time in 0..<copies {
            let copy = graph?.copy()
            copy?.due = time
            sum &+= UInt64(copy?.due ?? 0)
          }
          return sum
        }
      },
      scale: 1e9 / Double(copies)
    ),
    Row(
      name: "put a law in force",
      unit: "µs",
      goal: .costs(20),
      ours: {
        measure {
          for version in 0..<100 * amount {
            _ = Law(version: OSVersion(UInt8(10 + version % 16)), reading: .field)
          }
          return 0
        }
      },
      scale: 1e6 / Double(100 * amount)
    ),
  ]
}
