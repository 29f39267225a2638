/** A template tag for HTML. It escapes every value except HTML from another template. */

export class Html {
  constructor(text: string) {
    this.text = text;
  }
  readonly text: string;
}

type Part = string | Html | readonly Html[] | false | undefined;

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((all, text, i) => `${all}${textOf(parts[i - 1])}${text}`));
}

function textOf(part: Part): string {
  if (!part) return '';
  if (part instanceof Html) return part.text;
  if (typeof part !== 'string') return part.map(({ text }) => text).join('');
  return part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Renders text with code in backticks. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
