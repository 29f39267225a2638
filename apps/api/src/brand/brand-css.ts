/** The CSS of a brand. It contains nothing but checked colors and file names, so nothing in it needs escaping. */
import { type BrandColors, brandTokens, type Tokens } from '@tenth-night/domain/brand/brand-tokens';
import { weakPairs } from '@tenth-night/domain/brand/weak-pairs';
import type { BrandFile } from './brand-shape';

export type Themes = { readonly light: Tokens; readonly dark: Tokens };

const DARK = '@media (prefers-color-scheme: dark)';
const PRINT = '@media print';
const TOKEN = /--([\w-]+):\s*([^;]+);/g;

/** The colors of both themes, from our style sheet `tokens.css`. */
export function themesOf(tokensCss: string): Themes {
  const [head = '', rest = ''] = tokensCss.split(DARK);
  const light = tokensIn(head);
  return { light, dark: { ...light, ...tokensIn(rest.split(PRINT)[0] ?? '') } };
}

const tokensIn = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value]));

/** The tokens that change in each theme. */
export function brandThemes({ light = {}, dark = {} }: NonNullable<BrandFile['colors']>, ours: Themes): Themes {
  return { light: brandTokens(light, ours.light), dark: brandTokens(darkColors(light, dark), ours.dark) };
}

/** A brand has the same header and buttons in both themes, unless it says otherwise. A text belongs to its color. */
function darkColors(light: BrandColors, dark: BrandColors): BrandColors {
  const { night, onNight, accent, onAccent } = light;
  return {
    ...(!dark.night && { ...(night && { night }), ...(onNight && { onNight }) }),
    ...(!dark.accent && { ...(accent && { accent }), ...(onAccent && { onAccent }) }),
    ...dark,
  };
}

/** One line for each pair of colors that cannot be read. */
export function colorProblems(changed: Themes, ours: Themes): readonly string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    weakPairs(changed[theme], ours[theme]).map(({ words }) => `colors.${theme}: ${words}`),
  );
}

type Drawn = {
  readonly themes: Themes;
  readonly mark: { readonly url: string; readonly ratio: number } | null;
  readonly fontUrl: string | null;
  readonly heroUrl: string | null;
};

const MARK_HEIGHT_PX = 30;
const MARK_MAX_PX = 120;

export function brandCss({ themes, mark, fontUrl, heroUrl }: Drawn): string {
  return [
    // Not on paper, which is black on white.
    themeCss('screen and (prefers-color-scheme:light)', themes.light),
    themeCss('screen and (prefers-color-scheme:dark)', themes.dark),
    Object.keys(themes.light).length > 0 ? DRAWINGS_CSS : '',
    mark ? markCss(mark.url, Math.min(MARK_HEIGHT_PX * mark.ratio, MARK_MAX_PX)) : '',
    fontUrl ? fontCss(fontUrl) : '',
    heroUrl ? heroCss(heroUrl) : '',
  ].join('');
}

function themeCss(media: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return lines.length > 0 ? `@media ${media}{:root{${lines.join(';')}}}` : '';
}

/** Drawings in the page have our colors as attributes, because variables would make every page longer. */
const DRAWINGS_CSS = Object.entries({
  '#f6b73c': 'amber',
  '#f8c25a': 'facade-lit',
  '#0d1730': 'facade-trim',
  '#24335a': 'facade-pane',
  '#2c3b66': 'facade-sill',
  '#33426f': 'facade-sill',
})
  .map(([ours, token]) => `[fill="${ours}"]{fill:var(--${token})}`)
  .join('');

const markCss = (url: string, widthPx: number) =>
  `svg[data-mark]{inline-size:${Math.round(widthPx)}px;background:url("${url}") center/contain no-repeat}svg[data-mark]>*{display:none}`;

const fontCss = (url: string) =>
  `@font-face{font-family:"Brand";src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}:root,:lang(ar){--font-display:"Brand",var(--font-body)}`;

/** Ours is a drawing that may be mirrored, with a calm sky under the words. A photo has neither. */
const heroCss = (url: string) =>
  `img[src="${url}"]:dir(rtl){scale:1}:has(>img[src="${url}"])::after{content:"";position:absolute;inset:0;background:linear-gradient(var(--veil-strong) 45%,transparent 90%)}`;
