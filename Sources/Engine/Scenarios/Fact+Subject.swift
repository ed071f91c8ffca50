package import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Fact {
  /// Indicates whether two facts conflict because they have the same subject.
  package func hasSameSubject(as other: Fact) -> Bool {
    subject != nil && subject == other.subject
  }

  /// The subject of a fact, where there can be only one such fact.
  package enum Subject: Hashable {
    case latency
    case phone, zone, start, weeks, reading, exhaustive, spot
    case dispute(DisputeNumber)
    case toleration(DisturbanceName)
    case delegate(AppNumber)
    case replies(AppNumber)
    case neverCompletes(AppNumber)
    case ignoredResponses(AppNumber)
    case authorization(AppNumber)
    case location(AppNumber)
    case entitled(AppNumber)
    case sound(AppNumber, TextNumber)
    case focus(FocusFact)
    case usage(AppNumber)
    case sceneManifest(AppNumber)
    case sdk(AppNumber)
    case remoteNotificationMode(AppNumber)
    case pushEntitlement(AppNumber)
    case requiredServiceSession(AppNumber)
    case serviceExtension(AppNumber)
    case place(TextNumber)
    case reacts(AppNumber, Reaction)
    case file(AppNumber, TextNumber)
  }

  package var subject: Subject? {
    switch self {
    case .phone: .phone
    case .zone: .zone
    case .start: .start
    case .weeks: .weeks
    case .reading: .reading
    case .exhaustive: .exhaustive
    case .tolerates(let name, _): .toleration(name)
    case .spot: .spot
    case .assume(let side): .dispute(side.dispute)
    case .delegate(let app, _): .delegate(app)
    case .replies(let app, _): .replies(app)
    case .neverCompletes(let app): .neverCompletes(app)
    case .ignoresResponses(let app): .ignoredResponses(app)
    case .authorization(let app, _): .authorization(app)
    case .location(let app, _): .location(app)
    case .lacksUsage(let app, _): .usage(app)
    case .hasSceneManifest(let app, _): .sceneManifest(app)
    case .builtWith(let app, _): .sdk(app)
    case .lacksRemoteNotificationMode(let app): .remoteNotificationMode(app)
    case .lacksPushEntitlement(let app): .pushEntitlement(app)
    case .requiresServiceSession(let app): .requiredServiceSession(app)
    case .hasServiceExtension(let app): .serviceExtension(app)
    case .latency: .latency
    case .place(let region): .place(region.identifier)
    case .reacts(let app, let reaction): .reacts(app, reaction)
    case .file(let app, let file): .file(app, file.name)
    case .entitled(let app, _): .entitled(app)
    case .sound(let app, let name, _): .sound(app, name)
    case .focus(let fact): .focus(fact)
    case .app: nil
    }
  }
}
