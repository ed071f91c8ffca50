/// The look of pages, in light and dark.
enum PageStyle {
  /// Nothing is loaded, and nothing runs but the script of pages.
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src '\(PageScript.hash)'"

  static let text = """

    :root { color-scheme: light dark; --ink: #1c1c22; --paper: #ffffff; --faint: #5c6070;
      --line: #d9dce3; --ground: #f3f4f8; --lit: #fff0c9; --good: #1f7a3f; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e9eaf0; --paper: #17181d; --faint: #a2a7b8; --line: #33363f;
        --ground: #21232a; --lit: #4a3d12; --good: #6fcf8f; --bad: #ff8a80; } }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
    main { max-width: 1100px; margin: 0 auto; padding: 24px 20px 80px; }
    h1 { font-size: 26px; margin: 8px 0 0; }
    h2 { font-size: 15px; margin: 32px 0 6px; overflow-wrap: anywhere; }
    a { color: inherit; }
    small { color: var(--faint); overflow-wrap: anywhere; }
    b.good { color: var(--good); } b.bad { color: var(--bad); } b.other { color: var(--faint); }
    summary { cursor: pointer; padding: 7px 4px; }
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
    figcaption { color: var(--faint); font-size: 13px; text-align: center; max-width: 150px; }
    .dispute { border-left: 4px solid var(--faint); color: var(--faint); margin: 8px 0;
      padding: 0 12px; }
    .table { border: 0; }
    .table summary { color: var(--faint); padding: 2px 4px; }
    table { border-collapse: collapse; font-size: 13px; margin: 4px 0 12px 20px; }
    th { text-align: left; font-weight: 400; } th, td { padding: 2px 16px 2px 0; }
    td { font-variant-numeric: tabular-nums; }
    .filter { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: center; margin: 12px 0; }
    .filter input[type=search] { font: inherit; padding: 5px 10px; border-radius: 8px;
      border: 1px solid var(--line); background: var(--paper); color: inherit; width: 220px; }
    .viewer { margin: 10px 0 24px; }
    .controls { display: flex; gap: 8px; align-items: center; margin: 8px 0 14px; }
    .controls button { font: inherit; min-width: 40px; padding: 5px 8px; border-radius: 8px;
      border: 1px solid var(--line); background: var(--ground); color: inherit; cursor: pointer; }
    .controls input { flex: 1; min-width: 80px; accent-color: #2f55c8; }
    .controls output { font-variant-numeric: tabular-nums; white-space: nowrap; }
    .stage { display: grid; grid-template-columns: 270px minmax(0, 1fr) 250px; gap: 22px; }
    .phone { margin: 0; }
    .words { min-width: 0; }
    .words pre { margin: 0; }
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
    @media (max-width: 900px) { .stage { grid-template-columns: 270px minmax(0, 1fr); }
      .lists { grid-column: 1 / -1; } }
    @media (max-width: 620px) { .stage { grid-template-columns: minmax(0, 1fr); }
      .phone { text-align: center; } main { padding: 16px 12px 60px; }
      .controls output { display: block; } .controls { flex-wrap: wrap; } }
    @media (min-width: 1800px) { main { max-width: 1600px; font-size: 18px; } }
    @media print { details { break-inside: avoid; } }

    """
}
