extension ResponseDelivery {
  /// The rules on a response that the connection options of a scene contain.
  @RowBuilder<ResponseDelivery> static var sceneRows: Rows<ResponseDelivery> {
    Rule(
      "scenes.options-spare-the-delegate",
      facts: ["SCN-04"],
      dispute: "scene-response",
      side: "options-alone",
      since: 13,
      "The delegate is not called for a response that the connection options contain.",
      evidence: .assumed("This follows from the side of the dispute."),
      when: [.inConnectionOptions],
      isFinal: true,
      then: { $0.isInOptionsAlone = true }
    )
  }

  /// The rule on a response that the connection options contain, and that no delegate gets.
  @RowBuilder<ResponseDelivery> static var connectionOptionsRows: Rows<ResponseDelivery> {
    Rule(
      "scenes.options-hold-what-no-delegate-gets",
      facts: ["SCN-02", "DLG-01"],
      since: 13,
      """
      If the app has no delegate for a response that connects a scene, only the connection options \
      of the scene contain the response.
      """,
      evidence: .documented(
        "The property holds the response that made UIKit connect the scene.",
        SceneConnection.options
      ),
      .reported(
        """
        Libraries that set the delegate after the scene had connected got no tap that started the \
        app; they now read the response from the connection options.
        """,
        "https://github.com/firebase/flutterfire/issues/17991",
        "https://github.com/firebase/flutterfire/pull/18352",
        SceneConnection.twice
      ),
      .reported(
        "An engine delays its plugins until the scene has connected, so their delegates come late.",
        "https://github.com/uxduck/push/issues/93"
      ),
      when: [.inConnectionOptions],
      unless: [.hasDelegate],
      then: {
        $0.isLost = false
        $0.isInOptionsAlone = true
      }
    )
  }
}
