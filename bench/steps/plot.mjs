// Draws a plot as SVG. The horizontal axis is logarithmic, or shows time; the vertical one begins at zero.
import { shown } from './table.mjs';

const [WIDTH, HEIGHT] = [640, 320];
const PAD = { left: 72, right: 24, top: 64, bottom: 56 };
const TICKS = 4;
/** Ends of an axis that four ticks divide into round numbers, times a power of ten. */
const ENDS = [1, 1.2, 1.6, 2, 2.4, 2.8, 3.2, 4, 6, 8, 10];

/** Its own background keeps it readable on a page of either colour. */
const STYLE = `<style>
svg { --paper: #fff; --ink: #1f2328; --faint: #d1d9e0; --a: #0550ae; --b: #bc4c00; }
@media (prefers-color-scheme: dark) { svg { --paper: #0d1117; --ink: #e6edf3; --faint: #3d444d; --a: #79c0ff; --b: #ffa657; } }
text { font: 13px system-ui, sans-serif; fill: var(--ink); } .title { font-weight: 600; font-size: 15px; }
.paper { fill: var(--paper); } .grid { stroke: var(--faint); }
.line { fill: none; stroke-width: 2; } .a { stroke: var(--a); } .b { stroke: var(--b); }
.dot { stroke: none; } .dot.a, text.a { fill: var(--a); stroke: none; } .dot.b, text.b { fill: var(--b); stroke: none; }
</style>`;

/** The smallest end of an axis that is not below the value. */
export function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return (ENDS.find((end) => end * power >= value) ?? 1) * power;
}

const text = (x, y, content, anchor = 'middle', kind = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${kind && ` class="${kind}"`}>${content}</text>`;

/** Time has many points: ten columns, and no dots. */
const timeColumns = (points) =>
  Array.from({ length: 11 }, (_, k) => (k * roundUp(Math.max(...points.map(([at]) => at)))) / 10);

/** `series` are up to two lines: `{ name, points: [[x, y], …] }`. */
export function plot({ title, x, y, series, isTime = false }) {
  const points = series.flatMap((line) => line.points);
  const scale = isTime ? (at) => at : Math.log10;
  const shownAt = isTime ? timeColumns(points) : [...new Set(points.map(([at]) => at))];
  const columnsAt = shownAt.map(scale);
  const [least, most] = [Math.min(...columnsAt), Math.max(...columnsAt)];
  const top = roundUp(Math.max(...points.map(([, value]) => value)));
  const toX = (at) => PAD.left + ((scale(at) - least) / (most - least || 1)) * (WIDTH - PAD.left - PAD.right - 24) + 12;
  const toY = (value) => HEIGHT - PAD.bottom - (value / top) * (HEIGHT - PAD.top - PAD.bottom);

  const grid = Array.from({ length: TICKS + 1 }, (_, k) => (top * k) / TICKS).map((value) => {
    const at = toY(value);
    const line = `<path class="grid" d="M${PAD.left} ${at.toFixed(1)}H${WIDTH - PAD.right}"/>`;
    return line + text(PAD.left - 8, at + 4, shown(value), 'end');
  });
  const columns = shownAt.map((at) => text(toX(at), HEIGHT - PAD.bottom + 20, shown(at)));
  const lines = series.map(({ name, points: own }, k) => {
    const kind = ['a', 'b'][k];
    const path = own.map(([at, value]) => `${toX(at).toFixed(1)} ${toY(value).toFixed(1)}`).join('L');
    const dots = (isTime ? [] : own).map(
      ([at, value]) => `<circle class="dot ${kind}" cx="${toX(at).toFixed(1)}" cy="${toY(value).toFixed(1)}" r="4"/>`,
    );
    const label = text(WIDTH - PAD.right, 22 + 18 * k, `● ${name}`, 'end', kind);
    return `<path class="line ${kind}" d="M${path}"/>${dots.join('')}${label}`;
  });
  const words = [
    text(16, 24, title, 'start', 'title'),
    text(16, 44, y, 'start'),
    text((PAD.left + WIDTH - PAD.right) / 2, HEIGHT - 14, x),
  ];
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`;
  const paper = `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`;
  const parts = [STYLE, `<title>${title}</title>`, paper, ...grid, ...columns, ...lines, ...words];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img">\n${parts.join('\n')}\n</svg>\n`;
}
