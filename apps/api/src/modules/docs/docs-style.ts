/** The styles of the API documentation page. The page's policy contains their hash. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d7dbe6, #33405f); --soft: light-dark(#f4f5f9, #16213b); --quiet: light-dark(#545d73, #a9b3cc); --accent: light-dark(#7a4b00, #f6b73c); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#14213d, #eef1f8); background: light-dark(#fff, #0d1526); overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0; font-size: 1.4rem; text-transform: capitalize; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
h4 { margin: .75rem 0 0; font-size: .95rem; }
h4 small { font-weight: 400; }
p { margin: .25rem 0 .75rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
small, summary span, section > p { color: var(--quiet); }
code { font-size: .9em; }
details { margin: .5rem 0; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .5rem; scroll-margin-top: 1rem; }
details:target { border-color: var(--accent); }
details[open] { padding-bottom: .75rem; }
summary { margin: 0 -.75rem; padding: .6rem .75rem; cursor: pointer; border-radius: .5rem; }
summary:hover { background: var(--soft); }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
summary code { font-weight: 600; }
summary span { display: block; }
b { display: inline-block; min-width: 3.2rem; font-size: .8rem; color: var(--accent); }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: var(--soft); }
th, td { padding: .4rem .6rem; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
th { width: 12rem; font-weight: 400; }
td p { margin: 0; font-size: .9rem; color: var(--quiet); }
@media (max-width: 40rem) { th, td { display: block; width: auto; padding: .3rem .5rem; } td { border-top: 0; } }
`;
