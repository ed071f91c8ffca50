extension Topic {
  static let attachments = Topic(
    "Attachments",
    """
    A file is attached by its name; what is in it follows from the ending. The system moves it \
    away once its request is accepted, unless it lies in the app's bundle.
    """,
    Verb.fileFacts + Verb.attachments,
    examples: [
      #"""
      scenario "a picture"
      app has file "photo.jpg" 3 MB
      device has authorization authorized
      @08:00 user opens app
        app adds "trip" after 10m title "One year ago" attachment "photo.jpg"
        app adds "again" after 1h title "One year ago" attachment "photo.jpg"
        expect attachment of "again" fails with attachmentInvalidURL
        expect pending "trip"
      """#
    ],
    slips: [
      #"app has file "photo.jpg" 3MB"#,
      #"app adds "trip" after 10m title "One year ago" image "photo.jpg""#,
    ]
  )
}
