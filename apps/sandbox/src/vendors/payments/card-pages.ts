/** The pages inside the frames: the card form and the bank's question. Their styles and scripts are in `browser/`. */
import { escapeHtml } from '../../kernel/html-page';
import type { ContentLanguage } from '../../world/languages';
import { knownCurrency, wireAmount } from '../../world/money';
import { CARD_TEXTS } from './card-texts';
import type { Payment } from './payment-desk';
import { TEST_CARDS } from './test-cards';

/** Any page may embed it, like any hosted card field. It may load and call only its own origin. */
export const FRAME_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

const direction = (language: ContentLanguage): string => (language === 'ar' ? 'rtl' : 'ltr');
const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Relative addresses start from the vendor's prefix. */
const page = (language: ContentLanguage, title: string, body: string, script: string): string => `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/payment-wrapper/card-frame.css">
</head>
<body>
${body}
<script type="module" src="/payment-wrapper/${script}"></script>
</body>
</html>
`;

export function cardPage(language: ContentLanguage, now: Date): string {
  const texts = CARD_TEXTS[language];
  const expiry = `12${String(now.getUTCFullYear() + 3).slice(2)}`;
  const cards = Object.entries(TEST_CARDS).map(
    ([number, outcome]) =>
      `<li><button type="button" data-card="${number}" data-expiry="${expiry}"><bdi>${spaced(number)}</bdi><span lang="en">${outcome}</span></button></li>`,
  );
  const input = (name: string, label: string, autocomplete: string, className = ''): string =>
    `<label${className}>${escapeHtml(label)}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}" aria-describedby="problem"></label>`;
  const body = `<form novalidate aria-label="${escapeHtml(texts.card)}">
${input('number', texts.cardNumber, 'cc-number', ' class="wide"')}
${input('expiry', texts.expires, 'cc-exp')}
${input('cvc', texts.securityCode, 'cc-csc')}
<p id="problem" class="wide" role="alert"></p>
<input type="submit" hidden>
<details class="wide"><summary>${escapeHtml(texts.testCards)}</summary><ul>${cards.join('')}</ul></details>
</form>
<script type="application/json" id="texts">${JSON.stringify(texts).replaceAll('<', '\\u003c')}</script>`;
  return page(language, texts.card, body, 'card-form.js');
}

export function challengePage(language: ContentLanguage, { minor, currency }: Payment): string {
  const texts = CARD_TEXTS[language];
  const { amount } = wireAmount(minor, knownCurrency(currency));
  const written = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  // Left to right in every language, like the amounts on the site.
  const sum = `<bdi dir="ltr">${escapeHtml(written)}</bdi>`;
  const body = `<main class="bank">
<h1>${escapeHtml(texts.bank)}</h1>
<p>${escapeHtml(texts.challenge)}</p>
<p><strong>${escapeHtml(texts.bankAsks).replace('{amount}', () => sum)}</strong></p>
<button value="approve">${escapeHtml(texts.approve)}</button>
<button value="refuse">${escapeHtml(texts.refuse)}</button>
</main>`;
  return page(language, texts.bank, body, 'challenge.js');
}
