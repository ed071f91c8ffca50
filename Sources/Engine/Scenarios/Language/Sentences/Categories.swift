import SystemPolicy
import VirtualDevice

extension Topic {
  static let categories = Topic(
    "Categories",
    """
    An app sets all its categories at once, at each launch. A notification shows the actions of \
    its category as buttons. The default title of an action is its identifier. `placeholder` is \
    hiddenPreviewsBodyPlaceholder, and `summary` is categorySummaryFormat.
    """,
    Verb.categories,
    examples: [
      #"""
      scenario "two buttons"
      device has authorization authorized
      @08:00 user opens app
        app sets categories "tea" with actions "drunk" "later"
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:10 expect actions of "cup" "drunk" "later"
        expect categories "tea"
      """#,
      #"""
      scenario "several categories, and a destructive button"
      device has authorization authorized
      @08:00 user opens app
        app sets categories "tea" with actions "later" "never" destructive and "news"
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:10 expect action "never" of "cup" destructive
        expect action "later" of "cup" not destructive
        expect actions of "cup" on banner "later" "never"
      """#,
      #"""
      scenario "new categories replace the old ones"
      phone iOS 17
      device has authorization authorized
      @08:00 user opens app
        app sets categories "tea" summary "%u more cups"
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:10 expect summary format of "cup" none
      @08:20 user opens app
        app sets categories none
        expect categories none
      """#,
    ],
    slips: [
      "app sets categories",
      "app sets categories tea",
      "app sets categories \"tea\" with \"later\"",
      "app sets categories \"tea\" with actions \"later\", \"never\"",
      "app registers category \"tea\"",
      "expect buttons of \"cup\" \"later\"",
    ]
  )
}

extension Verb {
  /// Categories, and the buttons of their notifications.
  static let categories: [Verb] = [
    app(
      "sets categories (none | {CATEGORY and …})",
      "Calls setNotificationCategories, which removes all other categories."
    ) {
      .setsCategories($0.categories)
    } write: {
      guard case .setsCategories(let categories) = $0 else { return nil }
      return categories.written
    },

    expect(
      "[<of:app>] categories (none | <ids:ids>) [because <because:rule>]",
      "The categories that getNotificationCategories returns now, in any order."
    ) {
      .isSo(.categories($0.appNamed("of"), $0.identifiers))
    } write: {
      guard case .isSo(.categories(let app, let identifiers)) = $0 else { return nil }
      return [("of", app.captured)] + identifiers.written
    },
    expect(
      "[<of:app>] actions of <id:id> [on banner] (none | <ids:ids>) [because <because:rule>]",
      "The buttons of a notification now, in their order; a banner has room for fewer."
    ) {
      .isSo(.actions($0.name(), isLimited: $0.has("on"), $0.identifiers))
    } write: {
      guard case .isSo(.actions(let name, let isLimited, let identifiers)) = $0 else { return nil }
      return name.written + (isLimited ? [("on", 1)] : []) + identifiers.written
    },
    expect(
      "[<of:app>] action <action:action> of <id:id> (destructive | not destructive)",
      "A button of a notification looks destructive now, or not."
    ) {
      .isSo(.destructive($0.name(), $0.text("action")!, $0.has("destructive")))
    } write: {
      guard case .isSo(.destructive(let name, let action, let isDestructive)) = $0 else {
        return nil
      }
      return name.written
        + [("action", action.captured), (isDestructive ? "destructive" : "not", 1)]
    },
    expect(
      "[<of:app>] summary format of <id:id> (none | <format:text>) [because <because:rule>]",
      "The category format that the summary of a notification's group uses now."
    ) {
      .isSo(.summaryFormat($0.name(), $0.text("format")))
    } write: {
      guard case .isSo(.summaryFormat(let name, let format)) = $0 else { return nil }
      return name.written + [format.map { ("format", $0.captured) } ?? ("none", 1)]
    },
  ]
}

extension Captures {
  /// The categories that a sentence lists.
  var categories: [Category] {
    lists.first.map { $0.map { $0.category } } ?? []
  }

  private var category: Category {
    var options: CategoryOptions = []
    for (name, option) in CategoryOptions.named where has(SlotName(name)) { options.insert(option) }
    return Category(
      identifier: identifier("category"),
      traits: CategoryTraits(
        options: options,
        placeholder: text("placeholder"),
        summaryFormat: text("summary")
      ),
      actions: lists[0].map { $0.action }
    )
  }

  private var action: Action {
    var options: ActionOptions = []
    for (name, option) in ActionOptions.named where has(SlotName(name)) { options.insert(option) }
    return Action(
      identifier: identifier("action"),
      title: text("actionTitle"),
      options: options,
      isTextInput: has("textInput")
    )
  }
}

extension [Category] {
  /// The captures of a sentence that lists the categories.
  var written: Written { isEmpty ? [("none", 1)] : flatMap { $0.written } }
}

extension Category {
  fileprivate var written: Written {
    let options = CategoryOptions.named.filter { traits.options.contains($0.value) }
    var values: Written = [("category", identifier.captured)]
    values += actions.flatMap { $0.written }
    values += options.map { ($0.name, 1) }
    if let placeholder = traits.placeholder { values.append(("placeholder", placeholder.captured)) }
    if let format = traits.summaryFormat { values.append(("summary", format.captured)) }
    return values
  }
}

extension Action {
  fileprivate var written: Written {
    var values: Written = [("action", identifier.captured)]
    if title != identifier { values.append(("actionTitle", title.captured)) }
    values += ActionOptions.named.filter { options.contains($0.value) }.map { ($0.name, 1) }
    if isTextInput { values.append(("textInput", 1)) }
    return values
  }
}

extension [TextNumber] {
  /// The captures of a list of identifiers, which may be empty.
  fileprivate var written: Written {
    isEmpty ? [("none", 1)] : map { ("ids", $0.captured) }
  }
}
