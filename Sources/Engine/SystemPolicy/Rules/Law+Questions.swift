extension Law {
  /// Every question by its type's name, in the order of its rules' numbers; add a line here to add
  /// a question.
  static let questions: [QuestionEntry] = [
    QuestionEntry("authorization-request", AuthorizationRequest.self),
    QuestionEntry("authorization-choice", AuthorizationChoice.self),
    QuestionEntry("notification-removal", NotificationRemoval.self),
    QuestionEntry("badge-change", BadgeChange.self),
    QuestionEntry("device-lock", DeviceLock.self),
    QuestionEntry("device-unlock", DeviceUnlock.self),
    QuestionEntry("app-launch", AppLaunch.self),
    QuestionEntry("scene-connection", SceneConnection.self),
    QuestionEntry("scene-choice", SceneChoice.self),
    QuestionEntry("scene-disconnection", SceneDisconnection.self),
    QuestionEntry("background-pause", BackgroundPause.self),
    QuestionEntry("app-clip-authorization", AppClipAuthorization.self),
    QuestionEntry("prompt-modality", PromptModality.self),
    QuestionEntry("prompt-placement", PromptPlacement.self),
    QuestionEntry("settings-update", SettingsUpdate.self),
    QuestionEntry("banner-replacement", BannerReplacement.self),
    QuestionEntry("settings-query", SettingsQuery.self),
    QuestionEntry("attachment-creation", AttachmentCreation.self),
    QuestionEntry("remote-arrival", RemoteArrival.self),
    QuestionEntry("service-extension-start", ServiceExtensionStart.self),
    QuestionEntry("service-extension-outcome", ServiceExtensionOutcome.self),
    QuestionEntry("push-registration", PushRegistration.self),
    QuestionEntry("push-retention", PushRetention.self),
    QuestionEntry("background-push-delay", BackgroundPushDelay.self),
    QuestionEntry("background-task-submission", BackgroundTaskSubmission.self),
    QuestionEntry("background-task-launch", BackgroundTaskLaunch.self),
    QuestionEntry("system-signal-delivery", SystemSignalDelivery.self),
    QuestionEntry("trigger-creation", TriggerCreation.self),
    QuestionEntry("request-addition", RequestAddition.self),
    QuestionEntry("request-limit", RequestLimit.self),
    QuestionEntry("trigger-firing", TriggerFiring.self),
    QuestionEntry("pending-request-order", PendingRequestOrder.self),
    QuestionEntry("notification-delivery", NotificationDelivery.self),
    QuestionEntry("interruption", Interruption.self),
    QuestionEntry("sound-playback", SoundPlayback.self),
    QuestionEntry("summary-delivery", SummaryDelivery.self),
    QuestionEntry("availability", Availability.self),
    QuestionEntry("preview-visibility", PreviewVisibility.self),
    QuestionEntry("notification-grouping", NotificationGrouping.self),
    QuestionEntry("foreground-presentation", ForegroundPresentation.self),
    QuestionEntry("date-resolution", DateResolution.self),
    QuestionEntry("time-zone-change", TimeZoneChange.self),
    QuestionEntry("clock-change", ClockChange.self),
    QuestionEntry("next-trigger-date", NextTriggerDate.self),
    QuestionEntry("delegate-change", DelegateChange.self),
    QuestionEntry("notification-tap", NotificationTap.self),
    QuestionEntry("category-registration", CategoryRegistration.self),
    QuestionEntry("category-presentation", CategoryPresentation.self),
    QuestionEntry("notification-action", NotificationAction.self),
    QuestionEntry("response-completion", ResponseCompletion.self),
    QuestionEntry("file-protection", FileProtection.self),
    QuestionEntry("own-settings-link", OwnSettingsLink.self),
    QuestionEntry("response-delivery", ResponseDelivery.self),
    QuestionEntry("delegate-thread", DelegateThread.self),
    QuestionEntry("region-capacity", RegionCapacity.self),
    QuestionEntry("region-registration", RegionRegistration.self),
    QuestionEntry("region-start", RegionStart.self),
    QuestionEntry("boundary-crossing", BoundaryCrossing.self),
    QuestionEntry("crossing-delivery", CrossingDelivery.self),
    QuestionEntry("location-trigger-firing", LocationTriggerFiring.self),
    QuestionEntry("crossing-detection", CrossingDetection.self),
    QuestionEntry("monitor-creation", MonitorCreation.self),
    QuestionEntry("monitor-event-delivery", MonitorEventDelivery.self),
    QuestionEntry("location-permission-request", LocationPermissionRequest.self),
    QuestionEntry("location-permission-choice", LocationPermissionChoice.self),
    QuestionEntry("temporary-permission-expiry", TemporaryPermissionExpiry.self),
    QuestionEntry("full-accuracy-request", FullAccuracyRequest.self),
    QuestionEntry("service-session-request", ServiceSessionRequest.self),
    QuestionEntry("location-diagnosis", LocationDiagnosis.self),
    QuestionEntry("location-service-event", LocationServiceEvent.self),
    QuestionEntry("background-location-start", BackgroundLocationStart.self),
    QuestionEntry("location-services-switch", LocationServicesSwitch.self),
    QuestionEntry("region-state-request", RegionStateRequest.self),
    QuestionEntry("request-recovery", RequestRecovery.self),
    QuestionEntry("region-recovery", RegionRecovery.self),
    QuestionEntry("backup-restoration", BackupRestoration.self),
    QuestionEntry("app-deletion", AppDeletion.self),
    QuestionEntry("app-reinstallation", AppReinstallation.self),
    QuestionEntry("app-update", AppUpdate.self),
    QuestionEntry("choice-availability", ChoiceAvailability.self),
    QuestionEntry("initial-permission", InitialPermission.self),
    QuestionEntry("legacy-scheduling", LegacyScheduling.self),
    QuestionEntry("legacy-cancellation", LegacyCancellation.self),
  ]
}

/// The position of a question in the list of all questions.
@frozen
public struct QuestionPosition: Sendable {
  @usableFromInline let index: Int

  /// Creates the position of the question that has a name in the list.
  public init(_ name: String) {
    // Most names have another length, which is compared at once.
    let length = name.utf8.count
    guard
      let index = Law.questions.firstIndex(where: {
        $0.name.utf8.count == length && $0.name == name
      })
    else {
      preconditionFailure("no question is called '\(name)'; add it to Law.questions")
    }
    self.index = index
  }

  private init(index: Int) { self.index = index }

  /// The position of a question that is not part of the law; see ``Policy/init(of:)``.
  public static let alone = QuestionPosition(index: -1)
}
