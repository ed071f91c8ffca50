import Exploration
import Testing

@Suite struct BudgetTests {
  @Test func `a budget of three lives refuses the fourth and all later ones`() {
    var budget = Budget(mostLives: 3)
    let taken = (0..<5).map { _ in budget.takeLife() }
    #expect(taken == [true, true, true, false, false])
    #expect(budget.lives == 3)
    #expect(budget.isSpent)
  }

  @Test func `a closure that says no ends the exploration`() {
    var isOpen = true
    var budget = Budget { isOpen }
    let first = budget.takeLife()
    isOpen = false
    var more = 0
    while budget.takeLife() { more += 1 }
    #expect(more < 64)
    #expect(budget.isSpent)
    isOpen = true
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
