public import SystemPolicy
public import VirtualDevice

/// An action that an app performs in every launch when the phone calls it.
public struct Reaction: Hashable, Sendable {
  /// The event that it reacts to.
  public var signal: Signal
  /// The action that it performs.
  public var action: AppAction

  /// Creates a reaction.
  public init(to signal: Signal, with action: AppAction) {
    self.signal = signal
    self.action = action
  }

  /// An event that an app can react to.
  public enum Signal: Hashable, Sendable {
    /// It was launched.
    case launch
    /// The edge of the region of an identifier was crossed.
    case crossing(TextNumber, Boundary)
    /// Its delegate heard of a tap on the notification of an identifier.
    case tap(TextNumber)
    /// The system has reported a change of the time to it, by this signal.
    case time(SystemSignals)
    /// Its `didReceiveRemoteNotification` was called for the push of an identifier.
    case push(TextNumber)
    /// Its delegate heard of the dismissal of the notification of an identifier.
    case dismissal(TextNumber)
    /// Its delegate heard of an action, the first, on the notification of an identifier.
    case action(TextNumber, on: TextNumber)
  }
}

extension Reaction.Signal {
  /// The part of a response that an app receives.
  init(_ response: Response, to identifier: TextNumber) {
    switch response {
    case .tap: self = .tap(identifier)
    case .dismissal: self = .dismissal(identifier)
    case .action(let action, _): self = .action(action, on: identifier)
    }
  }

  /// Indicates whether the delegate must implement `didReceive` for it.
  var needsDelegate: Bool {
    switch self {
    case .tap, .dismissal, .action: true
    case .launch, .crossing, .time, .push: false
    }
  }
}

extension Setting {
  /// The actions of apps in reaction to the phone's effects, in their order.
  func reactions(to effect: Effect) -> [Event] {
    switch effect {
    case .app(let app, let effect): reactions(of: app, to: effect)
    case .notification(let name, let effect): reactions(to: effect, of: name)
    case .region(let name, let effect): reactions(to: effect, of: name)
    case .category, .phone: []
    }
  }

  private func reactions(of app: AppNumber, to effect: AppEffect) -> [Event] {
    switch effect {
    case .launched:
      let methods = apps[Int(app.rawValue)].delegate
      let delegate: [Event] = methods.isEmpty ? [] : [.app(app, .setsDelegate(methods))]
      return delegate + reactions(of: app, to: .launch)
    case .signalled(let signals):
      return SystemSignals.named.filter { signals.contains($0.value) }
        .flatMap { reactions(of: app, to: .time($0.value)) }
    case _: return []
    }
  }

  private func reactions(to effect: NotificationEffect, of name: NotificationName) -> [Event] {
    switch effect {
    case .willPresentCalled:
      let reply = apps[Int(name.app.rawValue)].reply
      return reply.map { [.app(name.app, .presents(name.identifier, $0))] } ?? []
    case .didReceiveCalled(let response):
      let app = apps[Int(name.app.rawValue)]
      let open: [Event] =
        app.neverCompletes ? [.app(name.app, .neverCompletes(name.identifier))] : []
      return reactions(of: name.app, to: Reaction.Signal(response, to: name.identifier)) + open
    case .didReceiveRemoteCalled: return reactions(of: name.app, to: .push(name.identifier))
    case _: return []
    }
  }

  private func reactions(to effect: RegionEffect, of name: RegionName) -> [Event] {
    switch effect {
    case .crossed(let boundary):
      reactions(of: name.app, to: .crossing(name.identifier, boundary))
    case _: []
    }
  }

  private func reactions(of app: AppNumber, to signal: Reaction.Signal) -> [Event] {
    apps[Int(app.rawValue)].reactions.filter { $0.signal == signal }.map { .app(app, $0.action) }
  }

  /// Moves a place to another position, wherever it was named before.
  mutating func move(_ place: Region) {
    // What was not there yet was named nowhere.
    guard places.updateValue(place, forKey: place.identifier) != nil else { return }
    if spot?.name == place.identifier { spot?.coordinate = place.center }
    for app in apps.indices {
      for index in apps[app].reactions.indices {
        apps[app].reactions[index].action.move(place)
      }
    }
  }
}

extension AppAction {
  /// The identifier, or the name, of what an app makes by it.
  var made: TextNumber? {
    switch self {
    case .adds(let request): request.identifier
    case .legacy(let action): action.made
    case _:
      nil
    }
  }

  fileprivate mutating func move(_ place: Region) {
    switch self {
    case .monitors(var region) where region.identifier == place.identifier:
      region.center = place.center
      region.radius = place.radius
      self = .monitors(region)
    case .adds(var request):
      guard case .region(var region, let repeats) = request.trigger,
        region.identifier == place.identifier
      else { return }
      region.center = place.center
      region.radius = place.radius
      request.trigger = .region(region, repeats: repeats)
      self = .adds(request)
    case .legacy(.schedules(var notification))
    where notification.region?.identifier == place.identifier:
      notification.region?.center = place.center
      notification.region?.radius = place.radius
      self = .legacy(.schedules(notification))
    case .location(.monitors(var region, let monitor, let state))
    where region.identifier == place.identifier:
      region.center = place.center
      region.radius = place.radius
      self = .location(.monitors(region, in: monitor, assuming: state))
    case _:
      return
    }
  }
}
