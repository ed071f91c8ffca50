import SystemPolicy

extension Device {
  /// Notes how well a scene suits a target content identifier; nil stands for every other one.
  mutating func set(
    _ fit: SceneFit,
    of name: TextNumber?,
    for target: TextNumber?,
    in app: AppNumber
  ) {
    let scenes = apps[Int(app.rawValue)].scenes
    guard let index = scenes.firstIndex(where: { $0.name == name }) else { return }
    apps[Int(app.rawValue)].scenes[index].set(fit, for: target)
  }

  func sceneFitObjection(_ name: TextNumber?, of app: AppNumber) -> Objection? {
    guard apps[Int(app.rawValue)].build?.hasSceneManifest ?? false else { return .noScenes(app) }
    return sceneState(name, of: app) == .disconnected ? .sceneIsDisconnected(app) : nil
  }

  /// Returns the target content identifier of a notification that is shown, if it has one.
  func target(of name: NotificationName) -> TextNumber? { rare.labels.first(of: name)?.target }

  /// Returns the target content identifiers of an app's notifications that are shown.
  public func targets(of app: AppNumber) -> [TextNumber] {
    var targets: [TextNumber] = []
    for label in rare.labels where label.name.app == app {
      if let target = label.target, !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// Chooses the scene that suits a notification, or connects one; it comes to the foreground with
  /// its app.
  mutating func chooseScene(
    of app: AppNumber,
    for response: NotificationName,
    to target: TextNumber,
    in turn: inout Turn
  ) -> SceneOpening {
    let row = apps[Int(app.rawValue)]
    let fits = row.scenes.map { $0.fit(for: target) }
    let choice = turn.ask(SceneChoice.self) {
      .hasTarget
      if fits.contains(.preferred) { .anyPrefers }
      if fits.contains(.allowed) { .anyAllows }
      if !row.supportsMultipleScenes { .oneSceneOnly }
    }
    var opening = SceneOpening(because: choice.because, choice: choice.because)
    if choice.answer.connects {
      opening = connectScene(of: app, to: target, for: response, because: choice.because, in: &turn)
    } else {
      let decision = turn.ask(SceneConnection.self) {
        [.usesScenes, .inFront, .byResponse, .connected]
      }
      opening.because = opening.because.union(decision.because)
      if let fit = choice.answer.fit, let index = fits.lastIndex(of: fit) {
        let scene = apps[Int(app.rawValue)].scenes.remove(at: index)
        apps[Int(app.rawValue)].scenes.append(scene)
      }
    }
    if row.state == .foreground {
      moveScenes(of: app, with: .foreground, because: choice.because, in: &turn)
    }
    return opening
  }

  /// Connects a scene for a target content identifier that no other scene allows; the scene has the
  /// name of the identifier.
  private mutating func connectScene(
    of app: AppNumber,
    to target: TextNumber,
    for response: NotificationName,
    because: RuleSet,
    in turn: inout Turn
  ) -> SceneOpening {
    let decision = turn.ask(SceneConnection.self) {
      [.usesScenes, .inFront, .byResponse, .running, .targeted]
    }
    let isNamed = sceneState(target, of: app) != .disconnected
    guard !isNamed || sceneState(nil, of: app) == .disconnected else {
      return SceneOpening(because: because, choice: because)
    }
    let because = because.union(decision.because)
    let carried = decision.answer.carriesResponse ? response.identifier : nil
    let scene = isNamed ? nil : target
    connect(scene, of: app, with: carried, because: because, in: &turn)
    return SceneOpening(
      carriesResponse: carried != nil,
      name: scene,
      because: because,
      choice: because
    )
  }
}

extension AppRow {
  /// Indicates whether the app supports multiple scenes.
  var supportsMultipleScenes: Bool { build?.supportsMultipleScenes ?? false }
}
