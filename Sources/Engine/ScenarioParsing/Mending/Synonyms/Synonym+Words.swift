extension Synonym {
  /// The words of the language with their synonyms; an indented line continues the line above it.
  static let table = """
    # Who acts, and what a script is made of.
    scenario: test, story, feature, it, describe, case, example, scenario outline, func, title
    expect: assert, then, should, user sees, user gets, user receives, i see, user should see,
      verify, check, ensure, expects, see, sees, require, xctassert
    user locks device: device lock, phone lock, device is locked, phone is locked, screen is
      locked, device locks, phone locks, iphone locks, screen locks, lock device
    user unlocks device: device unlock, phone unlock, user enters passcode, user types passcode,
      device is unlocked, device unlocks, phone unlocks, iphone unlocks, unlock device
    user opens app: app launches, app opens, app starts, app runs, app is launched, launch
      app, app is opened, app comes to foreground, app enters foreground, app becomes active,
      app is started, app resumes, start app, launch the app, open app,
      app didfinishlaunching, app didbecomeactive, app applicationdidbecomeactive,
      app willenterforeground
    device powers off: user turns off device, user turns off phone, user turns off iphone, user
      switches off device, user switches off phone, user switches off iphone, user powers off
      device, user powers off phone, user shuts down device, user shuts down phone,
      user turns off the phone, user turns off the iphone, user switches off the phone, user powers
      off the phone, user shuts down the phone, user turns phone off, user turns the phone off, user
      turns device off, user switches the phone off, phone powers off, phone shuts down, phone dies
    device has location: location, location permission
    user leaves app: app enters background, app goes to background, app closes, close app, app
      is closed, app backgrounds, app resigns active, app is backgrounded, app suspends,
      app didenterbackground, app willresignactive
    user force-quits app: app terminates, app is killed, app quits, app dies, app is
      terminated, app is force-quit, kill app, quit app, terminate app, force-quit app
    user: person, human, customer, somebody, someone, i, player
    device: phone, iphone, system, ios, os, simulator, ipad
    app: application, program, developer, code, center, centre
    phone: device, iphone, simulator, os, platform, version, model
    phone iOS: ios, os, iphone ios, version, ios version, phone version, device ios, system
    zone: timezone, time zone, tz, time-zone, location
    start: date, begin, begins, starts, clock, time, now, today, start date, start time,
      started
    week starts on: week begins on, weekstart, week start, first weekday, firstweekday
    table: examples, data, cases, parameters
    each: for, foreach, for each, with, using, over
    setup: background, before, beforeeach, before each, set up
    include: use,import, require, source, load
    repeat: loop, for, times, do
    end: done, endrepeat, end repeat, stop, next
    exhaustive: strict, exactly, complete
    skip: ignore, disabled, pending, skipped, disable
    xfail: fails, expected failure, expectfailure, fail, known issue
    assume: choose, pick, take, side, prefer, dispute
    # What is done.
    adds: schedules, updates, replaces, reschedules,
      scheduled, posts, creates, sends, registers, submits, enqueues, sets,
      shows, fires,
      triggers, plans, requests, schedule, post, create, send, register, queues, notifies,
      adds notification, adds request, adds a notification, schedules notification, schedules
      a notification, sends a notification, adds notification with id, adds request with id,
      adds notification with identifier, adds request with identifier, schedules notification
      with id, sets up, adds local notification,
      addnotificationrequest, addrequest, addnotification, schedulenotification
    asks for: asks to, requests, requests authorization, requests permission, requests
      authorization for, requests permission for, asks permission for, asks for permission,
      asks for permission to, request, wants, prompts for, requestauthorization, asks
      authorization for, asks for authorization, asks for permissions, requests permissions,
      asks user for
    opens: launches, starts, runs, enters, resumes, foregrounds, launch, start, activates,
      goes to, returns to, opens up, brings up, comes back to, reopens, relaunches, switches
      to
    leaves: closes, backgrounds, minimizes, exits, suspends, hides, close, background, goes
      home from, goes out of, quits to home, presses home in, sends to background
    leaves app: goes home, presses home, goes to background, goes to home screen
    force-quits: kills, quits, terminates, force quits, forcequits, swipes away, force-closes,
      force closes, kill, swipes up, swipes out, force-kills, ends, stops, removes from
      switcher
    locks device: locks phone, locks screen, locks iphone, locks the phone, sleeps phone,
      locks the screen, turns off screen, turns off the screen, presses side button, presses the
      side button, presses power
      button, presses the power button
    unlocks device: enters passcode, types passcode, enters the passcode, uses face id,
      unlocks phone, unlocks screen, unlocks iphone, unlocks the phone, unlocks the screen, wakes
      and unlocks
      phone
    taps: tap, clicks, presses, touches, opens notification, selects, click, press, hits, taps
      on
    keeps: keep
    turns off: disables, switches off, deactivates, turn off
    turns on: enables, switches on, activates, turn on
    answers "Allow": allows, grants, accepts, agrees, approves, taps allow, says yes, allow,
      grants permission, allows notifications, accepts prompt, accepts permission, presses
      allow
    answers "Don't Allow": denies, declines, rejects, refuses, disallows, deny, says no,
      dismisses prompt, taps don't allow, denies permission, denies notifications, rejects
      prompt
    answers: answer, replies, responds, chooses, taps, says, selects, presses
    moves to zone: timezone, time zone, zone, timezone is, time zone is, zone is, timezone changes
      to, time zone changes to, zone changes to, is in zone, is in timezone, is in time zone,
      travels to zone, travels to timezone, travels to, flies to, goes to, moves to, changes zone
      to, changes timezone
      to, sets timezone to, enters zone, moves to timezone, sets zone to, switches to zone
    device sets the clock to: time changes to, the time changes to, clock changes to, the clock
      changes to, clock is set to, time is set to, time becomes, clock jumps to, time jumps to, user
      sets the time to, user sets time to, user sets the clock to, user sets clock to, user changes
      the time to, user changes time to, user changes the clock to, user changes clock to
    sets the clock to: clock, time, clock is, time is, sets time to, changes time to, sets clock
      to, sets date to, sets clock,
      changes the time to, changes clock to, sets the time to, sets the date to, changes the
      clock to
    receives push: gets push, receives a push, gets a push, receives notification, gets
      notification, receives remote notification, receives apns
    observes: listens to, subscribes to, listens for
    NSCalendarDayChanged: midnight, new day, day change, day changes
    significantTimeChange: significant time change, time change, applicationsignificanttimechange
    NSSystemTimeZoneDidChange: zone change, time zone change, timezone change
    raises badge by: increments badge, increments badge by, increases badge by, adds to badge
    presents: shows, displays, calls completionhandler for
    releases delegate: removes delegate, clears delegate, drops delegate, loses delegate,
      deallocates delegate, forgets delegate, unsets delegate
    sets delegate: sets the delegate, assigns delegate, has delegate, registers delegate
    reacts to willPresent with: willpresent returns, presents with, implements willpresent
      with, returns, reacts with, willpresent
    has authorization: has permission, authorization, permission, authorization is, has status
    removes delivered: removedeliverednotifications, removedeliverednotification
    removes: removependingnotificationrequests, removependingnotificationrequest,
      removependingnotifications, removenotification, cancelnotification, cancels, withdraws,
      unschedules, deletes, drops, revokes, removes notification, cancels notification, removes
      request
    removes all delivered: removealldeliverednotifications
    removes all pending: removeallpendingnotificationrequests, cancels all, removes
      everything, cancels everything, cancels all pending,
      cancels all notifications, cancels notifications, removes all notifications
    flicks away: swipes up, flicks, swipes banner away, flings away, flicks off
    taps action: presses button, taps button, clicks button, chooses action, selects action,
      presses action, performs action, performs, triggers action, chooses button
    sets categories: registers categories, registers category, sets category, declares categories,
      sets notification categories, setnotificationcategories, defines category, adds category,
      registers notification categories
    with actions: actions, with action, with buttons, buttons, has actions, with
    textInput: text input, text-input, takes text, with text, textinput
    authenticationRequired: authentication required, requires authentication, requires unlock
    customDismissAction: custom dismiss action, reports dismissal, dismiss action
    actions of: buttons of, actions for, buttons on, action buttons of
    dismissal of: dismiss of, dismissing, dismissal on, clear of
    action: response, button
    saying: with text, with, text, usertext
    category: categoryidentifier, category identifier, with category
    clears: dismisses, swipes, swipes away, removes, deletes, clears notification,
      dismisses notification, discards
    clears all: clears everything, dismisses all, clears notification center
    monitors: observes, tracks, geofences, starts monitoring, watches for, starts watching,
      registers region, startmonitoring, startmonitoring for, startmonitoringforregion,
      startmonitoringregion, monitorregion
    monitoring: startmonitoring, startmonitoring for, starting to monitor
    stops monitoring: unwatches, stops tracking, ignores, stopmonitoring, stopmonitoring for,
      stopmonitoringforregion, stopmonitoringregion
    user turns on Do Not Disturb: device enters do not disturb, device turns on do not disturb,
      device activates do not disturb, device enables do not disturb, device goes into do not
      disturb, device switches to do not disturb, device is in do not disturb, phone enters do not
      disturb, phone is in do not disturb, user enters do not disturb
    user turns off Do Not Disturb: device leaves do not disturb, device exits do not disturb, device
      turns off do not disturb, phone leaves do not disturb, user leaves do not disturb, user exits
      do not disturb
    pulls down Notification Center: opens notification center, opens the notification center, looks
      at notification center, looks at the notification center, checks notification center, checks
      the notification center, views notification center, shows notification center, swipes down
      notification center, swipes down, pulls down the notification center, enters notification
      center
    device reboots: user restarts the phone, user reboots the phone, user restarts the device,
      user reboots the device, user restarts the iphone, user reboots the iphone, user restarts
      iphone, user reboots phone, user restarts phone, user reboots device,
      user restarts device, phone reboots, phone restarts, user reboots iphone
    reboots: restarts, reboot, restart, power-cycles, turns off and on
    powers off: shuts down, turns off, switches off, dies
    powers on: turns on, boots, boots up, starts up, switches on, starts
    suspends: freezes, pauses
    terminates: kills, jetsams, ends, stops, evicts
    updates: upgrades
    deletes: uninstalls, removes, erases
    installs: reinstalls, downloads, adds
    travels to: drives to, walks to, rides to, cycles to, runs to, flies to
    opens monitor: creates monitor, makes monitor, opens clmonitor, creates clmonitor
    moves to: goes to, enters, travels to, arrives at, walks to, drives to, reaches
    makes banners persistent: sets banners to persistent, sets alert style to alerts
    makes banners temporary: sets banners to temporary, sets alert style to banners
    changes location for app to: grants location, sets location to, allows location
    asks for alert sound: asks for permission, asks for permissions, requests permission, requests
      permissions, requests authorization, requests notification permission, asks for
      authorization, asks for notification permission, asks permission, requestauthorization
    asks for location: requests location, requests location permission, requests location
      authorization, asks for location permission, asks for location authorization
    asks for location when in use: requests when in use, requestwheninuseauthorization, requests
      wheninuse authorization, requests when in use authorization, asks for when in use
    asks for location always: requests always, requestalwaysauthorization, requests always
      authorization, asks for always
    answers "Allow Once": allows once, taps allow once, grants once
    answers "Allow While Using App": allows while using, allows while using app, allows when in use
    answers "Change to Always Allow": changes to always, allows always
    Precise Location for: precise location of, exact location of, precision of, precise location for
    Background App Refresh for: background app refresh of, background refresh of, background app
      refresh for, background refresh for
    airplane mode: flight mode, aeroplane mode, plane mode, airplane-mode
    Wi-Fi: wifi, wlan, wireless
    accuracy full: accuracy precise, accuracy exact, accuracy fullaccuracy
    accuracy reduced: accuracy approximate, accuracy reducedaccuracy
    sets badge: setbadgecount, setbadge, sets badge to, sets badge number, sets the badge to,
      updates badge
    sets badge 0: clears badge, resets badge, removes badge, hides badge, deletes badge, clears the
      badge, resets the badge
    has authorization authorized: has permission, has permissions, is authorized, is allowed
    when in use: while using, while in use, while using the app, when using, while using app,
      wheninuse, in use, authorizedwheninuse
    always: authorizedalways, always authorization
    schedules local notification: schedulelocalnotification
    presents local notification: presentlocalnotificationnow, presentlocalnotification
    cancels local notification: cancellocalnotification
    cancels all local notifications: cancelalllocalnotifications
    enter: didenterregion, didenter, enterregion
    exit: didexitregion, didexit, exitregion
    # When.
    on enter: when entering, on entering, on entry to, on arrival at, when arriving at, entering,
      arriving at, at entering
    on exit: when leaving, on leaving, on exiting, when exiting, leaving, exiting, on exit from
    after: in, wait, delay, within, timeinterval, interval, from now
    every: each, repeating every, repeats every, repeat every, repeating after
    every 1h: hourly
    every 1m: minutely
    now: immediately, instantly, right now, directly, nil
    at: is at, is in, stands at, starts at, is located at, on, for, when
    daily at: every day at, each day at, everyday at, every morning at, every evening at
    weekly on: every, on, every week on, each week on
    yearly on: every year on, annually on, each year on, annual on
    matching: calendar, datecomponents, components, where, when, cron, date
    repeating: repeats, repeat, repeated, recurring, repeats true, repeats: true
    # What it says.
    title: text, message, content, titled, called, named, saying, with title, header, with,
      says
    body: message, text, content, with body, description, with text
    sound: with sound, audio, default sound, sound default, sounds, noise
    alert sound: permission, permissions, authorization, notification permission, notifications
      permission, permission to notify
    alert: alerts, banner, banners, notifications
    badge: badges, with badge, badge number, badgecount, icon badge, badge count, icon,
      badge equals, badge shows
    list: notification center, notificationcenter, center, lists
    lockScreen: lock screen, lock-screen, lockscreen, locked screen
    level: interruption level, interruptionlevel, priority
    relevance: relevance score, relevancescore, score
    thread: thread identifier, threadidentifier, thread id
    filter: filter criteria, filtercriteria
    time-sensitive: timesensitive, time sensitive, urgent
    screen lit by: lights the screen for, screen woken by, wakes the screen for
    critical sound: critical alert sound, defaultcritical
    Do Not Disturb: dnd, do-not-disturb, donotdisturb, do not disturb
    Scheduled Summary: summary, notification summary, scheduled delivery
    switches to silent: mutes, silences device, mutes device, silences phone, mutes phone, silences
      the phone, mutes the phone, silences the device, mutes the device
    switches to ring: unmutes, unmutes device, unmutes phone, unmutes the phone
    Location Services: location, location service, gps
    held: postponed, deferred, delayed, kept back
    Notification Center: notificationcenter, notification-center, notification centre
    notificationCenter: notification center, notification centre
    banner list: alert, alerts, notification
    no banner: banner none, no banners, banner gone, nothing on screen
    # What is expected.
    delivered: appear, fire, show, arrive, come, pop up, shown, fires, appears, displayed,
      fired, presented, visible, arrives, received,
      deliver, delivers, shows, comes, triggered, appeared, seen, arrived, pops up, shows up,
      posted, sent, exists
    not delivered: missing, absent, hidden, never delivered, undelivered, isn't delivered,
      isn't shown, not shown, doesn't fire, does not fire, not fired, never shown, never
      fires, doesn't appear, does not appear, is not delivered, not displayed, wasn't
      delivered
    no notification delivered: no notification, no notifications, no delivery, nothing, silence,
      nothing shown, nothing happens, nothing fires, nothing delivered, nothing appears, no
      notifications delivered, no notification shown, none delivered, 0 delivered
    no request pending: nothing pending, no pending, no requests, no pending requests, no pending
      notifications,
      nothing scheduled, none pending
    pending: scheduled, waiting, queued, planned, added, active, still pending
    not pending: cancelled, canceled, unscheduled, removed, no longer pending, not scheduled
    listed: in list, in notification center, in center, in the list, in tray, in notification
      centre
    as list: to notification center, to the list, quietly, silently, in notification center, in
      notification centre, in list, in the list, in center
    delivered as lockScreen: on lock screen, on the lock screen, on lockscreen, shown on lock screen
    as lockScreen: on lock screen, on the lock screen, on lockscreen, on the lockscreen
    as banner: as a banner, in a banner, in banner, with banner
    dropped: lost, discarded, ignored, rejected, thrown away, swallowed, suppressed
    silenced: suppressed, hidden, not presented
    authorization: notifications, permission, permissions, status, authorizationstatus,
      authorization status,
      auth, authorized status, permission status, notification permission
    authorization authorized: granted, allowed, permission granted, authorized
    authorization denied: denied, permission denied, not authorized, disallowed
    requestAuthorization granted: granted, permission granted, completion granted, granted true,
      success
    requestAuthorization not granted: not granted, permission not granted, refused, granted false
    authorized: granted, allowed, allow, yes, true, enabled, on, ok, authorised
    denied: deny, refused, disallowed, no, false, disabled, off, rejected, forbidden
    enabled: on, yes, true, allowed, granted, authorized, active
    disabled: off, no, false, denied, forbidden, not enabled, not allowed
    notDetermined: undetermined, unknown, not determined, none, unset, not asked, undecided,
      default
    provisional: quiet, provisionally, trial
    foreground: open, active, opened, launched, in foreground, in the foreground,
      visible
    background: suspended, closed, inactive, backgrounded, in background, in the background
    not running: killed, terminated, dead, quit, notrunning, stopped, not launched, force-quit
    crashed: crashes, crash, throws, raises, fails with, aborts, exception, terminated
    prompt: dialog, alert, popup, permission dialog, permission prompt, prompted, asked, a
      prompt, authorization prompt, permission alert, prompt shown, prompt visible
    no prompt: no dialog, no alert, not prompted, no popup, not asked, no permission prompt
    next: next date, nexttriggerdate, next trigger date, next fire date, fires next, next
      trigger
    never: none, nil, nothing, null, no date
    none: nothing, empty, no, zero
    0: none, nothing, zero, empty, no
    region: fence, geofence, place
    launched: started, opened, woken, relaunched
    sounded: heard, played, rang, beeped
    received: handled, delivered, heard, called, reported, seen
    lost: ignored, dropped, missed, unheard, not received
    succeeds: succeeded, success, ok, works, passes, worked, returns nil, nil
    impossible: fails, fail, failure, to fail, not possible, cannot happen, can't happen, not
      happen, invalid, not allowed, refused
    fails with: errors, fails, error, throws, failed, failed with, errors with, returns,
      failing
    not: isn't, is not, wasn't, was not, doesn't, does not, no, never, n't, isnt, not be,
      won't, !
    once: 1 time, one time, 1 times, exactly once, only once, 1x
    times: x, time, notifications, deliveries
    2 times: twice, two times, 2x
    3 times: thrice, three times, 3x
    because: due to, since rule, reason, by, for reason, as of
    since: from, after, starting
    as: in, with, via, through, on, using, like
    of: from, in, for, by
    for: of, in, to
    to: into, in, at
    """
}
