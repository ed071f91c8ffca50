public import Scenarios

extension Scenario {
  /// Returns the scenario with the instants that its times in the margin have under its facts and
  /// after its steps, or nil if one of them does not exist or goes back.
  ///
  /// A time such as `@08:30` is read from the phone's clock, so it is another instant after the
  /// phone has moved to another zone.
  public func retimed() -> Scenario? {
    do {
      var timeline = try Timeline(setting)
      var scenario = self
      scenario.start = timeline.now
      for index in steps.indices {
        if let gutter = steps[index].gutter { try timeline.move(to: gutter) }
        scenario.steps[index].instant = timeline.now
        switch steps[index].action {
        case .event(let event): try timeline.follow(event)
        case .expect(let expectation):
          if let since = expectation.since {
            scenario.steps[index].since = try timeline.instant(of: since)
          }
        }
      }
      return scenario
    } catch {
      return nil
    }
  }
}
