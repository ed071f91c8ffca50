import SystemPolicy
import VirtualDevice

extension Setting {
  /// The events that bring a phone to its initial state, in order, and the actions of apps in
  /// every launch, which are not played yet.
  func events(_ book: Book) -> [(event: Event, isPlayed: Bool)] {
    var played: [Event] = []
    var later: [Event] = []
    for (index, app) in apps.enumerated() {
      let number = AppNumber(rawValue: UInt16(index))
      played.append(.device(.installs(number, app.status)))
      if !app.entitlements.isEmpty { played.append(.device(.entitles(number, app.entitlements))) }
      if let build = app.build { played.append(.device(.builds(number, build))) }
      for sound in app.sounds {
        let file = SoundFile(named: book[sound.name], length: sound.length)
        played.append(.device(.bundles(number, sound.name, file)))
      }
      for file in app.files {
        var file = file
        file.type = AttachmentType(ofFileNamed: book[file.name])
        played.append(.device(.stores(number, file)))
      }
      if app.location != .notDetermined {
        played.append(.device(.location(.permits(number, app.location))))
      }
      if let request = app.missingUsage {
        played.append(.device(.location(.lacksUsage(number, request))))
      }
      if !app.delegate.isEmpty { later.append(.app(number, .setsDelegate(app.delegate))) }
      later += app.reactions.map { .app(number, $0.action) }
    }
    if let latency { played.append(.device(.location(.isSlow(latency)))) }
    played += focusFacts.map { .device(.setsUp($0)) }
    if let spot { played.append(.device(.relocates(to: spot))) }
    return played.map { ($0, true) } + later.map { ($0, false) }
  }
}
