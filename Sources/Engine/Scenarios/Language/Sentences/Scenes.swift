import SystemPolicy
import VirtualDevice

extension Topic {
  static let scenes = Topic(
    "Scenes",
    """
    An app with a scene manifest has scenes: objects in its process that show its interface. The \
    system connects a scene when the app comes to the foreground, and its connection options \
    contain the response that caused it. Without a fact an app has no scene manifest and was built \
    with the SDK of iOS 26.
    """,
    Verb.sceneFacts + Verb.scenes,
    examples: [
      #"""
      scenario "a tap starts the app: its scene gets the response"
      app has scene manifest
      app has delegate
      device has authorization authorized
      @08:00 user opens app
        expect scene connected without response
        expect scene active
        app adds "tea" after 5m title "Tea"
        user force-quits app
        expect scene disconnected
      @08:06 user taps "tea"
        expect scene connected with "tea"
        expect tap on "tea" received
      """#,
      #"""
      scenario "a scene is disconnected in the background"
      app has scene manifest
      @08:00 user opens app
        app opens scene "chat"
        expect scene "chat" active
        expect scene background
        user leaves app
        device disconnects scene "chat" for app
        expect scene "chat" disconnected
        user opens app
        expect scene active
      """#,
      #"""
      scenario "a tap brings the scene that shows the content"
      app has scene manifest
      app has delegate
      device has authorization authorized
      @08:00 user opens app
        app opens scene "chat"
        app prefers scene for target "settings"
        app prefers scene "chat" for target "room-1"
        app excludes scene "chat" for any other target
        app adds "news" after 5m title "News" target "settings"
        user leaves app
      @08:06 user taps "news"
        expect scene active because scenes.target-brings-the-preferred-scene
        expect scene "chat" background
      """#,
      #"""
      scenario "an app with one scene only"
      app has scene manifest without multiple scenes
      @08:00 user opens app
        expect scene active
        app opens scene "chat"
        expect impossible
      """#,
      #"""
      scenario "the SDK of iOS 27 requires scenes"
      app is built with SDK 27
      @08:00 user opens app
        expect app crashed "UIScene life cycle is required for apps built with this SDK"
        expect app not running
      """#,
    ],
    slips: [
      "app has scenes",
      "app uses scenes",
      "app built with SDK 27",
      "user opens app\napp opens scene \"chat\"",
      "device disconnects scene",
      "expect scene foreground",
      "user opens app\napp prefers scene \"chat\" for \"room-1\"",
      "app has scene manifest for one scene",
    ]
  )
}

extension Verb {
  /// Facts about the way in which an app was built.
  static let sceneFacts: [Verb] = [
    fact(
      "app has scene manifest [without multiple scenes]",
      """
      The app's property list has `UIApplicationSceneManifest`, so the app uses scenes: several, \
      unless the line says otherwise.
      """
    ) {
      .hasSceneManifest($0.app, supportsMultipleScenes: !$0.has("without"))
    } write: {
      guard case .hasSceneManifest(let app, let isMultiple) = $0 else { return nil }
      return [("app", app.captured), ("without", (!isMultiple).marked)]
    },

    fact(
      "app is built with SDK <sdk:version>",
      """
      The app was built with the SDK of this version of iOS; the default is 26. Without a line \
      about its build, the console of an app has no message about scenes.
      """
    ) {
      let version = $0["sdk"]!
      return .builtWith($0.app, OSVersion(UInt8(version >> 8), UInt8(version & 0xFF)))
    } write: {
      guard case .builtWith(let app, let version) = $0 else { return nil }
      let number = Int64(version.major) << 8 | Int64(version.minor)
      return [("app", app.captured), ("sdk", number)]
    },
  ]

  /// Scenes of an app.
  static let scenes: [Verb] = [
    app(
      "opens scene <scene:text>",
      """
      The app requests the activation of a new scene with this name, which takes the place of the \
      scene in the foreground.
      """
    ) {
      .opensScene($0.text("scene")!)
    } write: {
      guard case .opensScene(let name) = $0 else { return nil }
      return [("scene", name.captured)]
    },

    app(
      "(prefers | allows | excludes) scene [<scene:text>] for (target <target:text> | any other target)",
      """
      The `activationConditions` of the scene: it shows content with this \
      `targetContentIdentifier` best, can show it, or cannot. A scene allows the identifiers of \
      which no line says anything.
      """
    ) {
      let fit: SceneFit =
        $0.has("prefers") ? .preferred : $0.has("allows") ? .allowed : .excluded
      return .fitsScene($0.text("scene"), fit, target: $0.text("target"))
    } write: {
      guard case .fitsScene(let name, let fit, let target) = $0 else { return nil }
      let word =
        switch fit {
        case .preferred: "prefers"
        case .allowed: "allows"
        case .excluded: "excludes"
        }
      return [(word, 1)] + name.writtenScene
        + [target.map { ("target", $0.captured) } ?? ("any", 1)]
    },

    device(
      "disconnects scene [<scene:text>] [for <of:app>]",
      "The system disconnects a scene in the background and keeps the process."
    ) {
      .disconnectsScene($0.appNamed("of"), $0.text("scene"))
    } write: {
      guard case .disconnectsScene(let app, let name) = $0 else { return nil }
      return name.writtenScene + [("of", app.captured)]
    },

    expect(
      "[<of:app>] scene [<scene:text>] (active | inactive | background | disconnected) [because <because:rule>]",
      "The state of a scene now. Without a name it is the first scene of the app."
    ) { captures in
      let state = SceneState.allCases.first { captures.has(SlotName($0.name)) }!
      return .isSo(.scene(captures.appNamed("of"), captures.text("scene"), state))
    } write: {
      guard case .isSo(.scene(let app, let name, let state)) = $0 else { return nil }
      return [("of", app.captured)] + name.writtenScene + [(state.name, 1)]
    },

    expect(
      "[<of:app>] scene [<scene:text>] connected [(with <id:id> | without response)] WINDOW",
      """
      `scene(_:willConnectTo:options:)` was called. Its connection options contain the response to \
      this notification, or none.
      """
    ) {
      let response: Expectation.SceneResponse =
        $0.text("id").map { .to($0) } ?? ($0.has("without") ? .none : .any)
      return .sceneConnected($0.appNamed("of"), $0.text("scene"), response)
    } write: {
      guard case .sceneConnected(let app, let name, let response) = $0 else { return nil }
      let options: Written =
        switch response {
        case .any: []
        case .none: [("without", 1)]
        case .to(let text): [("id", text.captured)]
        }
      return [("of", app.captured)] + name.writtenScene + options
    },
  ]
}

extension TextNumber? {
  /// The captures of an optional name of a scene.
  fileprivate var writtenScene: Written { map { [("scene", $0.captured)] } ?? [] }
}
