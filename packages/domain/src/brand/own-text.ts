/**
 * An operator's legal text: a small part of Markdown. It becomes data and never HTML, so a page can show it without
 * trusting it.
 */

export type TextPart = { readonly text: string; readonly href?: string };

export type TextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextPart[])[] };

export type OwnText = { readonly title: string; readonly blocks: readonly TextBlock[] };

export type LegalName = 'terms' | 'privacy';

/** In the visitor's language, or in English. */
export type OwnLegalText = { readonly language: string; readonly text: OwnText };

const TITLE = /^# +(\S.*)$/;
const HEADING = /^(##|###) +(\S.*)$/;
const ITEM = /^(?:[-*]|\d{1,3}[.)]) +(\S.*)$/;
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Https, mail, phone, or a page of this site. */
const SAFE_LINK =
  /^(?:https:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|\/(?![/\\])[^\s\\]*)$/;

export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href);

/** A string says what is wrong. */
export function parseOwnText(source: string): OwnText | string {
  const [first = '', ...rest] = source.replaceAll('\r\n', '\n').trim().split('\n');
  const title = TITLE.exec(first)?.[1];
  if (!title) return 'The first line must be the title: # Title';
  const wrong = [...source.matchAll(LINK)].map(([, , href = '']) => href).find((href) => !isSafeLink(href));
  if (wrong !== undefined) return `This link is not allowed: ${wrong}. Use https, mailto, tel or a path of the site`;
  const blocks = rest
    .join('\n')
    .split(/\n\s*\n/)
    .flatMap(splitHeadings)
    .map(blockOf);
  if (blocks.length === 0) return 'There is no text below the title';
  return { title, blocks };
}

/** A heading needs no empty line below it. */
function splitHeadings(chunk: string): readonly (readonly string[])[] {
  const lines = chunk.split('\n').flatMap((line) => line.trim() || []);
  return lines.reduce<string[][]>((groups, line) => {
    const last = groups.at(-1);
    if (!last || HEADING.test(line) || HEADING.test(last[0] ?? '') || startsList(last, line)) groups.push([line]);
    else last.push(line);
    return groups;
  }, []);
}

/** The first item below a paragraph. */
const startsList = ([first = '']: readonly string[], line: string) => ITEM.test(line) && !ITEM.test(first);

function blockOf(lines: readonly string[]): TextBlock {
  const [first = ''] = lines;
  const heading = HEADING.exec(first);
  if (heading) return { kind: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' };
  if (!ITEM.test(first)) return { kind: 'paragraph', parts: partsOf(lines.join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.[1];
    if (item !== undefined) items.push(item);
    else items.push(`${items.pop()} ${line}`);
  }
  return { kind: 'list', isOrdered: /^\d/.test(first), items: items.map(partsOf) };
}

function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(LINK)) {
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: words, href });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
