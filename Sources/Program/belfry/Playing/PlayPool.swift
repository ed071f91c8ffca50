import Platform
import Reports
import Scenarios

/// Threads that read files and play scenarios ahead of their report, each with a player of its own.
///
/// The main thread is one of them: while it waits for something, it works like the others. The
/// journals of all scenarios that wait for their report share the memory. A scenario that needs
/// more is played later, when it is the next to report: alone, with all of the memory. So its
/// outcome does not depend on the number of threads.
final class PlayPool: @unchecked Sendable {
  private enum Work {
    case play(PlayTask)
    case read(ReadTask)
  }

  private let monitor = Monitor()
  private let rules: PlayRules
  /// The scenarios that are not reported yet, in their order.
  private var tasks: [PlayTask] = []
  /// The number of first tasks that are all begun.
  private var begun = 0
  /// The files that are read ahead, in their order, by their positions among all files.
  private var readings: [ReadTask?] = []
  /// The positions of the next file that is read ahead, and of the next that the run needs.
  private var (nextReading, needed) = (0, 0)
  private var playing = 0
  /// The memory of the journals of the scenarios that were played.
  private var heldBytes = 0
  /// The memory of one scenario, and of all.
  private let (share, memory): (Int, Int)
  private var isPaused = false
  private var isEnded = false
  /// The largest number of files that are read ahead.
  private let mostReadings: Int
  /// The player of the main thread, and one with all of the memory.
  private var (player, whole): (Player, Player)

  /// The largest number of scenarios that are played, or wait for their report.
  let most = 256

  /// Begins threads besides the one that calls; nil if the system allows none.
  init?(_ jobs: Int, _ rules: PlayRules) {
    self.rules = rules
    let shares = 4 * jobs
    mostReadings = 2 * jobs
    (share, memory) = (rules.limits.memory / shares, rules.limits.memory)
    (player, whole) = (rules.player(shares: shares), rules.player())
    let player = player
    let begun = (1..<jobs).count { _ in Worker.begin { [self] in work(player) } }
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

  /// A Boolean value that indicates whether the first scenario has been played.
  var isFirstReady: Bool { monitor.sync { isReady } }

  private var isReady: Bool {
    switch tasks.first?.state {
    case .done, .unfinished: true
    case .waiting, .playing, nil: false
    }
  }

  /// Removes and returns the first scenario, after it has been played.
  func takeFirst() -> PlayedOutcomes {
    work { isReady }
    let outcomes = monitor.sync { () -> PlayedOutcomes? in
      guard case .done(let outcomes) = tasks[0].state else { return nil }
      removeFirst()
      heldBytes -= outcomes.bytes
      // A scenario may have waited for the memory.
      monitor.wake()
      return outcomes
    }
    return outcomes ?? playFirstAlone()
  }

  private func removeFirst() {
    tasks.removeFirst()
    begun = max(0, begun - 1)
  }

  /// Makes threads read files ahead: nil for each file that only the run itself can read.
  func begin(_ readings: [ReadTask?]) {
    monitor.sync {
      self.readings = readings
      (nextReading, needed) = (0, 0)
      monitor.wake()
    }
  }

  /// Returns a file that was read ahead; nil if the run has to read it.
  func take(_ position: Int) -> (files: ScriptFiles, parts: [ReadTask.Part])? {
    let task = monitor.sync { () -> ReadTask? in
      needed = position + 1
      nextReading = max(nextReading, needed)
      monitor.wake()
      defer { readings[position] = nil }
      guard let task = readings[position], case .waiting = task.state else {
        return readings[position]
      }
      return nil
    }
    guard let task else { return nil }
    var parts: [ReadTask.Part] = []
    work {
      guard case .done(let read) = task.state else { return false }
      parts = read
      return true
    }
    return (task.files, parts)
  }

  /// Stops playing scenarios; the threads go on reading files.
  func stopPlaying() {
    monitor.sync {
      isPaused = true
      tasks = []
      begun = 0
    }
  }

  /// Plays a scenario again with the events that are left, and no scenario after it.
  func playLast(_ task: PlayTask, left: Int) -> PlayedOutcomes {
    stopPlaying()
    monitor.sync { while playing > 0 { monitor.wait() } }
    return task.script.play(task.number, with: &whole, left: left)
  }

  /// Lets the threads end after their current scenarios.
  func end() {
    monitor.sync {
      isEnded = true
      tasks = []
      readings = []
      monitor.wake()
    }
  }

  /// Plays the first scenario with all of the memory, while no other journal exists.
  private func playFirstAlone() -> PlayedOutcomes {
    monitor.sync {
      isPaused = true
      while playing > 0 { monitor.wait() }
      for task in tasks {
        if case .done = task.state { task.state = .waiting }
      }
      (heldBytes, begun) = (0, 0)
    }
    let first = tasks[0]
    let outcomes = first.script.play(first.number, with: &whole)
    return monitor.sync {
      removeFirst()
      isPaused = false
      monitor.wake()
      return outcomes
    }
  }

  /// Works on the main thread until something has happened.
  private func work(until hasHappened: () -> Bool) {
    while true {
      let work = monitor.sync { () -> Work? in
        while !hasHappened() {
          if let work = next() { return work }
          monitor.wait()
        }
        return nil
      }
      guard let work else { return }
      perform(work, with: &player)
    }
  }

  /// Works on another thread until the end.
  private func work(_ player: Player) {
    var player = player
    while true {
      let work = monitor.sync { () -> Work? in
        while !isEnded {
          if let work = next() { return work }
          monitor.wait()
        }
        return nil
      }
      guard let work else { return }
      perform(work, with: &player)
    }
  }

  private func perform(_ work: Work, with player: inout Player) {
    switch work {
    case .play(let task):
      player.hasRunOutOfMemory = false
      let outcomes = task.script.play(task.number, with: &player)
      let bytes = outcomes.bytes
      monitor.sync {
        let isDone = !player.hasRunOutOfMemory
        task.state = isDone ? .done(outcomes) : .unfinished
        if isDone { heldBytes += bytes }
        playing -= 1
        monitor.wake()
      }
    case .read(let task):
      let parts = task.read()
      monitor.sync {
        task.state = .done(parts)
        monitor.wake()
      }
    }
  }

  /// Returns the next work that no thread has begun: a scenario, or else a file; only inside the
  /// monitor.
  private func next() -> Work? {
    if !isPaused, (playing + 1) * share + heldBytes <= memory {
      while begun < tasks.count {
        let task = tasks[begun]
        begun += 1
        guard case .waiting = task.state else { continue }
        task.state = .playing
        playing += 1
        return .play(task)
      }
    }
    while nextReading < min(readings.count, needed + mostReadings) {
      nextReading += 1
      guard let task = readings[nextReading - 1] else { continue }
      task.state = .reading
      return .read(task)
    }
    return nil
  }
}
