import SystemPolicy

extension StateAdvice {
  /// The answers to lines that lack a name, or that no change of words makes right.
  ///
  /// They are tried before all other answers, so a phrase that may have more words after it ends
  /// with the sign for the end of the line.
  static let forms: [StateAdvice] =
    [
      StateAdvice(
        "user",
        """
        turns on focus $, turns on a focus $, turns on the focus $, turns on focus mode $, turns on
        focus in settings, enables focus $, enables focus mode $, enables a focus $, switches on
        focus $, switches on focus mode $, activates focus $, activates focus mode $, activates a
        focus $, turns focus on $
        """,
        "the line does not name the Focus",
        "write `user turns on Do Not Disturb`, or `focus \"Work\"` above the steps and "
          + "`user turns on Focus \"Work\"`"
      ),
      StateAdvice(
        "user",
        """
        turns off precise location $, turns off the precise location $, disables precise location $,
        switches off precise location $, turns precise location off $
        """,
        ofApp,
        "write `user turns off Precise Location for APP`"
      ),
      StateAdvice(
        "user",
        "turns on precise location $, enables precise location $, switches on precise location $",
        ofApp,
        "write `user turns on Precise Location for APP`"
      ),
      StateAdvice(
        "user",
        """
        turns off background app refresh $, disables background app refresh $, turns off background
        refresh $
        """,
        ofApp,
        "write `user turns off Background App Refresh for APP`"
      ),
      StateAdvice(
        "user",
        """
        turns off location for, turns off location services for, turns off location of, disables
        location for
        """,
        "the user chooses the location permission of an app in Settings",
        "write `user changes location for APP to never`"
      ),
      StateAdvice(
        "user",
        """
        taps notification $, taps the notification $, taps a notification $, taps on notification $,
        taps on the notification $, taps banner $, taps the banner $, taps on the banner $, taps it
        $, taps $, opens the notification $, opens notification $, clicks the notification $
        """,
        unnamed,
        "write `user taps \"…\"`"
      ),
      StateAdvice(
        "expect",
        """
        willpresent called $, willpresent $, willpresent is called $, willpresent was called $,
        willpresent called once $, called willpresent $
        """,
        unnamed,
        "write `expect willPresent called for \"…\"`"
      ),
      StateAdvice(
        "expect",
        """
        willpresent not called $, willpresent is not called $, willpresent was not called $,
        willpresent never called $, not willpresent called $, not willpresent $, no willpresent $
        """,
        unnamed,
        "write `expect willPresent not called for \"…\"`"
      ),
      StateAdvice(
        "expect",
        """
        didreceive called $, didreceive $, didreceive is called $, didreceive was called $,
        didreceive called once $, called didreceive $, didreceiveresponse called $,
        didreceiveresponse $
        """,
        unnamed,
        "write `expect tap on \"…\" received`"
      ),
      StateAdvice(
        "expect",
        """
        didreceive not called $, didreceive is not called $, didreceive was not called $, didreceive
        never called $, not didreceive called $, not didreceive $, no didreceive $,
        didreceiveresponse not called $
        """,
        unnamed,
        "write `expect tap on \"…\" not received`"
      ),
      StateAdvice(
        "app",
        """
        has delegate without didreceive, has a delegate without didreceive, delegate without
        didreceive, sets delegate without didreceive, has no didreceive, without didreceive
        """,
        "a delegate with willPresent alone has no didReceive",
        "write `APP reacts to willPresent with banner list` above the steps, without "
          + "`APP has delegate`"
      ),
      StateAdvice(
        "app",
        """
        startupdatinglocation, starts updating location, starts location updates, starts updating
        the location
        """,
        "the line does not say which location updates",
        "write `APP starts background location` or `APP starts live updates`"
      ),
      StateAdvice(
        "app",
        """
        stopupdatinglocation, stops updating location, stops location updates, stops updating the
        location
        """,
        "the line does not say which location updates",
        "write `APP stops background location` or `APP stops live updates`"
      ),
      StateAdvice(
        "app",
        "crashes, crash, is crashed, crashed",
        "a crash is a result, not a step",
        "write `device terminates APP` to end the process, or "
          + "`expect ITScrashed \"time interval must be greater than 0\"` below the step that "
          + "raises the exception"
      ),
      StateAdvice(
        "device",
        "receives push {, receives push with {, receives push \" {, receives push payload {",
        "a line has no payload in JSON",
        "write `device receives push \"…\" title \"…\"`, or the name of a file with the payload "
          + "after `from`, as in `receives push \"…\" from \"tea.apns\"`"
      ),
    ] + focuses + sessions

  /// A Focus that iOS has at the start, which a script must declare.
  private static let focuses = [
    "Sleep", "Work", "Personal", "Driving", "Fitness", "Gaming", "Mindfulness", "Reading",
  ].map { name in
    let key = name.lowercased()
    let said = ["turns on", "enables", "switches on", "activates"].flatMap { verb in
      ["\(key) focus $", "\(key) mode $", "the \(key) focus $", "\(key) $", "focus \(key) $"]
        .map { "\(verb) \($0)" }
    }
    return StateAdvice(
      "user",
      said.joined(separator: ","),
      "a Focus has a name in quotes",
      "write `focus \"\(name)\"` above the steps and `user turns on Focus \"\(name)\"`"
    )
  }

  /// The answers to a diagnostic of a service session whose session the line does not name.
  private static let sessions = LocationDiagnostics.named.filter {
    LocationDiagnostics.ofSessions.contains($0.value)
  }.map { diagnostic in
    let key = Synonym.key(of: diagnostic.name)
    return StateAdvice(
      "expect",
      "service session \(key), session \(key), clservicesession \(key)",
      "the line does not name the session",
      "write `expect service session always \(diagnostic.name)`, or `when in use` or `none` in "
        + "place of `always`"
    )
  }

  private static let unnamed = "the line does not name the notification"
  private static let ofApp = "each app has a switch of its own"
}
