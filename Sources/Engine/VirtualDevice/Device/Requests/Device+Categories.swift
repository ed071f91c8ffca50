public import SystemPolicy
import VirtualTime

extension Device {
  /// Sets the categories of an app.
  mutating func setCategories(_ categories: [Category], of app: AppNumber, in turn: inout Turn) {
    let others = rare.categories.map { $0.name }.filter { name in
      name.app == app && !categories.contains { $0.identifier == name.identifier }
    }
    let decision = turn.ask(CategoryRegistration.self) { if !others.isEmpty { .others } }
    if decision.answer.replacesAll {
      for name in others { forgetCategory(name, because: decision.because, in: &turn) }
    }
    for category in categories {
      set(category, of: app, because: decision.because, in: &turn)
    }
  }

  private mutating func set(
    _ category: Category,
    of app: AppNumber,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let name = CategoryName(app, category.identifier)
    rare.categories.removeAll { $0.name == name }
    rare.actions.removeAll { $0.category == name }
    // The categories are a set: their order has no effect.
    let place = rare.categories.firstIndex { name.comesBefore($0.name) } ?? rare.categories.endIndex
    rare.categories.insert(CategoryRow(name: name, traits: category.traits), at: place)
    note(.category(name, .set(category.traits)), because: because, in: &turn)
    let first = rare.actions.firstIndex { name.comesBefore($0.category) } ?? rare.actions.endIndex
    let rows = category.actions.map { ActionRow(category: name, action: $0) }
    rare.actions.insert(contentsOf: rows, at: first)
    for row in rows {
      note(.category(name, .actionAdded(row.action)), because: because, in: &turn)
    }
  }

  private mutating func forgetCategory(
    _ name: CategoryName,
    because: RuleSet,
    in turn: inout Turn
  ) {
    rare.categories.removeAll { $0.name == name }
    rare.actions.removeAll { $0.category == name }
    note(.category(name, .forgotten), because: because, in: &turn)
  }

  /// Removes the categories of an app.
  mutating func forgetCategories(of app: AppNumber, because: RuleSet, in turn: inout Turn) {
    for row in rare.categories where row.name.app == app {
      forgetCategory(row.name, because: because, in: &turn)
    }
  }

  /// Returns the category that an app has set under an identifier, if any.
  public func category(_ name: CategoryName) -> Category? {
    guard let row = rare.categories.first(where: { $0.name == name }) else { return nil }
    return Category(
      identifier: name.identifier,
      traits: row.traits,
      actions: rare.actions.filter { $0.category == name }.map { $0.action }
    )
  }

  /// Returns the category of a notification that is shown, if its content names one.
  public func categoryName(of name: NotificationName) -> CategoryName? {
    rare.labels.first(of: name)?.category.map { CategoryName(name.app, $0) }
  }

  /// Returns the buttons that a notification shows now, and the rules that decide.
  ///
  /// - Parameter isLimited: Indicates whether there is room for only a few, as on a banner.
  public func actions(
    of name: NotificationName,
    isLimited: Bool = false,
    in turn: inout Turn
  ) -> (actions: [Action], because: RuleSet) {
    let category = categoryName(of: name).flatMap(self.category)
    let decision = label(name, category, isLimited: isLimited, in: &turn)
    guard decision.answer.showsActions, let category else { return ([], decision.because) }
    return (Array(category.actions.prefix(decision.answer.mostActions)), decision.because)
  }

  /// Returns the summary format for a group of a category's notifications, if one applies, and
  /// the rules that decide.
  public func summaryFormat(
    of name: NotificationName,
    in turn: inout Turn
  ) -> (format: TextNumber?, because: RuleSet) {
    let category = categoryName(of: name).flatMap(self.category)
    let decision = label(name, category, isLimited: false, in: &turn)
    let format = decision.answer.usesSummaryFormat ? category?.traits.summaryFormat : nil
    return (format, decision.because)
  }

  private func label(
    _ name: NotificationName,
    _ category: Category?,
    isLimited: Bool,
    in turn: inout Turn
  ) -> Decision<CategoryPresentation.Answer> {
    turn.ask(CategoryPresentation.self) {
      if categoryName(of: name) != nil { .named }
      if let category {
        .isSet
        if category.traits.summaryFormat != nil { .summaryFormat }
      }
      if isLimited { .limited }
      if rare.labels.first(of: name)?.hasAttachment == true { .hasAttachment }
    }
  }

  /// Records the category of a notification that is shown.
  mutating func label(_ name: NotificationName, _ content: Content) {
    rare.labels.removeAll(of: name)
    if let label = Label(name, content) { rare.labels.append(label) }
  }

  /// Removes the recorded categories of notifications that are no longer shown.
  mutating func forgetLabels() {
    let gone = rare.labels.filter { !isThere($0.name) }
    for label in gone { rare.labels.removeAll(of: label.name) }
  }

  /// Removes the recorded category of a notification unless the notification is still shown.
  mutating func forgetLabel(of name: NotificationName) {
    if rare.labels.contains(name), !isThere(name) { rare.labels.removeAll(of: name) }
  }
}

extension CategoryName {
  /// Indicates whether the name sorts before another one, by app and then by identifier.
  fileprivate func comesBefore(_ other: CategoryName) -> Bool {
    (app, identifier.rawValue) < (other.app, other.identifier.rawValue)
  }
}
