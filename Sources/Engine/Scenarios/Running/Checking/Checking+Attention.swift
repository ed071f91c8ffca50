import SystemPolicy
import VirtualDevice

extension Run {
  /// Checks whether the text of a notification can be read where it is shown.
  mutating func checkPreview(
    of name: NotificationName,
    isHidden: Bool,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    guard isSeen(name) else { return whereabouts(of: name) ?? .isSo(.listed(name, false)) }
    let found = device.preview(of: name, in: &turn)
    guard found.answer.isHidden == isHidden else {
      return .isSo(.preview(name, isHidden: found.answer.isHidden))
    }
    return otherReasons(found.because, expectation)
  }

  /// Compares the readable text of a notification with the expected text.
  mutating func checkReads(
    _ name: NotificationName,
    _ wanted: ContentTexts,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let row = snapshot(of: name.app).delivered.first { $0.name == name }
    guard isSeen(name), let row else {
      return whereabouts(of: name) ?? .isSo(.listed(name, false))
    }
    let texts = book[row.content.texts]
    let preview = device.preview(of: name, in: &turn)
    var found = [texts.title, texts.subtitle, texts.body].map { $0.map { book[$0] } }
    if preview.answer.isHidden {
      if !preview.answer.showsTitle { found[0] = nil }
      if !preview.answer.showsSubtitle { found[1] = nil }
      let format = preview.placeholder.map { book[$0] } ?? PreviewVisibility.placeholder
      found[2] = format.counting(members(ofGroupOf: row))
    }
    guard found == [wanted.title, wanted.subtitle, wanted.body].map({ $0.map { book[$0] } }) else {
      guard !preview.answer.isHidden else { return .isSo(.preview(name, isHidden: true)) }
      let read = ContentTexts(title: texts.title, subtitle: texts.subtitle, body: texts.body)
      return .isSo(.reads(name, read))
    }
    return otherReasons(preview.because, expectation)
  }

  /// Compares the summary argument of a group with the expected one.
  mutating func checkSummaryArgument(
    of name: NotificationName,
    _ wanted: TextNumber?,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    guard let row = snapshot(of: name.app).delivered.first(where: { $0.name == name }) else {
      return whereabouts(of: name) ?? .isSo(.listed(name, false))
    }
    let argument = book[row.content.texts].summaryArgument
    let decision = device.grouping(hasSummaryArgument: argument != nil, of: name.app, in: &turn)
    let found = decision.answer.saysArgument ? argument : nil
    guard found == wanted else { return .isSo(.summaryArgument(name, found)) }
    return otherReasons(decision.because, expectation)
  }

  /// Returns the number of notifications in the group of one.
  private mutating func members(ofGroupOf row: PhoneSnapshot.Delivered) -> Int {
    let thread = book[row.content.texts].thread
    return snapshot(of: row.name.app).delivered.count { other in
      let isSame = book[other.content.texts].thread == thread
      return other.name == row.name || areGrouped(isSame, of: row.name.app).answer.isOneGroup
    }
  }

  private mutating func areGrouped(
    _ hasSameThread: Bool,
    of app: AppNumber
  ) -> Decision<NotificationGrouping.Answer> {
    device.grouping(ofSameThread: hasSameThread, of: app, in: &turn)
  }

  /// Indicates whether a notification is visible.
  func isSeen(_ name: NotificationName) -> Bool {
    device.screen.banner == name || device.screen.lockScreen.contains(name)
      || device.isListed(name)
  }

  private func otherReasons(
    _ because: RuleSet,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard let rule = expectation.because, !because.contains(rule) else { return nil }
    return .isSoForOtherReasons(because)
  }

  /// Checks whether two notifications in Notification Center are in one group.
  mutating func checkGrouped(
    _ name: NotificationName,
    _ other: TextNumber,
    _ areGrouped: Bool,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let names = [name, NotificationName(name.app, other)]
    var threads: [TextNumber?] = []
    for name in names {
      let row = snapshot(of: name.app).delivered.first { $0.name == name }
      guard let row else { return whereabouts(of: name) ?? .isSo(.listed(name, false)) }
      threads.append(book[row.content.texts].thread)
    }
    let found = self.areGrouped(threads[0] == threads[1], of: name.app)
    guard found.answer.isOneGroup == areGrouped else {
      return .isSo(.grouped(name, other, !areGrouped))
    }
    return otherReasons(found.because, expectation)
  }

  /// Returns the number of groups that an app has in Notification Center.
  mutating func groups(of app: AppNumber) -> Int {
    let threads = snapshot(of: app).delivered.map { book[$0.content.texts].thread }
    var heads: [TextNumber?] = []
    for thread in threads {
      var isNew = true
      for head in heads where isNew {
        isNew = !areGrouped(head == thread, of: app).answer.isOneGroup
      }
      if isNew { heads.append(thread) }
    }
    return heads.count
  }
}

extension String {
  /// Returns the text with a number in place of the first `%u`.
  fileprivate func counting(_ count: Int) -> String {
    guard let place = place(of: "%u") else { return self }
    return "\(self[..<place.lowerBound])\(count)\(self[place.upperBound...])"
  }
}
