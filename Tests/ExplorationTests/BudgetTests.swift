import Exploration
import Scenarios
import Testing

@Suite struct BudgetTests {
  private final class Door: @unchecked Sendable {
    var isOpen = true
  }

  @Test func `a budget of three lives refuses the fourth and all later ones`() {
    var budget = Budget(mostLives: 3)
    let taken = (0..<5).map { _ in budget.takeLife() }
    #expect(taken == [true, true, true, false, false])
    #expect(budget.lives == 3)
    #expect(budget.reached == LimitReached(.lives, 3))
  }

  @Test func `events end the exploration after the life that used up the last one`() {
    var budget = Budget(mostEvents: 10)
    var taken = 0
    while budget.takeLife() {
      budget.spend(4)
      taken += 1
    }
    #expect(taken == 3 && budget.events == 12)
    #expect(budget.reached == LimitReached(.events, 10) && !budget.allowsMore)
  }

  @Test func `a closure that says no ends the exploration`() {
    let door = Door()
    let time = LimitReached(.time, 5)
    var budget = Budget { door.isOpen ? nil : time }
    let first = budget.takeLife()
    door.isOpen = false
    var more = 0
    while budget.takeLife() { more += 1 }
    #expect(more < 64)
    #expect(budget.reached == time)
    door.isOpen = true
    let last = budget.takeLife()
    #expect(first && !last)
  }

  @Test func `without limits nothing is spent`() {
    var budget = Budget()
    let taken = (0..<1000).filter { _ in budget.takeLife() }
    #expect(taken.count == 1000)
    #expect(!budget.isSpent)
  }
}
