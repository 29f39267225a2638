/** The tokens of `tokens.css` by name, and what the dark scheme replaces. */
import sheet from '../styles/tokens.css?raw';

export type Token = { readonly name: string; readonly light: string; readonly dark: string };

const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;
const [beforeDark = '', fromDark = ''] = sheet.replace(/\/\*.*?\*\//gs, '').split('prefers-color-scheme: dark');

function read(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]));
}

const light = read(beforeDark.slice(0, beforeDark.indexOf('@media')));
const dark = read(fromDark.slice(0, fromDark.indexOf('@media')));

export const TOKENS: readonly Token[] = [...light].map(([name, value]) => ({
  name,
  light: value,
  dark: dark.get(name) ?? value,
}));

export const tokensFrom = (...starts: readonly string[]): readonly Token[] =>
  TOKENS.filter(({ name }) => starts.some((start) => name.startsWith(`--${start}`)));

const HEX = /^#([\da-f]{6})$/i;
export const COLORS = TOKENS.filter((token) => HEX.test(token.light) || token.light.startsWith('rgb('));

/** The contrast of two colors as WCAG counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const hex = HEX.exec(color)?.[1];
  if (!hex) throw new Error(`${color} is no opaque color.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Pair = { readonly front: string; readonly back: string; readonly least: number };

const TEXT = 4.5;
const EDGE = 3;
const pair = (front: string, back: string, least: number): Pair => ({ front: `--${front}`, back: `--${back}`, least });

/** Which colors stand on which, and the contrast that they need. */
export const PAIRS: readonly Pair[] = [
  ...['paper', 'surface', 'sunken', 'raised'].flatMap((back) => [
    pair('ink', back, TEXT),
    pair('ink-soft', back, TEXT),
  ]),
  ...['paper', 'surface', 'raised'].flatMap((back) => [pair('green', back, TEXT), pair('red', back, TEXT)]),
  pair('on-selected', 'selected', TEXT),
  pair('ink', 'selected-soft', TEXT),
  pair('on-night', 'night', TEXT),
  pair('on-night-soft', 'night', TEXT),
  pair('on-amber', 'amber', TEXT),
  pair('on-amber', 'amber-hover', TEXT),
  pair('on-amber', 'amber-press', TEXT),
  pair('amber-ink', 'amber-soft', TEXT),
  pair('green', 'green-soft', TEXT),
  pair('red', 'red-soft', TEXT),
  pair('on-red', 'red', TEXT),
  pair('on-red', 'red-hover', TEXT),
  ...['paper', 'surface'].flatMap((back) => [
    pair('control', back, EDGE),
    pair('amber-edge', back, EDGE),
    pair('focus', back, EDGE),
  ]),
];

export function tokenNamed(wanted: string): Token {
  const token = TOKENS.find(({ name }) => name === wanted);
  if (!token) throw new Error(`There is no token ${wanted}.`);
  return token;
}
