/** Which colors of a brand cannot be read on each other. WCAG 2.2, 1.4.3 and 1.4.11. */
import type { Tokens } from './brand-tokens';
import { CONTROL_CONTRAST, contrastRatio, nearestPassing, TEXT_CONTRAST } from './contrast';

type Rule = { readonly color: string; readonly on: readonly string[]; readonly minimum: number };

const text = (color: string, ...on: string[]): Rule => ({ color, on, minimum: TEXT_CONTRAST });
const control = (color: string, ...on: string[]): Rule => ({ color, on, minimum: CONTROL_CONTRAST });

const RULES: readonly Rule[] = [
  text('ink', 'paper', 'surface', 'sunken', 'raised', 'quiet', 'hover', 'selected-soft', 'amber-soft'),
  text('ink', 'green-soft', 'red-soft'),
  text('ink-soft', 'paper', 'surface', 'sunken', 'raised', 'hover'),
  text('on-selected', 'selected'),
  text('on-night', 'night', 'night-deep'),
  text('on-night-soft', 'night', 'night-deep'),
  text('on-amber', 'amber', 'amber-hover', 'amber-press'),
  text('amber-ink', 'amber-soft', 'surface', 'paper'),
  text('green', 'paper', 'surface', 'raised'),
  text('red', 'paper', 'surface', 'raised'),
  control('control', 'paper', 'surface'),
  control('amber-edge', 'paper', 'surface'),
  control('focus', 'paper', 'surface'),
  // The focus ring in the header.
  control('amber', 'night'),
];

/** The names in `brand.json` of the tokens that it sets directly. */
const FIELDS: Readonly<Record<string, string>> = {
  amber: 'accent',
  'on-amber': 'onAccent',
  'on-night': 'onNight',
};

export type WeakPair = {
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
  readonly minimum: number;
  /** The whole problem, in words. */
  readonly words: string;
};

/** Checks only pairs that the brand changes: a test checks ours. */
export function weakPairs(changed: Tokens, ours: Tokens): readonly WeakPair[] {
  const tokens = { ...ours, ...changed };
  return RULES.flatMap(({ color, on, minimum }) =>
    on.flatMap((ground) => {
      if (!(color in changed || ground in changed)) return [];
      const [one, other] = [tokens[color], tokens[ground]];
      if (!one || !other || contrastRatio(one, other) >= minimum) return [];
      return [weakPair([color, one], [ground, other], minimum)];
    }),
  );
}

type Named = readonly [name: string, color: string];

function weakPair([name, color]: Named, [groundName, ground]: Named, minimum: number): WeakPair {
  const ratio = contrastRatio(color, ground);
  const nearest = nearestPassing(color, [ground], minimum);
  // Rounded down: 4.49 must not read as 4.5.
  const figure = Math.floor(ratio * 100) / 100;
  const words = `${wordOf(name)} ${color} on ${wordOf(groundName)} ${ground} has a contrast of ${figure}, and needs ${minimum}. The nearest color that passes is ${nearest}.`;
  return { color, ground, ratio, minimum, words };
}

const wordOf = (token: string) => FIELDS[token] ?? token;
