public import SystemPolicy

/// The part of a response that concerns the scene which it brings to the foreground.
struct SceneOpening {
  /// Indicates whether the connection options of a new scene contain the response.
  var carriesResponse = false
  /// The scene that was connected with it; nil for the app's first one.
  var name: TextNumber?
  /// The rules that decided it.
  var because: RuleSet = RuleSet()
  /// The rules that chose the scene among several.
  var choice: RuleSet = RuleSet()
}

extension Device {
  /// Returns whether an app that is launched goes on, as it was built.
  mutating func mayRun(_ app: AppNumber, built build: AppBuild, in turn: inout Turn) -> Bool {
    let decision = turn.ask(AppLaunch.self) {
      if build.hasSceneManifest { .usesScenes }
      if build.sdk >= AppLaunch.firstSDK { .builtForScenes }
    }
    if let warning = decision.answer.warning {
      note(.app(app, .warned(warning)), because: decision.because, in: &turn)
    }
    guard let exception = decision.answer.exception else { return true }
    note(.app(app, .crashed(exception)), because: decision.because, in: &turn)
    apps[Int(app.rawValue)].state = .background
    end(app, because: .crashed, in: &turn)
    return false
  }

  /// Connects a scene of an app that comes to the foreground, if it has none, or chooses the one
  /// that suits the notification.
  ///
  /// - Parameters:
  ///   - app: The app, which may have no scenes at all.
  ///   - isLaunch: A Boolean value that indicates whether the process was launched for it.
  ///   - response: The notification to which the user responded, if that is the cause.
  ///   - target: The target content identifier of the notification, if it has one.
  ///   - turn: The event in progress.
  /// - Returns: The part of the response that concerns the scene.
  @discardableResult
  mutating func connectScene(
    of app: AppNumber,
    isLaunch: Bool,
    for response: NotificationName?,
    to target: TextNumber? = nil,
    in turn: inout Turn
  ) -> SceneOpening {
    let row = apps[Int(app.rawValue)]
    guard let build = row.build, build.hasSceneManifest else { return SceneOpening() }
    if let response, let target, !row.scenes.isEmpty {
      return chooseScene(of: app, for: response, to: target, in: &turn)
    }
    let decision = turn.ask(SceneConnection.self) {
      [.usesScenes, .inFront]
      if !row.scenes.isEmpty { .connected }
      if !isLaunch { .running }
      if response != nil { .byResponse }
    }
    let isResponse = response != nil
    guard decision.answer.connects else {
      return SceneOpening(because: isResponse ? decision.because : [])
    }
    let carried = decision.answer.carriesResponse ? response?.identifier : nil
    connect(nil, of: app, with: carried, because: decision.because, in: &turn)
    return SceneOpening(
      carriesResponse: carried != nil,
      because: isResponse ? decision.because : []
    )
  }

  /// Notes that a launch into the background connects no scene.
  func scenelessLaunch(of app: AppNumber, in turn: inout Turn) -> RuleSet {
    guard apps[Int(app.rawValue)].build?.hasSceneManifest ?? false else { return [] }
    return turn.ask(SceneConnection.self) { .usesScenes }.because
  }

  /// Opens another scene, which takes the place of the one in the foreground.
  mutating func openScene(_ name: TextNumber, of app: AppNumber, in turn: inout Turn) {
    let decision = turn.ask(SceneConnection.self) { [.usesScenes, .inFront, .running, .requested] }
    guard decision.answer.connects else { return }
    moveScenes(of: app, with: .background, in: &turn)
    connect(name, of: app, with: nil, because: decision.because, in: &turn)
    moveScenes(of: app, with: state(of: app), in: &turn)
  }

  /// Disconnects a scene in the background.
  mutating func disconnectScene(_ name: TextNumber?, of app: AppNumber, in turn: inout Turn) {
    let decision = turn.ask(SceneDisconnection.self) { .background }
    guard decision.answer.disconnects else { return }
    apps[Int(app.rawValue)].scenes.removeAll { $0.name == name }
    note(.app(app, .scene(name, .disconnected)), because: decision.because, in: &turn)
  }

  /// Lets the scenes of an app follow its state: the last one is in front, the others are not.
  mutating func moveScenes(
    of app: AppNumber,
    with state: AppState,
    because: RuleSet = RuleSet(),
    in turn: inout Turn
  ) {
    let states: (front: SceneState, others: SceneState)
    switch state {
    case .notRunning:
      apps[Int(app.rawValue)].scenes = []
      return
    case .foreground: states = (.active, .background)
    case .inactive: states = (.inactive, .background)
    case .background, .suspended: states = (.background, .background)
    }
    let last = apps[Int(app.rawValue)].scenes.count - 1
    for index in apps[Int(app.rawValue)].scenes.indices {
      let state = index == last ? states.front : states.others
      guard apps[Int(app.rawValue)].scenes[index].state != state else { continue }
      apps[Int(app.rawValue)].scenes[index].state = state
      let name = apps[Int(app.rawValue)].scenes[index].name
      let because = index == last ? because : []
      note(.app(app, .scene(name, .moved(state))), because: because, in: &turn)
    }
  }

  /// Returns the state of a scene of an app; nil names its first scene.
  public func sceneState(_ name: TextNumber?, of app: AppNumber) -> SceneState {
    apps[Int(app.rawValue)].scenes.first { $0.name == name }?.state ?? .disconnected
  }

  mutating func connect(
    _ name: TextNumber?,
    of app: AppNumber,
    with response: TextNumber?,
    because: RuleSet,
    in turn: inout Turn
  ) {
    apps[Int(app.rawValue)].scenes.append(SceneRow(name: name))
    note(.app(app, .scene(name, .connected(response: response))), because: because, in: &turn)
  }
}
