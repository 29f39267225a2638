/**
 * The last resort if the site cannot show a page: a drawing, one sentence and one action, like the site's other states.
 * It has no script and loads no other file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FailureWords } from '@tenth-night/web/site-entry';
import { SITE_SOURCE_FOLDER } from '../places';
import { escapeHtml } from './escape-html';

export type Failure = 'failed' | 'busy';

/** Used if the site cannot give the words in the visitor's language. */
export const ENGLISH: FailureWords = {
  language: 'en',
  direction: 'ltr',
  failed: {
    title: 'Something went wrong on our side',
    sentence: 'Your bookings and payments are safe. Reload the page, or try again a little later.',
  },
  busy: {
    title: 'One moment, please',
    sentence: 'We are getting too many requests right now. Wait a moment, then try again.',
  },
  again: 'Try again',
  reference: ['Reference: ', ''],
};

const read = (file: string) => readFileSync(path.join(SITE_SOURCE_FOLDER, 'app', file), 'utf8');

const DRAWING = read('ui/drawings/dark-house.svg');

/** The text of the page's own style element, for the content policy. */
export const FAILURE_CSS = `${read('styles/tokens.css')}
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 var(--text-16) / var(--leading-body) var(--font-body); }
header { padding: var(--s4) var(--gutter); background: var(--night); font-weight: 600; }
header a { color: var(--on-night); text-decoration: none; }
main { max-inline-size: 34rem; margin: var(--s8) auto; padding-inline: var(--gutter); }
.card { border: var(--hair); border-radius: var(--r-card); background: var(--surface); overflow: hidden; }
svg { display: block; inline-size: 100%; block-size: auto; background: var(--facade-sky); }
.words { padding: var(--s6); }
h1 { margin: 0; font: 600 var(--text-22) / var(--leading-snug) var(--font-display); }
p { margin: var(--s3) 0 var(--s5); color: var(--ink-soft); }
.again { display: inline-block; min-block-size: 24px; padding: 10px var(--s5); border: 1px solid var(--amber-edge); border-radius: var(--r-control); background: var(--amber); color: var(--on-amber); font-weight: 600; text-decoration: none; }
small { display: block; margin-block-start: var(--s5); padding-block-start: var(--s3); border-block-start: var(--hair); color: var(--ink-soft); font-size: var(--text-12); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header :focus-visible { outline-color: var(--amber); }
`;

type Input = {
  readonly kind: Failure;
  readonly words: FailureWords;
  readonly siteName: string;
  readonly requestId: string;
  readonly brandCss?: string;
};

export function failurePage({ kind, words, siteName, requestId, brandCss = '' }: Input): string {
  const { title, sentence } = words[kind];
  const [name, heading] = [escapeHtml(siteName), escapeHtml(title)];
  const [before, after] = words.reference.map(escapeHtml);
  return `<!doctype html>
<html lang="${words.language}" dir="${words.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading} · ${name}</title><style>${FAILURE_CSS}</style>${brandCss && `<style>${brandCss}</style>`}</head>
<body>
<header><a href="/">${name}</a></header>
<main><div class="card">
<div aria-hidden="true">${DRAWING}</div>
<div class="words"><h1>${heading}</h1><p>${escapeHtml(sentence)}</p><a class="again" href="">${escapeHtml(words.again)}</a><small>${before}<bdi>${escapeHtml(requestId)}</bdi>${after}</small></div>
</div></main>
</body>
</html>
`;
}
