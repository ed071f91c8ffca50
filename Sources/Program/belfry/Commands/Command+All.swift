extension Command {
  /// All commands, in the order of the overview.
  static var all: [Command] {
    [
      Command(Run.self), Command(Check.self), Command(Fmt.self), Command(New.self),
      Command(Explain.self), Command(Rules.self), Command(Draw.self), Command(PlanCommand.self),
      Command(Perturb.self), Command(Sweep.self), Command(Merge.self), Command(SiteCommand.self),
    ]
  }
}
