import SystemPolicy
import VirtualDevice
import VirtualTime

/// Actions of an app, its requests and their contents.
extension RecordedEvents {
  static let actions: [Self] = [
    acts(.asks([.alert])), acts(.asks([]), areExpressible: false), acts(.removesAllPending),
    acts(.removesAllDelivered), acts(.setsBadge(3)), acts(.setsBadge(-1)), acts(.setsIconBadge(0)),
    acts(.raisesBadge(by: 1)), acts(.releasesDelegate), acts(.observes([.day, .zone])),
    acts(.observes([]), areExpressible: false), acts(.registersForPushes),
    acts(.setsCategories([])),
    acts("removesPending") { .removesPending($0.number(of: "water")) },
    acts("removesDelivered") { .removesDelivered($0.number(of: "water")) },
    acts("neverCompletes") { .neverCompletes($0.number(of: "water")) },
    acts("presents") { .presents($0.number(of: "water"), [.banner]) },
    acts("presents nothing") { .presents($0.number(of: "water"), []) },
    acts("opensScene") { .opensScene($0.number(of: "chat")) },
    acts("answersPush unchanged") { .answersPush($0.number(of: "water"), .unchanged) },
    acts("answersPush empty") { .answersPush($0.number(of: "water"), .empty) },
    acts("answersPush content") { .answersPush($0.number(of: "water"), .content(content(&$0))) },
    acts("answersPush with nothing to show", areExpressible: false) {
      var shown = content(&$0)
      shown.carries = []
      shown.texts = $0.number(of: ContentTexts())
      return .answersPush($0.number(of: "water"), .content(shown))
    },
    acts("completes") { .backgroundTask(.completes($0.number(of: "refill"))) },
    acts("cancels a task") { .backgroundTask(.cancels($0.number(of: "refill"))) },
    acts(.backgroundTask(.cancelsAll)),
    acts("submits") {
      let delay = Interval(seconds: 7200)
      return .backgroundTask(
        .submits(BackgroundTask(identifier: $0.number(of: "r"), kind: .refresh, delay: delay))
      )
    },
    acts("twin categories", areExpressible: false) {
      let category = Category(identifier: $0.number(of: "twin"))
      return .setsCategories([category, category])
    },
    acts("twin actions", areExpressible: false) {
      let action = Action(
        identifier: $0.number(of: "twin"),
        title: $0.number(of: "A"),
        options: [],
        isTextInput: false
      )
      return .setsCategories([Category(identifier: $0.number(of: "c"), actions: [action, action])])
    },
    acts("a category with all its parts") {
      let traits = CategoryTraits(
        options: [.customDismissAction, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle],
        placeholder: $0.number(of: "%u messages"),
        summaryFormat: $0.number(of: "%u more")
      )
      let action = Action(
        identifier: $0.number(of: "reply"),
        title: $0.number(of: "Reply"),
        options: [.foreground, .destructive, .authenticationRequired],
        isTextInput: true
      )
      return .setsCategories([
        Category(identifier: $0.number(of: "chat"), traits: traits, actions: [action])
      ])
    },
    acts(.legacy(.cancelsAll)), acts(.legacy(.registers([.alert], []))),
    acts(.legacy(.registers([], [])), areExpressible: false),
    acts("presentsNow") {
      .legacy(
        .presentsNow(LocalNotification(identifier: $0.number(of: "l"), content: content(&$0)))
      )
    },
    acts("schedules at a date") {
      let date = LocalNotification.FireDate.at(
        CivilDateTime(date: CivilDate(year: 2026, month: 2, day: 3)!, time: .midnight)
      )
      return .legacy(
        .schedules(
          LocalNotification(
            identifier: $0.number(of: "l"),
            content: content(&$0),
            date: date,
            unit: .day,
            floats: true
          )
        )
      )
    },
    Self("cancels a local notification") {
      var events = before(&$0)
      let local = LocalNotification(
        identifier: $0.number(of: "bell"),
        content: content(&$0),
        date: .after(Interval(seconds: 60))
      )
      events.append(.app(app, .legacy(.schedules(local))))
      return events + [.app(app, .legacy(.cancels(local.identifier)))]
    },
  ]

  static let fits: [Self] = SceneFit.allCases.flatMap { fit -> [Self] in
    [
      acts("\(fit)") { .fitsScene($0.number(of: "chat"), fit, target: $0.number(of: "room")) },
      acts(.fitsScene(nil, fit, target: nil)),
    ]
  }

