extension ResponseDelivery {
  /// The rules on a response that the connection options of a scene contain.
  @RowBuilder<ResponseDelivery> static var sceneRows: [Row<ResponseDelivery>] {
    Rule(
      "scenes.options-spare-the-delegate",
      facts: ["SCN-04"],
      dispute: "scene-response",
      side: "options-alone",
      since: 13,
      "The delegate is not called for a response that the connection options contain.",
      evidence: .assumed("This follows from the side of the dispute."),
      when: [.inConnectionOptions],
      isFinal: true
    )

    Rule(
      "scenes.options-keep-the-response",
      facts: ["SCN-02"],
      since: 13,
      "A response in the connection options is not lost if no delegate is set.",
      evidence: .documented(
        "The property holds the response that made UIKit connect the scene.",
        SceneConnection.options
      ),
      when: [.inConnectionOptions],
      unless: [.hasDelegate],
      isFinal: true
    )
  }
}
