/// Views that belong together.
public struct Group<Content: View>: ContainerView {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views above each other.
public struct VStack<Content: View>: ContainerView {
  let content: Content

  /// Stacks views; Belfry ignores their alignment and spacing.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views next to each other.
public struct HStack<Content: View>: ContainerView {
  let content: Content

  /// Stacks views; Belfry ignores their alignment and spacing.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views on top of each other.
public struct ZStack<Content: View>: ContainerView {
  let content: Content

  /// Stacks views; Belfry ignores their alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A stack of screens, of which Belfry evaluates the first.
public struct NavigationStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack with its first screen.
  public init(@ViewBuilder root: () -> Content) { content = root() }
}

/// Rows with a title.
public struct Section<Content: View>: ContainerView {
  let content: Content

  /// Creates rows without a title.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates rows with a title, which Belfry does not show.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Controls in groups.
public struct Form<Content: View>: ContainerView {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Rows in a column; Belfry evaluates all of them.
public struct List<Content: View>: ContainerView {
  let content: Content

  /// Creates a list of fixed rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Creates a view for each element, which has an identifier.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Creates a view for each element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    id = { $0 }
    self.content = content
  }

  /// Lets the user delete rows; Belfry never calls it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }

  func update(_ node: Node) {
    for element in data {
      node.place(node.read { content(element) }, at: .id(AnyHashable(id(element))))
    }
  }
}
