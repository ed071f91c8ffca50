/// A scene of an app; a virtual phone has none.
@preconcurrency @MainActor
open class UIScene: UIResponder {}
