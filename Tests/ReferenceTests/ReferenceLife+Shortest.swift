/// The shortest story in which two phones differ.
extension ReferenceLife {
  /// The life without what is not needed for a difference, as far as four hundred trials find it.
  func shortened() -> ReferenceLife {
    var best = self
    var size = max(best.steps.count / 2, 1)
    var trials = 400
    while size > 0, trials > 0 {
      var first = 0
      while first < best.steps.count, trials > 0 {
        trials -= 1
        var steps = best.steps
        steps.removeSubrange(first..<min(first + size, steps.count))
        var life = ReferenceLife(world)
        life.live(steps)
        if life.difference != nil, life.steps.count < best.steps.count {
          best = life
        } else {
          first += size
        }
      }
      size /= 2
    }
    return best
  }

  /// It as a script that can be played again.
  var script: String { world.text(of: steps) }
}
