public import SystemPolicy

/// The name of a category: an app, and the identifier the app gave.
@frozen
public struct CategoryName: Hashable, Sendable {
  /// The app.
  public var app: AppNumber
  /// The identifier of its category.
  public var identifier: TextNumber

  /// Creates a name.
  public init(_ app: AppNumber, _ identifier: TextNumber) {
    self.app = app
    self.identifier = identifier
  }
}

/// A kind of notification, as its developer declares it.
public struct Category: Hashable, Sendable {
  /// Its identifier within the app.
  public var identifier: TextNumber
  /// The properties of the category other than its actions.
  public var traits: CategoryTraits
  /// The actions, in the developer's order.
  public var actions: [Action]

  /// Creates a category.
  public init(
    identifier: TextNumber,
    traits: CategoryTraits = CategoryTraits(),
    actions: [Action] = []
  ) {
    self.identifier = identifier
    self.traits = traits
    self.actions = actions
  }
}

/// The properties of a category other than its actions.
@frozen
public struct CategoryTraits: Hashable, Sendable {
  /// The options of the category.
  public var options: CategoryOptions
  /// `hiddenPreviewsBodyPlaceholder`: the text that replaces the body if previews are hidden.
  public var placeholder: TextNumber?
  /// `categorySummaryFormat`: the format that sums up a group of its notifications.
  public var summaryFormat: TextNumber?

  /// Creates the properties of a category.
  public init(
    options: CategoryOptions = [],
    placeholder: TextNumber? = nil,
    summaryFormat: TextNumber? = nil
  ) {
    self.options = options
    self.placeholder = placeholder
    self.summaryFormat = summaryFormat
  }
}

/// A button of a notification, as its developer declares it.
@frozen
public struct Action: Hashable, Sendable {
  /// Its identifier within the category.
  public var identifier: TextNumber
  /// The title of the button.
  public var title: TextNumber
  /// The options of the action.
  public var options: ActionOptions
  /// A Boolean value that indicates whether the user enters a text for it.
  public var isTextInput: Bool

  /// Creates an action; nil for a title that is the identifier.
  public init(
    identifier: TextNumber,
    title: TextNumber? = nil,
    options: ActionOptions = [],
    isTextInput: Bool = false
  ) {
    self.identifier = identifier
    self.title = title ?? identifier
    self.options = options
    self.isTextInput = isTextInput
  }
}

/// A category that an app has set, without its actions.
struct CategoryRow: Hashable, Sendable {
  var name: CategoryName
  var traits: CategoryTraits
}

/// An action of a category that an app has set.
struct ActionRow: Hashable, Sendable {
  var category: CategoryName
  var action: Action
}

/// A notification that is shown somewhere, with the category and the target that its content names.
public struct Label: Hashable, Sendable {
  /// The notification.
  public var name: NotificationName
  /// The identifier of its category, if its content names one.
  public var category: TextNumber?
  /// Its target content identifier, if its content has one.
  public var target: TextNumber?
  /// A Boolean value that indicates whether it has an attachment.
  public var hasAttachment: Bool

  /// Creates the label of a notification; nil if its content has neither a category nor a target
  /// content identifier.
  init?(_ name: NotificationName, _ content: Content) {
    guard content.category != nil || content.target != nil else { return nil }
    self.name = name
    category = content.category
    target = content.target
    hasAttachment = content.carries.contains(.attachment)
  }
}
