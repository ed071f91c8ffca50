/// The look of pages, in light and dark.
enum PageStyle {
  /// Nothing is loaded and nothing runs.
  static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  static let text = """

    :root { color-scheme: light dark; --ink: #1c1c22; --paper: #ffffff; --faint: #5c6070;
      --line: #d9dce3; --ground: #f3f4f8; --good: #1f7a3f; --bad: #b3261e; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #e9eaf0; --paper: #17181d; --faint: #a2a7b8; --line: #33363f;
        --ground: #21232a; --good: #6fcf8f; --bad: #ff8a80; } }
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
    @media print { details { break-inside: avoid; } }

    """
}
