import BelfryUIKit
import BelfryUserNotifications
import DeviceHost
public import Foundation
import PhoneDescription
import Scenarios
import Synchronization
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// Sends a remote notification, which the phone receives at once.
  ///
  /// Every key of Apple's in the payload is checked. While the phone is off, APNs keeps the latest
  /// notification for each app until the phone starts:
  ///
  /// ```swift
  /// let phone = VirtualPhone.current
  /// phone.install("Weather", authorization: .authorized) { nil }
  /// await phone.powerOff()
  /// await phone.push(["aps": ["alert": "Rain"]], id: "rain", expiration: phone.date + 3600)
  /// await phone.powerOn()
  /// #expect(phone.app.delivered == ["rain"])
  /// ```
  ///
  /// - Parameters:
  ///   - payload: The payload from the server, with the key `aps`.
  ///   - identifier: The collapse identifier, which becomes the identifier of the request; `nil`
  ///     for `push-1`, `push-2` and so on.
  ///   - expiration: The date of `apns-expiration`, after which APNs does not deliver the
  ///     notification; `nil` without one. A date in the past keeps nothing.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func push(
    _ payload: [String: Any],
    id identifier: String? = nil,
    expiration: Date? = nil,
    to app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard JSONSerialization.isValidJSONObject(payload),
      let data = try? JSONSerialization.data(
        withJSONObject: payload,
        options: .withoutEscapingSlashes
      )
    else { return fail("the payload holds what JSON does not have", at: place) }
    await push(data, "the payload", identifier, expiration, to: app, at: place)
  }

  /// Delivers a remote notification with a payload in JSON.
  ///
  /// - Parameters:
  ///   - text: The payload from the server, with the key `aps`.
  ///   - identifier: The collapse identifier, which becomes the identifier of the request; `nil`
  ///     for `push-1`, `push-2` and so on.
  ///   - expiration: The date of `apns-expiration`, after which APNs does not deliver the
  ///     notification; `nil` without one. A date in the past keeps nothing.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func push(
    json text: String,
    id identifier: String? = nil,
    expiration: Date? = nil,
    to app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await push(Data(text.utf8), "the payload", identifier, expiration, to: app, at: place)
  }

  /// Delivers a remote notification from a file for `xcrun simctl push`.
  ///
  /// The name of the file without `.apns` is the identifier.
  ///
  /// - Parameters:
  ///   - path: The path of the file. A relative path is looked up in the folder of the test's file
  ///     and in the folders above it.
  ///   - app: The app; `nil` for the bundle in the file, or for ``app``.
  ///   - place: The source location of a failure.
  ///   - file: The path of the test's file.
  public func push(
    file path: String,
    to app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation,
    besides file: String = #filePath
  ) async {
    let found: (url: URL, data: Data)
    do throws(UnreadableFile) {
      found = try contents(of: path, besides: file)
    } catch {
      return fail(error.description, at: place)
    }
    let name = found.url.lastPathComponent
    let identifier = name.hasSuffix(".apns") ? String(name.dropLast(5)) : name
    await push(found.data, "\"\(path)\"", identifier, nil, to: app, at: place)
  }

  /// Lets the system hold background pushes, which have a low priority.
  ///
  /// The system holds the newest one of each app until the user opens the app, or until
  /// ``deliverBackgroundPushes(at:)``. When the process of an app ends, its push is discarded.
  /// Apple's [page about background
  /// updates](https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app)
  /// advises at most two or three an hour.
  ///
  /// - Parameter place: The source location of a failure.
  public func holdBackgroundPushes(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.holdsBackgroundPushes(true)), at: place)
  }

  /// Delivers the background pushes that the system holds, and holds none from now on.
  ///
  /// - Parameter place: The source location of a failure.
  public func deliverBackgroundPushes(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.holdsBackgroundPushes(false)), at: place)
  }

  /// Ends the service extension that has a push, at its start or for its memory.
  ///
  /// The system does not call `serviceExtensionTimeWillExpire`, and presents the push as it was
  /// sent.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the push.
  ///   - app: The app of the extension, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func endServiceExtension(
    withPush identifier: String,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await act(
      .device(.endsExtension((app ?? self.app).number, number(of: identifier))),
      at: place
    )
  }

  private func push(
    _ data: Data,
    _ what: String,
    _ identifier: String?,
    _ expiration: Date?,
    to app: PhoneApp?,
    at place: SourceLocation
  ) async {
    let read: ReadPush
    do throws(IncludeRefusal) {
      let payload = try Payload(json: Array(data), named: what)
      do throws(PayloadMistake) {
        read = try payload.push()
      } catch {
        return fail("\(what) \(error.message)", at: place)
      }
    } catch {
      let message = error.message.replacingOccurrences(of: "'\(what)'", with: what)
      return fail(message, at: place)
    }
    guard let target = target(of: read, app, at: place) else { return }
    let count = state.withLock { state in
      if identifier == nil { state.pushes += 1 }
      return state.pushes
    }
    let name = identifier ?? "push-\(count)"
    let userInfo = (try? JSONSerialization.jsonObject(with: data)) as? [AnyHashable: Any]
    let content = Pushed.enter(read.content(with: userInfo ?? [:]), named: name, on: host)
    let push = Push(
      identifier: number(of: name),
      content: content,
      isContentAvailable: read.isContentAvailable,
      isMutable: read.isMutable,
      lifetime: expiration.map(lifetime(until:))
    )
    await act(.device(.receives(target.number, push)), at: place)
  }

  /// Returns the time until an expiration, at most the longest time for which APNs keeps a
  /// notification.
  private func lifetime(until expiration: Date) -> Interval {
    let now = Date(timeIntervalSince1970: Double(host.wall.nanoseconds) / 1e9)
    let seconds = expiration.timeIntervalSince(now)
    let longest = Double(PushRetention.longest.nanoseconds) / 1e9
    return Interval(nanoseconds: Int64(min(max(seconds, 0), longest) * 1e9))
  }

  /// Returns the app of a remote notification: the given one, the one of its bundle, or the last
  /// one launched.
  private func target(of push: ReadPush, _ app: PhoneApp?, at place: SourceLocation) -> PhoneApp? {
    if let app { return app }
    guard let bundle = push.bundle else { return self.app }
    let names = host.withBook { $0.apps }
    let found = names.indices.map { AppNumber(rawValue: UInt16($0)) }
      .filter { host.description(of: $0).bundleIdentifier == bundle }
    if names.count == 1 || (found.isEmpty && names.isEmpty) { return self.app }
    guard let number = found.first else {
      fail(
        "the push is for \(bundle), and no app on the phone has that bundle identifier",
        at: place
      )
      return nil
    }
    return PhoneApp(name: names[Int(number.rawValue)], number: number, phone: self)
  }
}

extension ReadPush {
  fileprivate func content(with userInfo: [AnyHashable: Any]) -> UNNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = title ?? ""
    content.subtitle = subtitle ?? ""
    content.body = body ?? ""
    content.badge = badge.map { NSNumber(value: $0) }
    content.categoryIdentifier = category ?? ""
    content.threadIdentifier = thread ?? ""
    content.filterCriteria = filter
    content.targetContentIdentifier = target
    content.relevanceScore = Double(relevance) / 100
    content.interruptionLevel =
      UNNotificationInterruptionLevel(rawValue: UInt(level.rawValue)) ?? .active
    content.userInfo = userInfo
    if let sound {
      let name = UNNotificationSoundName(rawValue: sound)
      content.sound =
        switch (sound == "default", isCritical) {
        case (true, false): .default
        case (true, true): .defaultCritical
        case (false, false): UNNotificationSound(named: name)
        case (false, true): .criticalSoundNamed(name)
        }
    }
    return content
  }
}

extension PhoneApp {
  /// The device token of the app.
  ///
  /// It is the same in every run, until the phone is restored from a backup.
  public var deviceToken: Data { RemoteRegistration.token(of: number, on: phone.host) }
}
