import Testing
import VirtualTime

@Suite struct AgendaTests {
  @Test func `what is due first leaves first, and ties leave in insertion order`() {
    var agenda = Agenda<Int>()
    for (item, second) in [(1, 30), (2, 10), (3, 30), (4, 20), (5, 10)] as [(Int, Int64)] {
      agenda.add(item, at: Instant(seconds: second))
    }
    var order: [Int] = []
    while let entry = agenda.popFirst(through: .latest) { order.append(entry.item) }
    #expect(order == [2, 5, 4, 1, 3])
  }

  @Test func `nothing leaves before it is due`() {
    var agenda = Agenda<Int>()
    agenda.add(1, at: Instant(seconds: 10))
    #expect(agenda.popFirst(through: Instant(nanoseconds: 9_999_999_999)) == nil)
    #expect(agenda.popFirst(through: Instant(seconds: 10))?.item == 1)
  }

  @Test func `an agenda forgets the road it came by`() {
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
