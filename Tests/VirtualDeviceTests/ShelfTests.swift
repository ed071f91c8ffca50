import SystemPolicy
import Testing
import VirtualTime

@testable import VirtualDevice

/// A shelf holds the same rows as a plain list.
@Suite struct ShelfTests {
  private func name(_ number: Int) -> NotificationName {
    NotificationName(
      AppNumber(rawValue: UInt16(number % 3)),
      TextNumber(rawValue: UInt32(number / 3))
    )
  }

  @Test func `a shelf has the rows of a list, few or many`() {
    var generator = SeededGenerator(seed: 7)
    var shelf = Shelf<NotificationName>()
    var list: [NotificationName] = []
    for round in 0..<4_000 {
      let name = name(Int(generator.next() % 300))
      // It grows, shrinks to a few, and grows again.
      let isGrowing = round / 1_000 % 2 == 0
      switch generator.next() % 8 {
      case 0:
        shelf.removeAll(of: name)
        list.removeAll { $0 == name }
      case 1:
        shelf.removeFirst(of: name)
        if let index = list.firstIndex(of: name) { list.remove(at: index) }
      case 2...5 where !isGrowing: #expect(shelf.popLast() == list.popLast())
      default:
        shelf.append(name)
        list.append(name)
      }
      #expect(shelf.contains(name) == list.contains(name))
      #expect(shelf.first(of: name) == (list.contains(name) ? name : nil))
      #expect(shelf.count == list.count)
      if round % 50 == 0 { #expect(shelf.rows == list) }
    }
    #expect(shelf.rows == list)
    shelf.removeAll { $0.app.rawValue == 1 }
    list.removeAll { $0.app.rawValue == 1 }
    #expect(shelf.rows == list)
    #expect((0..<300).allSatisfy { shelf.contains(name($0)) == list.contains(name($0)) })
  }

  @Test func `shelves of the same rows are equal, whatever they held before`() {
    var straight = Shelf<NotificationName>()
    straight.append(name(1))
    var winding = Shelf<NotificationName>()
    for number in 0..<100 { winding.append(name(number)) }
    winding.removeAll { $0 != name(1) }
    #expect(straight == winding)
    #expect(straight.hashValue == winding.hashValue)
  }

  @Test func `the gaps of removed rows are no part of a shelf`() {
    var straight = Shelf<NotificationName>()
    var winding = Shelf<NotificationName>()
    for number in 0..<200 { winding.append(name(number)) }
    for number in 0..<30 {
      winding.removeFirst(of: name(number))
      winding.append(name(number))
    }
    for number in Array(30..<200) + Array(0..<30) { straight.append(name(number)) }
    #expect(straight == winding)
    #expect(straight.hashValue == winding.hashValue)
    #expect(winding.popLast() == name(29))
  }

  private func row(_ number: Int) -> RequestRow {
    RequestRow(
      name: name(number),
      content: Content(texts: ContentNumber(rawValue: 0), carries: []),
      trigger: .now,
      due: nil,
      zone: .utc
    )
  }

  @Test func `requests are in the order of their apps, and of adding within one`() throws {
    var table = RequestTable()
    for number in [5, 0, 4, 1, 3] { table.append(row(number)) }
    #expect(table.map(\.name) == [0, 3, 4, 1, 5].map(name))
    #expect(table.places.map { table[$0].name } == table.map(\.name))
    table.remove(at: try #require(table.place(of: name(4))))
    #expect(table.map(\.name) == [0, 3, 1, 5].map(name))
    #expect(table.place(of: name(4)) == nil)
    #expect(table[name(1)]?.name == name(1))
    #expect(table.count == 4)
  }

  @Test func `tables of the same requests are equal, whatever they held before`() throws {
    var straight = RequestTable()
    straight.append(row(0))
    var winding = RequestTable()
    for number in [0, 1, 2] { winding.append(row(number)) }
    winding.remove(at: try #require(winding.place(of: name(2))))
    winding.removeAll(of: AppNumber(rawValue: 1))
    #expect(straight == winding)
  }
}
