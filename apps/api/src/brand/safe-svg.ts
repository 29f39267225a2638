/**
 * Checks an operator's SVG: only shapes, and nothing from elsewhere. It refuses instead of cleaning, because the file
 * itself is served.
 */

const ELEMENTS = new Set([
  ...['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['defs', 'symbol', 'use', 'clipPath', 'mask', 'pattern', 'title', 'desc', 'style'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge', 'feMergeNode'],
]);

const TAG = /<\s*\/?\s*([^\s/>]+)/g;
const EVENT = /[\s"'/]on[a-z]+\s*=/i;
const REFERENCE = /(?:href|src)\s*=\s*(?:"\s*(?!#)|'\s*(?!#)|(?!["'\s]))|url\(\s*["']?(?!\s*#)|@import|javascript:/i;
/** Could hide any of the above. */
const ESCAPE = /\\|<!(?!--)|&(?!(?:amp|lt|gt|quot|apos);)/;

const COMMENT = /<!--[\s\S]*?-->/g;
const DECLARATION = /^\s*<\?xml[^>]*\?>/;

/** Null if it is fine. */
export function svgProblem(source: string): string | null {
  const text = source.replace(DECLARATION, '').replaceAll(COMMENT, '');
  if (!/^\s*<svg[\s>]/.test(text)) return 'is not an SVG file';
  const strange = [...text.matchAll(TAG)].map(([, name = '']) => name).find((name) => !ELEMENTS.has(name));
  if (strange) return `contains <${strange}>, and only shapes are allowed`;
  if (EVENT.test(text)) return 'contains an event attribute (on…)';
  if (REFERENCE.test(text)) return 'refers to something outside the file';
  if (ESCAPE.test(text)) return 'contains an escape, a DOCTYPE or an entity';
  return null;
}

/** Width divided by height, from the `viewBox`. Null without one. */
export function svgRatio(source: string): number | null {
  const [, width, height] =
    /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(source) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}
