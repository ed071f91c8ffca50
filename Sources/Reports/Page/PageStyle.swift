import PhoneDescription

/// The look of pages, in light and dark.
package enum PageStyle {
  /// Nothing is loaded, and nothing runs but the script of pages.
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src '\(PageScript.hash)'"

  /// The rules of the style sheet.
  package static let text = """

    :root { color-scheme: light dark; --ink: #1c1c22; --paper: #ffffff; --faint: #5c6070;
      --line: #d9dce3; --ground: #f3f4f8; --lit: #fff0c9; --good: #1f7a3f; --bad: #b3261e;
      --doubt: #8a5a00; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e9eaf0; --paper: #17181d; --faint: #a2a7b8; --line: #33363f;
        --ground: #21232a; --lit: #463a11; --good: #6fcf8f; --bad: #ff8a80;
        --doubt: #e8b34b; } }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
    main { max-width: 1200px; margin: 0 auto; padding: 24px 20px 80px; }
    h1 { font-size: 26px; margin: 8px 0 0; }
    h2 { font-size: 15px; margin: 32px 0 6px; overflow-wrap: anywhere; }
    a { color: inherit; }
    small { color: var(--faint); overflow-wrap: anywhere; }
    b.good { color: var(--good); } b.bad { color: var(--bad); } b.other { color: var(--faint); }
    summary { cursor: pointer; padding: 7px 4px; }
    .title { display: inline-block; vertical-align: top; max-width: 100%; max-height: 4.5em;
      overflow-y: auto; overflow-wrap: anywhere; }
    a .title { text-decoration: underline; }
    .notice:not(:empty) { border-left: 4px solid var(--doubt); background: var(--ground);
      border-radius: 8px; padding: 8px 16px; }
    summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    details { border-top: 1px solid var(--line); }
    details:target { background: var(--ground); }
    pre { overflow-x: auto; background: var(--ground); border-radius: 8px; padding: 12px;
      font: 13px/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
    pre.problem { border-left: 4px solid var(--bad); }
    pre mark { background: none; color: var(--bad); font-weight: 700; }
    figure { margin: 12px 0; overflow-x: auto; }
    figure svg { border-radius: 8px; }
    .strip { display: flex; gap: 16px; overflow-x: auto; padding: 4px 0; }
    .strip figure { flex: none; margin: 0; overflow: visible; }
    .strip figure:last-child { scroll-initial-target: nearest; }
    figcaption { color: var(--faint); font-size: 13px; text-align: center; max-width: 150px; }
    .table { border: 0; }
    .table summary { color: var(--faint); padding: 2px 4px; }
    table { border-collapse: collapse; font-size: 13px; margin: 4px 0 12px 20px; }
    th { text-align: left; font-weight: 400; } th, td { padding: 2px 16px 2px 0; }
    td { font-variant-numeric: tabular-nums; }
    .filter { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; margin: 12px 0; }
    .filter input[type=search] { font: inherit; padding: 5px 10px; border-radius: 8px;
      border: 1px solid var(--line); background: var(--paper); color: inherit; width: 220px; }
    .failure, .dispute { background: var(--ground); border-radius: 8px; padding: 10px 16px;
      margin: 0 0 12px; border-left: 4px solid var(--bad); }
    .dispute { border-left-color: var(--doubt); }
    .failure h3, .dispute h3 { margin: 0 0 6px; font-size: 15px; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 16px;
      margin: 6px 0 0; }
    dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
    dd.now { white-space: pre-wrap; }
    dd.expected, dd.found { font-weight: 600; } dd.found { color: var(--bad); }
    dd details { border: 0; } dd summary { padding: 0; color: var(--faint); }
    dd ul { margin: 4px 0; padding-left: 18px; }
    .dispute p { margin: 2px 0; }
    code { font: 13px ui-monospace, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
    .terminal { border: 0; } .terminal summary, .hint { color: var(--faint); font-size: 13px;
      padding: 0 4px; }
    .stage { display: grid; gap: 4px 24px; margin: 6px 0 16px;
      grid-template-columns: 270px minmax(0, 1fr) 240px; grid-template-rows: auto auto 1fr;
      grid-template-areas: "controls controls controls" "phones cards lists"
        "phones words lists"; }
    .stage.two { grid-template-columns: 550px minmax(0, 1fr);
      grid-template-rows: auto auto auto 1fr;
      grid-template-areas: "controls controls" "phones cards" "phones words" "phones lists"; }
    .cards { grid-area: cards; min-width: 0; } .words { grid-area: words; min-width: 0; }
    .lists { grid-area: lists; } .phones { grid-area: phones; display: flex; gap: 10px; }
    .controls { grid-area: controls; display: flex; gap: 8px; align-items: center;
      margin: 4px 0 10px; }
    button, select { font: inherit; padding: 5px 8px; border-radius: 8px; cursor: pointer;
      border: 1px solid var(--line); background: var(--ground); color: inherit; max-width: 100%; }
    .controls button { min-width: 40px; }
    .controls input { flex: 1; min-width: 80px; accent-color: #2f55c8; }
    .controls output { font-variant-numeric: tabular-nums; white-space: nowrap; }
    .phone { margin: 0; flex: 1; min-width: 0; max-width: 270px; overflow: visible; }
    .phone svg { display: block; width: 100%; border-radius: 0; }
    .center { margin: 12px 0; font-family: -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans',
      sans-serif; }
    .phone figcaption { margin: 8px auto; max-width: none; }
    .phone button { font-size: 13px; margin: 6px 0; }
    .phone ul { text-align: left; margin: 4px 0; padding-left: 18px; color: var(--ink);
      overflow-wrap: anywhere; }
    .words pre { margin: 0; }
    .words .line { cursor: pointer; }
    h3 { font-size: 13px; margin: 14px 0 4px; }
    .lists section:first-child h3 { margin-top: 0; }
    .lists ul { list-style: none; margin: 0; padding: 0; font-size: 13px;
      border-top: 1px solid var(--line); }
    .lists li { display: flex; justify-content: space-between; gap: 10px; padding: 2px 0; }
    .lists span { overflow-wrap: anywhere; }
    .line { display: block; margin: 0 -12px; padding: 0 12px; min-height: 1.5em; }
    .line.now { background: var(--lit); }
    .journal { margin: 0; padding: 0; list-style: none; font-size: 13px; max-height: 300px;
      overflow-y: auto; position: relative; border-top: 1px solid var(--line); }
    .journal li { padding: 5px 8px; border-left: 3px solid transparent; }
    .journal li.now { background: var(--lit); }
    .journal li.later { display: none; }
    .journal li.cause { border-left-color: var(--bad); }
    .rule { margin: 2px 0 0; color: var(--faint); }
    .reason { color: var(--faint); font-size: 13px; white-space: pre-line; margin: 0 0 8px; }
    button:focus-visible, input:focus-visible, .journal:focus-visible {
      outline: 2px solid currentColor; outline-offset: 2px; }
    @media (max-width: 1040px) { .stage, .stage.two { grid-template-columns: 240px minmax(0, 1fr);
        grid-template-rows: auto auto auto 1fr;
        grid-template-areas: "controls controls" "phones cards" "phones words" "phones lists"; }
      .stage.two { grid-template-areas: "controls controls" "phones phones" "cards cards"
        "words lists"; grid-template-columns: minmax(0, 1fr) 220px; } }
    @media (max-width: 680px) { .stage, .stage.two { grid-template-columns: minmax(0, 1fr);
        grid-template-rows: none;
        grid-template-areas: "cards" "controls" "phones" "words" "lists"; }
      .phone { margin: 0 auto; } .controls output { width: 100%; } .controls { flex-wrap: wrap; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      main { padding: 16px 12px 60px; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
      dd { margin-bottom: 6px; } }
    @media (min-width: 1800px) { main { max-width: 1720px; font-size: 18px; }
      .timeline svg { zoom: 1.35; }
      .failure h3 { font-size: 19px; } pre, code, small, .journal, .lists li { font-size: 15px; }
      .stage { grid-template-columns: 340px minmax(0, 1fr) 320px; } .phone { max-width: 340px; }
      .stage.two { grid-template-columns: 690px minmax(0, 1fr); } }
    @media print { summary { break-after: avoid; }
      .controls, .filter, .terminal, .phone button { display: none; }
      main { padding: 0; max-width: none; font-size: 13px; }
      .stage, .stage.two { display: block; } .phones { float: left; width: 170px;
        margin: 0 16px 8px 0; } .two .phones { width: 340px; } .words { display: flow-root; }
      .lists h3, .lists section:first-child h3 { margin: 14px 0 4px; } .lists { clear: both;
        display: flex; flex-wrap: wrap; gap: 0 24px; } .lists section { flex: 1 0 160px; }
      .journal { max-height: none; } .journal li.later { display: list-item; }
      pre { white-space: pre-wrap; }
      pre, figure, .timeline, .journal, .strip { overflow: visible; }
      .strip { flex-wrap: wrap; } .timeline svg { width: 100%; height: auto; }
      .failure, .phone, .timeline, .journal li { break-inside: avoid; } }
    @media (prefers-reduced-motion: no-preference) { .line, .journal li {
      transition: background-color 0.2s; } }

    @media (prefers-color-scheme: dark) {
    \(Ink.dark.map { twin in
      ".timeline [fill='\(twin.light)'] { fill: \(twin.dark); } "
        + ".timeline [stroke='\(twin.light)'] { stroke: \(twin.dark); }\n"
    }.joined())}

    """
}
