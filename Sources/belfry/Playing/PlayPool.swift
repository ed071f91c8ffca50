import Reports
import Scenarios

/// A scenario that one of several threads plays.
final class PlayTask: @unchecked Sendable {
  fileprivate enum State {
    case waiting
    case playing
    case done([Outcome])
    /// The share of the memory was too small.
    case unfinished
  }

  let script: PlayedScript
  let number: Int
  fileprivate var state = State.waiting

  init(_ script: PlayedScript, _ number: Int) {
    self.script = script
    self.number = number
  }
}

/// Threads that play scenarios ahead of their report, each with a player of its own.
///
/// The journals of all scenarios that wait for their report share the memory. A scenario that
/// needs more is played when it is its turn: alone, with all of the memory. So its outcome does not
/// depend on the number of threads.
final class PlayPool: @unchecked Sendable {
  private let monitor = Monitor()
  private let rules: PlayRules
  /// The scenarios that are not reported yet, in their order.
  private var tasks: [PlayTask] = []
  private var playing = 0
  private var isPaused = false
  private var isEnded = false
  /// The largest number of scenarios that are played, or wait for their report.
  let most: Int
  /// The player with all of the memory.
  private var whole: Player

  /// Begins threads; nil if the system allows none.
  init?(_ jobs: Int, _ rules: PlayRules) {
    self.rules = rules
    most = 4 * jobs
    whole = rules.player()
    let begun = (0..<jobs).count { _ in Worker.begin { [self] in work() } }
    guard begun > 0 else { return nil }
  }

  /// The number of scenarios that are not reported yet.
  var count: Int { monitor.sync { tasks.count } }

  /// Adds a scenario behind those that are there.
  func add(_ task: PlayTask) {
    monitor.sync {
      tasks.append(task)
      monitor.wake()
    }
  }

  /// Indicates whether the first scenario need not be waited for.
  var isFirstReady: Bool {
    monitor.sync {
      switch tasks.first?.state {
      case .done, .unfinished: true
      case .waiting, .playing, nil: false
      }
    }
  }

  /// Takes the first scenario out, when it has been played.
  func takeFirst() -> [Outcome] {
    let first = tasks[0]
    let outcomes = monitor.sync { () -> [Outcome]? in
      while true {
        switch first.state {
        case .waiting, .playing: monitor.wait()
        case .done(let outcomes):
          tasks.removeFirst()
          return outcomes
        case .unfinished: return nil
        }
      }
    }
    return outcomes ?? playFirstAlone()
  }

  /// Lets the threads go when they are done with what they play.
  func end() {
    monitor.sync {
      isEnded = true
      tasks = []
      monitor.wake()
    }
  }

  /// Plays the first scenario with all of the memory, while no other journal is there.
  private func playFirstAlone() -> [Outcome] {
    monitor.sync {
      isPaused = true
      while playing > 0 { monitor.wait() }
      for task in tasks {
        if case .done = task.state { task.state = .waiting }
      }
    }
    let first = tasks[0]
    let outcomes = first.script.play(first.number, with: &whole)
    return monitor.sync {
      tasks.removeFirst()
      isPaused = false
      monitor.wake()
      return outcomes
    }
  }

  private func work() {
    var player = rules.player(shares: most)
    while let task = next() {
      player.hasRunOutOfMemory = false
      let outcomes = task.script.play(task.number, with: &player)
      monitor.sync {
        task.state = player.hasRunOutOfMemory ? .unfinished : .done(outcomes)
        playing -= 1
        monitor.wake()
      }
    }
  }

  /// Waits for a scenario that no thread plays; nil at the end.
  private func next() -> PlayTask? {
    monitor.sync {
      while true {
        if isEnded { return nil }
        let waiting = tasks.first { if case .waiting = $0.state { true } else { false } }
        if !isPaused, let waiting {
          waiting.state = .playing
          playing += 1
          return waiting
        }
        monitor.wait()
      }
    }
  }
}
