import SystemPolicy
import VirtualTime

extension Pattern {
  /// A form that several sentences share, by its name in their patterns.
  package enum Shared: String, CaseIterable {
    case trigger = "TRIGGER"
    case signal = "SIGNAL"
    case components = "COMPONENTS"
    case condition = "CONDITION"
    case session = "SESSION"
    case diagnostic = "DIAGNOSTIC"
    case updateReason = "UPDATEREASON"
    case content = "CONTENT"
    case category = "CATEGORY"
    case action = "ACTION"
    case notification = "NOTIFICATION"
    case window = "WINDOW"
    case since = "SINCE"

    /// The text of the form, put together when a pattern has it: most scripts need few of them.
    package var text: String {
      switch self {
      case .trigger:
        "(now | after <after:interval> | every <every:interval> | at [<date:date>] <at:time> | daily at <daily:time> | weekly on <weekday:weekday> at <weekly:time> | yearly on <day:monthDay> at <yearly:time> | on (enter <enter:place> | exit <exit:place>) [repeating] | matching COMPONENTS [zone <zone:zone>] [calendar <calendar:calendar>] [repeating])"
      case .signal:
        "(enter <entered:place> | exit <left:place> | launch | tap on <tapped:id> | action <performed:action> on <acted:id> | dismissal of <dismissed:id> | push <pushed:id> | <time:signal>)"
      case .components:
        DateComponent.allCases.map { "[\($0.name) <\($0.name)Is:number>]" }
          .joined(by: " ")
      case .condition:
        "(\(ConditionReport.named.map { $0.name }.joined(by: " | ")))"
      case .session:
        "(none | when in use | always) [with full accuracy] [without purpose]"
      case .diagnostic: Self.reasons(of: .ofSessions)
      case .updateReason: Self.reasons(of: .ofUpdates)
      case .content:
        "[title <title:text>] [subtitle <subtitle:text>] [body <body:text>] "
          + "[(sound <soundFile:text> | sound | "
          + "critical sound <criticalFile:text> | critical sound)] "
          + "[badge <badge:count>] "
          + "[level <level:level>] [relevance <relevance:fraction>] [communication] "
          + "[thread <thread:text>] [summaryArgument <summaryArgument:text>] "
          + "[filter <filter:text>] [target <target:text>] [category <category:category>]"
      case .category:
        "<category:category> [with actions {ACTION …}] "
          + CategoryOptions.named.map { "[\($0.name)]" }.joined(by: " ")
          + " [placeholder <placeholder:text>] [summary <summary:text>]"
      case .action:
        "<action:action> [title <actionTitle:text>] "
          + ActionOptions.named.map { "[\($0.name)]" }.joined(by: " ") + " [textInput]"
      case .notification:
        "[(at <date:date> <at:time> | after <after:interval>)] [every <unit:unit>] [floating] [on (enter <enter:place> | exit <exit:place>)] [repeating] [title <title:text>] [body <body:text>] [sound] [badge <badge:count>] [category <category:category>]"
      case .window:
        "[because <because:rule>] SINCE"
      case .since:
        "[since <sinceTime:moment>]"
      }
    }

    /// One of the reasons of a set, by their names.
    private static func reasons(of set: LocationDiagnostics) -> String {
      "(\(set.names.joined(by: " | ")))"
    }
  }
}
