public import Foundation

/// A scene with windows, which Belfry keeps and does not draw.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open internal(set) var windows: [UIWindow] = []
  /// The window that gets the events of the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

/// A window: it holds a view controller and draws nothing.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController?
  /// A Boolean value that indicates whether the window gets the events of the keyboard.
  open private(set) var isKeyWindow = false

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    windowScene.windows.append(self)
  }

  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes this the key window and loads the view of its view controller.
  open func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.viewWillAppear(false)
    root.viewDidAppear(false)
  }
}

/// A view, which Belfry keeps and does not draw.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The rectangle of the view in its superview.
  open var frame: CGRect
  /// The views in this one.
  open private(set) var subviews: [UIView] = []

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Adds a view to this one.
  open func addSubview(_ view: UIView) { subviews.append(view) }
}

/// A view controller: it holds a view and calls the methods about its appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?

  /// The title of the screen.
  open var title: String?
  /// The view controllers in this one.
  open private(set) var children: [UIViewController] = []

  /// The view, which is loaded at the first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }

  /// A Boolean value that indicates whether the view was loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Creates the view.
  open func loadView() { loaded = UIView(frame: .zero) }

  /// Loads the view, unless it was loaded before.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The view was loaded.
  open func viewDidLoad() {}

  /// The view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to disappear; Belfry never calls it.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view disappeared; Belfry never calls it.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Adds a view controller to this one.
  open func addChild(_ childController: UIViewController) { children.append(childController) }

  /// Notes a view controller and loads its view; Belfry shows no screen.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }
}
