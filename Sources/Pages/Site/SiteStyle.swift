/// The look of pages from Markdown, in addition to that of reports.
enum SiteStyle {
  static let text = """

    :root { --accent: #2f55c8; --time: #6b4fbb; --actor: #2f55c8; --text: #1f7a3f;
      --number: #a3470d; }
    @media (prefers-color-scheme: dark) { :root { --accent: #9db4ff; --time: #c3b0ff;
      --actor: #9db4ff; --text: #8fdcaa; --number: #ffb38a; } }
    * { box-sizing: border-box; }
    body { font-size: 17px; line-height: 1.6; }
    main { max-width: 1080px; padding: 32px 20px 96px; }
    article { overflow-wrap: break-word; }
    article > * { max-width: 720px; margin-left: auto; margin-right: auto; }
    article > .living, article > .wide { max-width: none; }
    h1 { font-size: 34px; line-height: 1.2; letter-spacing: -0.02em; margin: 16px auto 20px; }
    h2 { font-size: 24px; line-height: 1.3; margin-top: 48px; }
    article h3 { font-size: 19px; margin-top: 32px; }
    article h4 { font-size: 16px; margin: 20px auto 6px; }
    article a, .contents a { color: var(--accent); text-decoration-thickness: 1px;
      text-underline-offset: 3px; }
    a.anchor { color: var(--faint); text-decoration: none; opacity: 0; font-weight: 400; }
    :is(h1, h2, h3, h4, h5, h6):hover .anchor, .anchor:focus { opacity: 1; }
    code { font: 0.86em ui-monospace, 'DejaVu Sans Mono', monospace; background: var(--ground);
      border-radius: 5px; padding: 2px 5px; overflow-wrap: anywhere; }
    pre code { font: inherit; background: none; padding: 0; overflow-wrap: normal; }
    pre { line-height: 1.55; border-radius: 10px; padding: 14px 16px; }
    blockquote { border-left: 3px solid var(--line); color: var(--faint); padding-left: 18px; }
    hr { border: 0; border-top: 1px solid var(--line); margin: 40px auto; }
    img { max-width: 100%; height: auto; border-radius: 10px; }
    li > p { margin: 6px 0; }
    li { margin: 4px 0; }
    .wide { overflow-x: auto; margin: 16px auto; }
    .wide table { margin: 0 auto; font-size: 15px; min-width: min(720px, 100%); }
    .wide th { font-weight: 600; border-bottom: 2px solid var(--line); white-space: nowrap; }
    .wide td { border-bottom: 1px solid var(--line); vertical-align: top; }
    .wide :is(th, td) { padding: 7px 18px 7px 0; text-align: left; font-variant-numeric: normal; }
    .wide .right { text-align: right; } .wide .center { text-align: center; }
    .absent { color: var(--faint); border: 1px dashed var(--line); border-radius: 8px;
      padding: 2px 8px; }

    .living { margin: 28px auto; border: 1px solid var(--line); border-radius: 16px;
      overflow: hidden; background: var(--paper); }
    .paper { position: relative; display: grid; overflow: auto; background: var(--ground);
      scrollbar-width: thin; }
    .paper > .code { grid-area: 1 / 1; font: 14px/1.6 ui-monospace, 'DejaVu Sans Mono', monospace;
      margin: 0; padding: 18px 20px; border: 0; border-radius: 0; white-space: pre; tab-size: 8;
      overflow: hidden; background: none; min-width: max-content; }
    .paper > textarea.code { color: transparent; caret-color: var(--ink); resize: none;
      width: 100%; height: 100%; min-width: 0; outline-offset: -3px;
      -webkit-text-fill-color: transparent; }
    .paper > textarea.code::selection { background: #7c9cff55; }
    .code .line { display: block; margin: 0 -20px; padding: 0 20px; min-height: 1.6em; }
    .code .time { color: var(--time); } .code .actor { color: var(--actor); }
    .code .heading { color: var(--actor); font-weight: 700; } .code .text { color: var(--text); }
    .code .number { color: var(--number); } .code .comment { color: var(--faint); }
    .code .wrong { text-decoration: underline wavy var(--bad); text-underline-offset: 4px;
      text-decoration-skip-ink: none; }
    .bubble { position: absolute; z-index: 2; max-width: min(480px, 90%); padding: 5px 10px;
      border-radius: 8px; background: var(--bad); color: var(--paper); font-size: 13px;
      line-height: 1.4; pointer-events: none; }
    .reset { position: absolute; right: 10px; top: 10px; z-index: 1; font: inherit; font-size: 13px;
      padding: 4px 12px; border-radius: 999px; border: 1px solid var(--line); cursor: pointer;
      background: var(--paper); color: inherit; }
    .outcome { padding: 12px 20px 16px; min-width: 0; }
    .verdict { margin: 0; }
    .note { margin: 4px 0 0; color: var(--faint); font-size: 14px; }
    .outcome pre { margin: 10px 0 0; font-size: 12.5px; }
    pre.expected { border-left: 4px solid var(--faint); }
    .scenes { border-top: 1px solid var(--line); min-width: 0; }
    .scene { padding: 14px 20px; }
    .scene h4 { display: none; }
    .scene figure { margin: 0 0 12px; }
    .still svg { display: block; margin: 0 auto; }
    .ready { display: grid; grid-template-columns: minmax(0, 1fr) 262px;
      grid-template-rows: auto auto 1fr; }
    .ready .paper { grid-area: 1 / 1; }
    .ready .outcome { grid-area: 2 / 1; }
    .ready .side { grid-area: 1 / 2 / span 3; border-left: 1px solid var(--line);
      padding: 18px 16px 12px; }
    .ready .scenes { grid-area: 3 / 1; }
    svg.fitted { width: 100%; height: auto; }
    .broad .side { grid-row: 1 / span 2; } .broad .scenes { grid-column: 1 / -1; }
    .side svg { display: block; margin: 0 auto; width: 222px; height: auto; }
    .side select { width: 100%; font: inherit; font-size: 14px; margin-bottom: 12px; padding: 4px;
      border-radius: 8px; border: 1px solid var(--line); background: var(--paper); color: inherit; }
    .side .controls { flex-wrap: wrap; gap: 6px; margin: 12px 0 0; font-size: 14px; }
    .side .controls button { min-width: 36px; padding: 3px 6px; }
    .side .controls output { flex: 100%; text-align: center; color: var(--faint); }
    .fit svg { max-width: 100%; height: auto; }
    li .ready { display: block; }
    li .ready .side { border-left: 0; border-top: 1px solid var(--line); }
    .more { border: 0; font-size: 15px; }
    .more > summary { color: var(--faint); padding: 2px 0; font-size: 14px; }
    .more .lists { columns: 2; margin-top: 12px; } .more .lists section { break-inside: avoid; }
    :is(textarea, select, .reset):focus-visible { outline: 2px solid var(--accent); }

    .pages { position: sticky; top: 0; z-index: 5; display: flex; gap: 16px; align-items: center;
      justify-content: space-between; padding: 8px 20px; background: var(--paper);
      border-bottom: 1px solid var(--line); font-size: 15px; }
    .pages details { border: 0; } .pages summary { padding: 4px; font-weight: 600; }
    .pages ul { position: absolute; left: 12px; margin: 4px 0; padding: 10px 22px;
      list-style: none; background: var(--paper); border: 1px solid var(--line);
      border-radius: 12px; box-shadow: 0 12px 36px #0003; max-height: 70vh; overflow-y: auto; }
    .pages a { color: inherit; text-decoration: none; } .pages a:hover { color: var(--accent); }
    .pages a[aria-current] { font-weight: 700; color: var(--accent); }
    .search { position: relative; }
    .search input { font: inherit; padding: 5px 12px; width: min(220px, 40vw); color: inherit;
      border: 1px solid var(--line); border-radius: 999px; background: var(--ground); }
    .results { position: absolute; right: 0; width: min(460px, 88vw); margin: 6px 0;
      padding: 8px 18px;
      list-style: none; background: var(--paper); border: 1px solid var(--line);
      border-radius: 12px; box-shadow: 0 12px 36px #0003; max-height: 70vh; overflow-y: auto; }
    .results small { display: block; overflow: hidden; white-space: nowrap;
      text-overflow: ellipsis; }
    .outcome .problem { white-space: pre-wrap; overflow-wrap: anywhere; }
    .solution { margin: 18px auto; border: 0; }
    .solution summary { color: var(--accent); cursor: pointer; }
    .solution .code { margin: 10px 0 0; padding: 14px 18px; border: 1px solid var(--line);
      border-radius: 12px; background: var(--paper); }
    .prediction { border: 0; } .prediction > summary { padding: 14px 24px; font-weight: 600;
      color: var(--accent); cursor: pointer; }
    @media screen { .living:has(.prediction:not([open])) { display: block; }
      .living:has(.prediction:not([open])) .side { display: none; }
      .living:has(.prediction:not([open]) .scene) .wrong { text-decoration: none; } }
    .contents { display: none; }
    @media (min-width: 1560px) { .contents { display: block; position: fixed; top: 76px;
      left: calc(50% + 570px); width: 210px; font-size: 14px; max-height: 80vh; overflow-y: auto; }
      .contents ul { list-style: none; margin: 0; padding: 0 0 0 14px;
        border-left: 1px solid var(--line); }
      .contents a { color: var(--faint); text-decoration: none; } }
    @media (min-width: 1800px) { main { max-width: 1080px; font-size: 17px; } }
    @media (max-width: 760px) { body { font-size: 16px; } main { padding: 16px 14px 64px; }
      h1 { font-size: 28px; } .ready { display: block; } .side svg { width: 200px; }
      .ready .side { border-left: 0; border-top: 1px solid var(--line); }
      .paper > .code { font-size: 12.5px; padding: 14px; } .living { border-radius: 12px; }
      .more .lists { columns: 1; } }
    @media print { .pages, .contents, .side .controls, .side select, .reset, .bubble, .anchor,
      .more:not([open]), textarea.code { display: none; }
      h1, h2, h3, h4 { break-after: avoid; }
      .living, .paper, .wide { overflow: visible; } .ready { display: block; }
      .paper, .scene, .problem { break-inside: avoid; } .paper > .code { white-space: pre-wrap;
        min-width: 0; overflow: visible; overflow-wrap: anywhere; }
      .ready .side { float: right; width: 174px; border: 0; padding: 12px; }
      .side svg, .still svg { width: 150px; } .outcome { display: flow-root; }
      .scenes { clear: both; } .prediction > summary { display: none; }
      .prediction::details-content { content-visibility: visible; } }

    """
}
