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
      isFinal: true
    )
  }
}
