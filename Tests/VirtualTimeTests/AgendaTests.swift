import Testing
@testable import VirtualTime

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
    winding.removeAll(3)
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

  @Test(arguments: [10, 300, 1500])
  func `an agenda of any size does what a sorted list does`(size: Int) {
    var random = SeededGenerator(seed: UInt64(size))
    var agenda = Agenda<Int>()
    var list: [Agenda<Int>.Entry] = []
    for step in 0..<(2 * size + 200) {
      // Few instants, so that many entries are due at one of them, and many that are far apart.
      let second = Int64.random(in: 0..<(step % 2 == 0 ? 5 : 1000), using: &random)
      let due = Instant(seconds: second)
      // Items below 7 come often, so that equal ones are due at several instants.
      let item = Int.random(in: 0..<(step % 3 == 0 ? 7 : size), using: &random)
      switch Int.random(in: 0..<(step < size ? 5 : 10), using: &random) {
      case 5, 6:
        let isDue = list.first.map { $0.due <= due } ?? false
        #expect(agenda.popFirst(through: due) == (isDue ? list.removeFirst() : nil))
      case 7:
        agenda.remove(item, at: due)
        list.removeAll { $0.due == due && $0.item == item }
      case 8:
        agenda.removeFirst(item)
        if let index = list.firstIndex(where: { $0.item == item }) { list.remove(at: index) }
      case 9 where step % 50 == 0:
        agenda.removeAll { $0 % 11 == item % 11 }
        list.removeAll { $0.item % 11 == item % 11 }
      default:
        agenda.add(item, at: due)
        let index = list.firstIndex { $0.due > due } ?? list.count
        list.insert(.init(due: due, item: item), at: index)
      }
      #expect(agenda.first == list.first)
      #expect(agenda.count == list.count)
      let found = list.prefix { $0.due <= due }.count { $0.item % 5 == 0 }
      #expect(agenda.contains(atLeast: found, through: due) { $0 % 5 == 0 })
      #expect(!agenda.contains(atLeast: found + 1, through: due) { $0 % 5 == 0 })
    }
    var straight = Agenda<Int>()
    for entry in list { straight.add(entry.item, at: entry.due) }
    #expect(straight == agenda)
    #expect(straight.hashValue == agenda.hashValue)
    for entry in list { #expect(agenda.popFirst(through: .latest) == entry) }
    #expect(agenda.first == nil)
  }
}
