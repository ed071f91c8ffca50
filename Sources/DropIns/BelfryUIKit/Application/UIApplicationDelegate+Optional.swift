extension UIApplicationDelegate {
  /// The methods whose first argument is the app, in a form that supports a call with a question
  /// mark.
  public var application: UIApplicationDelegateCall? {
    UIApplicationDelegateCall(delegate: self)
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationDidFinishLaunching: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationSignificantTimeChange: (@MainActor (UIApplication) -> Void)? {
    { self.applicationSignificantTimeChange($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationProtectedDataWillBecomeUnavailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }

  /// The method of the same name, in a form that supports a call with a question mark.
  public var applicationProtectedDataDidBecomeAvailable: (@MainActor (UIApplication) -> Void)? {
    { self.applicationProtectedDataDidBecomeAvailable($0) }
  }
}
