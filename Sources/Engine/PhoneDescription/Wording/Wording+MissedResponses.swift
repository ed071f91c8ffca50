package import VirtualDevice

extension Wording {
  /// Returns why no delegate received a response, and what the app must do to receive it.
  package func sentence(_ missed: MissedResponse) -> String {
    let app = name(missed.name.app)
    let options = "connectionOptions.notificationResponse in scene(_:willConnectTo:options:)"
    var text =
      switch missed.delegate {
      case .none where missed.isLaunch:
        "\(app) had no delegate when its launch ended; set one in "
          + "application(_:didFinishLaunchingWithOptions:)"
      case .none: "\(app) had no delegate; set one at launch, and keep a reference to it"
      case .late:
        "\(app) set its delegate after its launch had ended; set it in "
          + "application(_:didFinishLaunchingWithOptions:)"
      case .withoutDidReceive:
        "the delegate of \(app) has no didReceive; implement "
          + "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      case .spared: "the delegate of \(app) is not called"
      }
    if case .hasResponse = missed.scene {
      text += missed.delegate == .spared ? "; read \(options)" : ", or read \(options)"
    }
    return text
  }
}