  static let delegates: [Self] = (0..<8).map { (bits: UInt8) -> Self in
    // A delegate that a later step sets; a step can say it only if it implements didReceive.
    let methods = DelegateMethods(rawValue: bits)
    let areExpressible = methods.isSuperset(of: [.isSet, .didReceive])
    return Self("delegate \(bits)", areExpressible: areExpressible) { book in
      before(&book) + [
        .app(app, .setsDelegate([.isSet, .didReceive])), .app(app, .setsBadge(1)),
        .app(app, .setsDelegate(bits == 5 ? [.isSet, .didReceive, .willPresent] : methods)),
      ]
    }
  }

  private static func adds(
    _ name: String,
    areExpressible: Bool = true,
    _ trigger: @escaping @Sendable (inout Book) -> Trigger
  ) -> Self {
    acts(name, areExpressible: areExpressible) { book in
      let trigger = trigger(&book)
      return .adds(request(&book, "x", trigger))
    }
  }

  static let requests: [Self] = [
    adds("now") { _ in .now },
    adds("every") { _ in .interval(Interval(seconds: 60), repeats: true) },
    adds("an interval of zero") { _ in .interval(.zero, repeats: false) },
    adds("a negative interval") { _ in .interval(Interval(seconds: -5), repeats: false) },
    adds("the longest interval") { _ in .interval(Interval(nanoseconds: .max), repeats: false) },
    adds("a nanosecond") { _ in .interval(Interval(nanoseconds: 1), repeats: false) },
    adds("no components", areExpressible: false) { _ in .calendar(DatePattern(), repeats: true) },
    adds("components") { _ in
      let components = pattern {
        $0.hour = 9
        $0.day = 31
      }
      return .calendar(components, repeats: true)
    },
    adds("absurd components") { _ in .calendar(pattern { $0.hour = -24 }, repeats: false) },
    adds("a zone") { _ in
      let components = pattern {
        $0.hour = 9
        $0.zone = Zone(named: "Europe/Rome")
      }
      return .calendar(components, repeats: false)
    },
    adds("a fire date", areExpressible: false) { _ in
      let start = CivilDateTime(date: CivilDate(year: 2026, month: 2, day: 3)!, time: .midnight)
      return .fireDate(Recurrence(start: start, unit: nil), floats: true)
    },
    adds("on entry") { .region(region(&$0, notifies: .entry), repeats: true) },
    adds("on exit") { .region(region(&$0, notifies: .exit), repeats: false) },
    adds("on entry and exit", areExpressible: false) { .region(region(&$0), repeats: false) },
  ]

  private static func shows(
    _ name: String,
    areExpressible: Bool = true,
    _ change: @escaping @Sendable (inout Content, inout Book) -> Void
  ) -> Self {
    acts(name, areExpressible: areExpressible) { book in
      var request = request(&book, "x")
      change(&request.content, &book)
      return .adds(request)
    }
  }

  static let contents: [Self] = [
    shows("a content with all its parts") { content, book in
      content.texts = book.number(
        of: ContentTexts(
          title: book.number(of: "\"T\" \\ \n"),
          subtitle: book.number(of: ""),
          body: book.number(of: "漢 🔔\u{2028}\u{202E}\u{0}"),
          object: 3,
          thread: book.number(of: "t"),
          summaryArgument: book.number(of: "s")
        )
      )
      content.carries = [.alert, .sound, .badge, .communication]
      content.badge = 7
      content.level = .critical
      content.relevance = 55
      content.category = book.number(of: "tea")
      content.sound = book.number(of: "bell.caf")
      content.filter = book.number(of: "f")
      content.target = book.number(of: "target")
    },
    shows("a critical sound") { content, _ in
      content.carries.formUnion([.sound, .criticalSound])
    },
    shows("a negative badge") { content, _ in
      content = Content(texts: content.texts, carries: [.alert, .badge], badge: -1)
    },
    acts("an attached file") { book in
      var request = request(&book, "x")
      var texts = book[request.content.texts]
      texts.attachment = book.number(of: "photo.jpg")
      request.content.texts = book.number(of: texts)
      request.attachment = texts.attachment
      return .adds(request)
    },
  ]
}
