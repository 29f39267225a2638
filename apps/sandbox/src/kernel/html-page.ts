/** The HTML pages of the stand-ins: one shell and one style sheet for all, and no scripts. */
import { createHash } from 'node:crypto';

export interface Page {
  readonly title: string;
  /** HTML. The caller escapes user input. */
  readonly body: string;
  /** For a page with much to read. Other pages are small windows with a choice. */
  readonly isWide?: boolean;
}

const STYLE = `
:root{color-scheme:light dark;--paper:#faf6ef;--card:#fff;--hover:#f3ecdf;--ink:#1d2433;--soft:#5b6275;--line:#e3dacb;
--edge:#8a7f6d;--accent:#b4532a;--on-accent:#fff;--wrong:#a3241b}
@media (prefers-color-scheme:dark){:root{--paper:#14192a;--card:#1d2439;--hover:#27304a;--ink:#f3eee4;--soft:#b3b9c9;
--line:#343c56;--edge:#7a839c;--accent:#f0a27c;--on-accent:#14192a;--wrong:#ffa79c}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
overflow-wrap:anywhere}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem}
main.wide{max-width:60rem}
h1{margin:0;font-size:1.5rem;line-height:1.25}
h2{margin:1.75rem 0 .5rem;font-size:1.05rem}
p{margin:.5rem 0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.soft,.note{color:var(--soft)}
.note{margin-top:1.25rem;font-size:.875rem}
.card{margin:1rem 0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px;list-style:none}
.padded{padding:1rem}
.card>li+li{border-top:1px solid var(--line)}
.row{display:flex;align-items:center;gap:.75rem;width:100%;min-height:44px;padding:.6rem 1rem;border:0;border-radius:11px;
background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
.row:hover{background:var(--hover)}
.row>span:last-child{flex:1;min-width:0}
.row b,.row small{display:block}
.row small{color:var(--soft);font-size:.875rem}
.avatar{flex:none;width:40px;height:40px;border-radius:50%}
.plus{display:grid;place-items:center;border:1px dashed var(--edge);color:var(--soft);font-size:1.25rem}
.button{display:inline-block;min-height:44px;padding:.55rem 1.25rem;border:1px solid var(--edge);border-radius:12px;
background:none;color:inherit;font:inherit;line-height:1.5;text-decoration:none;cursor:pointer}
.button:hover{background:var(--hover)}
.main{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}
.main:hover{background:var(--accent);filter:brightness(.93)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
label{display:block;margin-top:1rem;font-weight:600}
label:first-child{margin-top:0}
input{width:100%;min-height:44px;margin-top:.25rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:8px;
background:var(--paper);color:inherit;font:inherit}
[aria-invalid]{border:2px solid var(--wrong)}
.wrong{margin:.25rem 0 0;color:var(--wrong);font-size:.9rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;min-width:0}
@media (max-width:32rem){dl{display:block}dd+dt{margin-top:.5rem}}
pre{margin:0;font:.9rem/1.5 ui-monospace,Consolas,monospace;white-space:pre-wrap}
iframe{display:block;width:100%;height:50vh;min-height:320px;border:0;border-radius:11px;background:#fff;resize:vertical}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe as text and inside a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

export const htmlPage = ({ title, body, isWide = false }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
${body}
</main>
</body>
</html>
`;

/**
 * The permissions of a page. Browsers apply `form-action` to every redirect after the form, so it must list them all.
 */
export const pageHeaders = (formAction = "'none'"): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
});
