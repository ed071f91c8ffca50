extension Law {
  /// Every question, in the order of its rules' numbers: to add one, add its line here.
  static let questions: [QuestionEntry] = [
    QuestionEntry("asking", Asking.self),
    QuestionEntry("answering", Answering.self),
    QuestionEntry("removing", Removing.self),
    QuestionEntry("badging", Badging.self),
    QuestionEntry("locking", Locking.self),
    QuestionEntry("unlocking", Unlocking.self),
    QuestionEntry("pausing", Pausing.self),
    QuestionEntry("clipping", Clipping.self),
    QuestionEntry("touching", Touching.self),
    QuestionEntry("prompting", Prompting.self),
    QuestionEntry("switching", Switching.self),
    QuestionEntry("covering", Covering.self),
    QuestionEntry("revealing", Revealing.self),
    QuestionEntry("attaching", Attaching.self),
    QuestionEntry("pushing", Pushing.self),
    QuestionEntry("signalling", Signalling.self),
    QuestionEntry("making", Making.self),
    QuestionEntry("adding", Adding.self),
    QuestionEntry("limiting", Limiting.self),
    QuestionEntry("firing", Firing.self),
    QuestionEntry("listing", Listing.self),
    QuestionEntry("delivering", Delivering.self),
    QuestionEntry("interrupting", Interrupting.self),
    QuestionEntry("sounding", Sounding.self),
    QuestionEntry("summarizing", Summarizing.self),
    QuestionEntry("offering", Offering.self),
    QuestionEntry("previewing", Previewing.self),
    QuestionEntry("grouping", Grouping.self),
    QuestionEntry("presenting", Presenting.self),
    QuestionEntry("dating", Dating.self),
    QuestionEntry("travelling", Travelling.self),
    QuestionEntry("resetting", Resetting.self),
    QuestionEntry("foretelling", Foretelling.self),
    QuestionEntry("delegating", Delegating.self),
    QuestionEntry("tapping", Tapping.self),
    QuestionEntry("declaring", Declaring.self),
    QuestionEntry("labelling", Labelling.self),
    QuestionEntry("acting", Acting.self),
    QuestionEntry("completing", Completing.self),
    QuestionEntry("protecting", Protecting.self),
    QuestionEntry("linking", Linking.self),
    QuestionEntry("telling", Telling.self),
    QuestionEntry("calling", Calling.self),
    QuestionEntry("allotting", Allotting.self),
    QuestionEntry("watching", Watching.self),
    QuestionEntry("starting", Starting.self),
    QuestionEntry("nearing", Nearing.self),
    QuestionEntry("crossing", Crossing.self),
    QuestionEntry("tripping", Tripping.self),
    QuestionEntry("receiving", Receiving.self),
    QuestionEntry("opening", Opening.self),
    QuestionEntry("iterating", Iterating.self),
    QuestionEntry("locating", Locating.self),
    QuestionEntry("permitting", Permitting.self),
    QuestionEntry("lapsing", Lapsing.self),
    QuestionEntry("determining", Determining.self),
    QuestionEntry("restarting", Restarting.self),
    QuestionEntry("resuming", Resuming.self),
    QuestionEntry("deleting", Deleting.self),
    QuestionEntry("reinstalling", Reinstalling.self),
    QuestionEntry("updating", Updating.self),
    QuestionEntry("choosing", Choosing.self),
    QuestionEntry("installing", Installing.self),
    QuestionEntry("scheduling", Scheduling.self),
    QuestionEntry("cancelling", Cancelling.self),
  ]
}

/// The place of a question in the one list of them, found by its name.
@frozen
public struct QuestionPosition: Sendable {
  @usableFromInline let index: Int

  /// Looks up the name that the list gives the question.
  public init(_ name: String) {
    guard let index = Law.questions.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no question is called '\(name)'; add it to Law.questions")
    }
    self.index = index
  }

  private init(index: Int) { self.index = index }

  /// The position of a question that stands alone and is no part of the law; see
  /// ``Policy/init(of:)``.
  public static let alone = QuestionPosition(index: -1)
}
