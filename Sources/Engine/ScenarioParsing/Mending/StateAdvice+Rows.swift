extension StateAdvice {
  /// The rows of the table.
  static let rows: [StateAdvice] = [
    StateAdvice(
      "app",
      """
      is authorized, is authorised, is allowed, is permitted, is granted, was authorized, was
      allowed, was granted, has permission, has permissions, has notification permission, has the
      permission, has access, has notifications on, has notifications enabled, can notify, can
      send, can show, may notify, may send, may show, permission is granted, has been authorized,
      authorized, authorised, permission authorized, permission granted, notifications on,
      notifications enabled
      """,
      given,
      "write `device has authorization authorizedFOR` above the steps, or "
        + "`expect ITSauthorization authorized`"
    ),
    StateAdvice(
      "app",
      """
      is denied, was denied, is refused, is forbidden, is blocked, is not authorized, is not
      allowed, is unauthorized, isn't authorized, isn't allowed, is disallowed, has no permission,
      has no permissions, has no notification permission, has denied, has notifications off, has
      notifications disabled, lacks permission, cannot notify, can't notify, can not notify, cannot
      send, may not notify, may not send, permission is denied, denied,
      permission denied, notifications off, notifications disabled
      """,
      given,
      "write `device has authorization deniedFOR` above the steps, or "
        + "`expect ITSauthorization denied`"
    ),
    StateAdvice(
      "app",
      "is provisional, is provisionally, has provisional, was provisional",
      given,
      "write `device has authorization provisionalFOR` above the steps, or "
        + "`expect ITSauthorization provisional`"
    ),
    StateAdvice(
      "app",
      "is ephemeral, is an app clip, is a clip, is clip",
      given,
      "write `device has authorization ephemeralFOR` above the steps, or "
        + "`expect ITSauthorization ephemeral`"
    ),
    StateAdvice(
      "app",
      """
      is notdetermined, is not determined, is undetermined, has not asked, never asked, has never
      asked, was never asked
      """,
      "an app has no permission before it asks",
      "remove the line, or write `expect ITSauthorization notDetermined`"
    ),
    StateAdvice(
      "app",
      "is denied location, has no location, is not allowed location, has no location permission",
      given,
      "write `device has location deniedFOR` above the steps, or `expect ITSlocation denied`"
    ),
    StateAdvice(
      "app",
      """
      has location permission, has location access, is allowed location, has the location, can
      locate
      """,
      given,
      "write `device has location when in useFOR` above the steps, or "
        + "`expect ITSlocation when in use`"
    ),
    StateAdvice(
      "app",
      """
      is foreground, is in foreground, is in the foreground, is active, is visible, is on screen,
      is running, is open, is in front
      """,
      state,
      "write `user opens APP`, or `expect APP foreground`"
    ),
    StateAdvice(
      "app",
      """
      is background, is in background, is in the background, is inactive, is minimized, is not in
      foreground, is not open
      """,
      state,
      "write `user leaves APP`, or `expect APP background`"
    ),
    StateAdvice(
      "app",
      "is suspended, was suspended, is asleep, is paused",
      state,
      "write `device suspends APP`, or `expect APP suspended`"
    ),
    StateAdvice(
      "app",
      """
      is not running, is dead, is stopped, isn't running, was killed, was terminated, is quit, has
      quit
      """,
      state,
      "write `user force-quits APP` or `device terminates APP`, or `expect APP not running`"
    ),
    StateAdvice(
      "app",
      "is installed, was installed, exists, is there",
      "every app is installed at the start",
      "remove the line; after `user deletes APP` write `user installs APP`"
    ),
    StateAdvice(
      "app",
      "has badge, has a badge, has the badge, badge, shows badge",
      "a badge is set by the app or a notification",
      "write `APP sets badge 3`, or `expect ITSbadge 3`"
    ),
    StateAdvice(
      "user",
      """
      is away, is out, is not in, is outside, is on home screen, is on the home screen, is at home
      screen, is elsewhere, is not there
      """,
      acting,
      "write `user leaves APP`"
    ),
    StateAdvice(
      "user",
      "is in app, is in the app, is using, is there, is inside, is back, is in",
      acting,
      "write `user opens APP`"
    ),
    StateAdvice(
      "user",
      """
      has allowed, has granted, has accepted, has agreed, has authorized, is authorized, allowed,
      granted, accepted, agreed
      """,
      "the user answers a prompt of the app",
      "write `APP asks for alert` and `user answers \"Allow\"`, or "
        + "`device has authorization authorizedFOR` above the steps"
    ),
    StateAdvice(
      "user",
      """
      has denied, has declined, has refused, has not allowed, has rejected, is not authorized,
      denied, declined, refused, rejected
      """,
      "the user answers a prompt of the app",
      "write `APP asks for alert` and `user answers \"Don't Allow\"`, or "
        + "`device has authorization deniedFOR` above the steps"
    ),
    StateAdvice(
      "device",
      """
      is silent, is muted, is on silent, is in silent, is in silent mode, is quiet, has silent mode
      """,
      setting,
      "write `user switches to silent`"
    ),
    StateAdvice(
      "device",
      """
      is offline, is disconnected, has no network, has no internet, has no connection, has no
      signal, is in airplane mode, is in airplane, is in flight mode, has airplane mode, is in
      flight
      """,
      setting,
      "write `user turns on airplane mode`"
    ),
    StateAdvice(
      "device",
      "is online, is connected, has network, has internet",
      setting,
      "write `user turns off airplane mode`"
    ),
    StateAdvice(
      "device",
      "has wi-fi off, has no wi-fi, has wifi off, has no wifi",
      setting,
      "write `user turns off Wi-Fi`"
    ),
    StateAdvice(
      "device",
      "is off, is switched off, is turned off, is powered off, is shut down, is down",
      setting,
      "write `device powers off`"
    ),
    StateAdvice(
      "device",
      "is on, is switched on, is turned on, is powered on, is started, is up",
      "the phone is on at the start",
      "remove the line; after `device powers off` write `device powers on`"
    ),
    StateAdvice(
      "device",
      """
      is in do not disturb, is on do not disturb, is in dnd, has do not disturb, is in
      do-not-disturb
      """,
      setting,
      "write `user turns on Do Not Disturb`"
    ),
    StateAdvice(
      "app",
      """
      shows banner, shows a banner, shows banners, shows banner list, displays banner, displays
      banners
      """,
      "an open app says how its notifications are presented when willPresent is called",
      "write `APP reacts to willPresent with banner list` above the steps"
    ),
    StateAdvice(
      "device",
      "is in focus, is in a focus, has focus, has a focus, is in focus mode",
      setting,
      "write `focus \"Work\"` above the scenario, and `user turns on Focus \"Work\"`"
    ),
    StateAdvice(
      "device",
      "is in low power, is in low power mode, has low power mode, is low on power",
      setting,
      "write `user turns on Low Power Mode`"
    ),
  ]

  /// The answer to `app is` with a word that nothing else explains.
  static let anyState = StateAdvice(
    "app",
    "is",
    state,
    "write a step such as `user opens APP`, or an expectation such as `expect APP foreground`"
  )

  private static let given = "the user gives an app its permission"
  private static let state = "an app gets into a state by a step"
  private static let acting = "the user acts, and has no state"
  private static let setting = "a step sets the state of the phone"
}
