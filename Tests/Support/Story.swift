/// Lines of scenarios that several suites play.
public enum Story {
  /// A tap on a reminder, which reaches the app unless something ended its process: it sets its
  /// delegate when it was opened, and not in each launch.
  ///
  /// It needs an app that is authorized.
  public static let coldTap = """
    @08:00  user    opens app
            app     sets delegate
            app     adds "tea" after 10m title "Tea"
            user    leaves app
    @08:10  user    taps "tea"
            expect  tap on "tea" received

    """
}
