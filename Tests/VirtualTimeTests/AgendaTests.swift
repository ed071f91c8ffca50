import Testing
import VirtualTime

@Suite struct AgendaTests {
  @Test func `the earliest entry leaves first, and ties in insertion order`() {
    var agenda = Agenda<Int>()
    for (item, second) in [(1, 30), (2, 10), (3, 30), (4, 20), (5, 10)] as [(Int, Int64)] {
      agenda.add(item, at: Instant(seconds: second))
    }
    var order: [Int] = []
    while let entry = agenda.popFirst(through: .latest) { order.append(entry.item) }
    #expect(order == [2, 5, 4, 1, 3])
  }

  @Test func `no entry leaves before it is due`() {
    var agenda = Agenda<Int>()
    agenda.add(1, at: Instant(seconds: 10))
    #expect(agenda.popFirst(through: Instant(nanoseconds: 9_999_999_999)) == nil)
    #expect(agenda.popFirst(through: Instant(seconds: 10))?.item == 1)
  }

  @Test func `two agendas with the same entries are equal, whatever their past`() {
    var straight = Agenda<Int>()
    straight.add(1, at: Instant(seconds: 1))
    straight.add(2, at: Instant(seconds: 2))
    var winding = Agenda<Int>()
    winding.add(2, at: Instant(seconds: 2))
    winding.add(3, at: Instant(seconds: 3))
    winding.add(1, at: Instant(seconds: 1))
    winding.removeAll { $0 == 3 }
    #expect(straight == winding)
  }
}

extension AgendaTests {
  @Test func `an item is removed at its due time only`() {
    var agenda = Agenda<Int>()
    for (item, second) in [(1, 30), (2, 10), (1, 10), (3, 10), (1, 20)] as [(Int, Int64)] {
      agenda.add(item, at: Instant(seconds: second))
    }
    agenda.remove(1, at: Instant(seconds: 10))
    agenda.remove(3, at: Instant(seconds: 20))
    agenda.remove(3, at: Instant(seconds: 11))
    var order: [Int] = []
    while let entry = agenda.popFirst(through: .latest) { order.append(entry.item) }
    #expect(order == [2, 3, 1, 1])
  }

  @Test func `many requests are due soon or not`() {
    var agenda = Agenda<Int>()
    for second in 1...9 { agenda.add(second, at: Instant(seconds: Int64(second))) }
    func has(_ count: Int, through second: Int64) -> Bool {
      agenda.contains(atLeast: count, through: Instant(seconds: second)) { $0 % 2 == 0 }
    }
    #expect(has(2, through: 4))
    #expect(!has(3, through: 5))
    #expect(has(3, through: 6))
    #expect(!agenda.contains { $0 > 9 })
  }
}
