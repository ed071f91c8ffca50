extension Topic {
  static let categories = Topic(
    "Categories",
    """
    An app sets its categories at each launch, all of them at once; a notification that names one \
    has its actions as buttons. An action's title is its identifier where none is written. \
    `placeholder` is hiddenPreviewsBodyPlaceholder, `summary` is categorySummaryFormat.
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
      scenario "several categories, and a dangerous button"
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
      scenario "the set is replaced"
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
