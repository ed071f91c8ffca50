import ScenarioParsing
import Scenarios
import VirtualDevice

extension Whole {
  /// The scenarios in which the app sets its delegate later: by a step after each launch instead of
  /// during it, or one step later.
  var withLateDelegates: ChangedScenarios {
    let delegates = scenario.facts.compactMap { fact -> (app: AppNumber, DelegateMethods)? in
      guard case .delegate(let app, let methods) = fact.value else { return nil }
      return (app, methods)
    }
    let byFacts = ChangedScenarios(delegates) { app, methods in
      // Where a response launches the app, its author knows that the delegate must be set by then.
      guard !isLaunchedByResponse(app) else { return nil }
      // What the app does in each launch needs the delegate during the launch.
      guard scenario.setting.apps[Int(app.rawValue)].delegate == methods else { return nil }
      let facts = scenario.facts
      var changed = scenario
      changed.replaceFacts(
        with: facts.filter { if case .delegate(app, _) = $0.value { false } else { true } },
        after: []
      )
      guard changed.setting.apps.indices.contains(Int(app.rawValue)),
        changed.setting.apps[Int(app.rawValue)].delegate.isEmpty
      else { return nil }
      for index in launches(of: app).reversed() {
        let before = scenario.steps[index]
        changed.steps.insert(
          Step(.event(.app(app, .setsDelegate(methods))), at: before.instant, place: before.place),
          at: index + 1
        )
      }
      return changed
    }
    return byFacts + withDelegatesOneStepLater
  }

  private func isLaunchedByResponse(_ app: AppNumber) -> Bool {
    var isStarting = false
    for entry in result.journal.entries {
      switch entry.effect {
      case .app(app, .launched): isStarting = true
      case .app(app, .moved(_, let cause)):
        // A tap on an app that runs moves it, too.
        if isStarting, cause == .tapped || cause == .responded { return true }
        isStarting = false
      case _: continue
      }
    }
    return false
  }

  /// The steps that launch an app.
  private func launches(of app: AppNumber) -> [Int] {
    var steps: [Int] = []
    for entry in result.journal.entries {
      guard case .app(app, .launched) = entry.effect, entry.origin.step >= 0 else { continue }
      if steps.last != Int(entry.origin.step) { steps.append(Int(entry.origin.step)) }
    }
    return steps.filter { if case .event = scenario.steps[$0].action { true } else { false } }
  }

  private var withDelegatesOneStepLater: ChangedScenarios {
    ChangedScenarios(Array(scenario.steps.indices)) { index in
      guard case .event(.app(let app, .setsDelegate(let methods))) = scenario.steps[index].action
      else { return nil }
      let next = scenario.steps.indices.dropFirst(index + 1).first {
        if case .event = scenario.steps[$0].action { true } else { false }
      }
      guard let next else { return nil }
      var changed = scenario
      let before = scenario.steps[next]
      let late = Step(
        .event(.app(app, .setsDelegate(methods))),
        at: before.instant,
        place: scenario.steps[index].place
      )
      changed.steps.insert(late, at: next + 1)
      let removed = changed.steps.remove(at: index)
      // The next line keeps its time.
      if changed.steps[index].gutter == nil, next != index {
        changed.steps[index].gutter = removed.gutter
      }
      return changed.retimed()
    }
  }
}
