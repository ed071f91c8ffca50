extension Law {
  /// Every question, in the order of its rules' numbers; add a line here to add a question.
  static let questions: [QuestionEntry] = [
    QuestionEntry("asking", AuthorizationRequest.self),
    QuestionEntry("answering", AuthorizationChoice.self),
    QuestionEntry("removing", NotificationRemoval.self),
    QuestionEntry("badging", BadgeChange.self),
    QuestionEntry("locking", DeviceLock.self),
    QuestionEntry("unlocking", DeviceUnlock.self),
    QuestionEntry("launching", AppLaunch.self),
    QuestionEntry("connecting", SceneConnection.self),
    QuestionEntry("targeting", SceneChoice.self),
    QuestionEntry("disconnecting", SceneDisconnection.self),
    QuestionEntry("pausing", BackgroundPause.self),
    QuestionEntry("clipping", AppClipAuthorization.self),
    QuestionEntry("touching", PromptModality.self),
    QuestionEntry("prompting", PromptPlacement.self),
    QuestionEntry("switching", SettingsUpdate.self),
    QuestionEntry("covering", BannerReplacement.self),
    QuestionEntry("revealing", SettingsQuery.self),
    QuestionEntry("attaching", AttachmentCreation.self),
    QuestionEntry("pushing", RemoteArrival.self),
    QuestionEntry("modifying", ServiceExtensionStart.self),
    QuestionEntry("replacing", ServiceExtensionOutcome.self),
    QuestionEntry("enrolling", PushRegistration.self),
    QuestionEntry("retaining", PushRetention.self),
    QuestionEntry("delaying", BackgroundPushDelay.self),
    QuestionEntry("submitting", BackgroundTaskSubmission.self),
    QuestionEntry("tasking", BackgroundTaskLaunch.self),
    QuestionEntry("signalling", SystemSignalDelivery.self),
    QuestionEntry("making", TriggerCreation.self),
    QuestionEntry("adding", RequestAddition.self),
    QuestionEntry("limiting", RequestLimit.self),
    QuestionEntry("firing", TriggerFiring.self),
    QuestionEntry("listing", PendingRequestOrder.self),
    QuestionEntry("delivering", NotificationDelivery.self),
    QuestionEntry("interrupting", Interruption.self),
    QuestionEntry("sounding", SoundPlayback.self),
    QuestionEntry("summarizing", SummaryDelivery.self),
    QuestionEntry("offering", Availability.self),
    QuestionEntry("previewing", PreviewVisibility.self),
    QuestionEntry("grouping", NotificationGrouping.self),
    QuestionEntry("presenting", ForegroundPresentation.self),
    QuestionEntry("dating", DateResolution.self),
    QuestionEntry("travelling", TimeZoneChange.self),
    QuestionEntry("resetting", ClockChange.self),
    QuestionEntry("foretelling", NextTriggerDate.self),
    QuestionEntry("delegating", DelegateChange.self),
    QuestionEntry("tapping", NotificationTap.self),
    QuestionEntry("declaring", CategoryRegistration.self),
    QuestionEntry("labelling", CategoryPresentation.self),
    QuestionEntry("acting", NotificationAction.self),
    QuestionEntry("completing", ResponseCompletion.self),
    QuestionEntry("protecting", FileProtection.self),
    QuestionEntry("linking", OwnSettingsLink.self),
    QuestionEntry("telling", ResponseDelivery.self),
    QuestionEntry("calling", DelegateThread.self),
    QuestionEntry("allotting", RegionCapacity.self),
    QuestionEntry("watching", RegionRegistration.self),
    QuestionEntry("starting", RegionStart.self),
    QuestionEntry("nearing", BoundaryCrossing.self),
    QuestionEntry("crossing", CrossingDelivery.self),
    QuestionEntry("tripping", LocationTriggerFiring.self),
    QuestionEntry("receiving", CrossingDetection.self),
    QuestionEntry("opening", MonitorCreation.self),
    QuestionEntry("iterating", MonitorEventDelivery.self),
    QuestionEntry("locating", LocationPermissionRequest.self),
    QuestionEntry("permitting", LocationPermissionChoice.self),
    QuestionEntry("lapsing", TemporaryPermissionExpiry.self),
    QuestionEntry("sharpening", FullAccuracyRequest.self),
    QuestionEntry("pursuing", ServiceSessionRequest.self),
    QuestionEntry("diagnosing", LocationDiagnosis.self),
    QuestionEntry("shifting", LocationServiceEvent.self),
    QuestionEntry("indicating", BackgroundLocationStart.self),
    QuestionEntry("denying", LocationServicesSwitch.self),
    QuestionEntry("determining", RegionStateRequest.self),
    QuestionEntry("restarting", RequestRecovery.self),
    QuestionEntry("resuming", RegionRecovery.self),
    QuestionEntry("restoring", BackupRestoration.self),
    QuestionEntry("deleting", AppDeletion.self),
    QuestionEntry("reinstalling", AppReinstallation.self),
    QuestionEntry("updating", AppUpdate.self),
    QuestionEntry("choosing", ChoiceAvailability.self),
    QuestionEntry("installing", InitialPermission.self),
    QuestionEntry("scheduling", LegacyScheduling.self),
    QuestionEntry("cancelling", LegacyCancellation.self),
  ]
}

/// The position of a question in the list of all questions.
@frozen
public struct QuestionPosition: Sendable {
  @usableFromInline let index: Int

  /// Creates the position of the question that has a name in the list.
  public init(_ name: String) {
    guard let index = Law.questions.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no question is called '\(name)'; add it to Law.questions")
    }
    self.index = index
  }

  private init(index: Int) { self.index = index }

  /// The position of a question that is not part of the law; see ``Policy/init(of:)``.
  public static let alone = QuestionPosition(index: -1)
}
