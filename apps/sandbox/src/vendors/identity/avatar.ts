/** A person's picture: initials on a colour. We draw it, so that no page needs an external address. */
import { escapeHtml } from '../../kernel/html-page';
import { hash } from '../../kernel/random';
import type { Account } from './accounts';

/** White text is readable on each of them. */
const COLOURS = ['#7a3b1f', '#1f5f5b', '#4a3f8a', '#8a2f4f', '#2f5d2f', '#34507a'] as const;

/** Separates letters of a joined script, such as Arabic. */
const NON_JOINER = '\u200c';

function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => [...word].slice(0, 1).join('').toUpperCase()).join(NON_JOINER);
}

export function avatar({ sub, name }: Account): string {
  const colour = COLOURS[hash(sub) % COLOURS.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="49" fill="#fff" font-family="system-ui, sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">${escapeHtml(initialsOf(name))}</text></svg>`;
}
