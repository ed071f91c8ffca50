import Scenarios

extension Script {
  /// The script without the places of its lines, which printing changes.
  var withoutPlaces: Script {
    var script = self
    script.sources = []
    for index in script.facts.indices { script.facts[index].place = .nowhere }
    for index in script.scenarios.indices { script.scenarios[index].forgetPlaces() }
    return script
  }
}

extension Scenario {
  fileprivate mutating func forgetPlaces() {
    place = .nowhere
    row = nil
    for index in facts.indices { facts[index].place = .nowhere }
    for index in steps.indices {
      steps[index].place = .nowhere
      steps[index].round = 0
    }
    for index in setting.assumed.indices { setting.assumed[index].place = .nowhere }
  }
}

extension Place {
  fileprivate static let nowhere = Place(line: 0, start: 0, end: 0)
}
