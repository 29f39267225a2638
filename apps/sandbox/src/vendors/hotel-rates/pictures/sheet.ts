/** The drawing sheet: collects shapes as SVG text, in whole pixels. */
const tight = (d: string): string => d.replaceAll(' -', '-');
const q = (v: number): string => String(Math.round(v) + 0);

/** `opacity` looks the same on a fill or a line alone, but takes a layer of its own, which is slow to render. */
const attributes = (more: string, of: 'fill' | 'stroke'): string =>
  more && ` ${more.replace(/(?<![-\w])opacity=/, `${of}-opacity=`)}`;

/** A colour between two, both in the form #rrggbb. */
export function mix(a: string, b: string, share: number): string {
  const at = (c: string, k: number): number => Number.parseInt(c.slice(k, k + 2), 16);
  const channel = (k: number): number => Math.round(at(a, k) + (at(b, k) - at(a, k)) * share);
  return `#${[1, 3, 5].map((k) => channel(k).toString(16).padStart(2, '0')).join('')}`;
}

export const box = (x: number, y: number, w: number, h: number): string => `M${q(x)} ${q(y)}h${q(w)}v${q(h)}h${q(-w)}z`;
export const arch = (x: number, y: number, w: number, h: number, rise = w / 2): string =>
  `M${q(x)} ${q(y + h)}V${q(y + rise)}A${q(w / 2)} ${q(rise)} 0 0 1 ${q(x + w)} ${q(y + rise)}V${q(y + h)}z`;
export const ogive = (x: number, y: number, w: number, h: number): string =>
  `M${q(x)} ${q(y + h)}V${q(y + w * 0.6)}Q${q(x + w * 0.06)} ${q(y + w * 0.2)} ${q(x + w / 2)} ${q(y)}Q${q(x + w * 0.94)} ${q(y + w * 0.2)} ${q(x + w)} ${q(y + w * 0.6)}V${q(y + h)}z`;
export const ball = (x: number, y: number, r: number): string =>
  `M${q(x - r)} ${q(y)}a${q(r)} ${q(r)} 0 1 0 ${q(2 * r)} 0a${q(r)} ${q(r)} 0 1 0 ${q(-2 * r)} 0z`;
export const round = q;

export class Sheet {
  private defs = '';
  private body = '';
  private count = 0;
  private readonly uid: string;
  private readonly glows = new Map<string, string>();

  constructor(uid: string) {
    this.uid = uid;
  }

  add(markup: string): this {
    this.body += markup;
    return this;
  }
  id(): string {
    return `${this.uid}${(this.count++).toString(36)}`;
  }
  fill(d: string, color: string, more = ''): this {
    return this.add(`<path d="${tight(d)}" fill="${color}"${attributes(more, 'fill')}/>`);
  }
  line(d: string, color: string, width = 2, more = ''): this {
    return this.add(`<path d="${tight(d)}" stroke="${color}" stroke-width="${width}"${attributes(more, 'stroke')}/>`);
  }
  /** One shape, filled and outlined. */
  both(d: string, color: string, edge: string, width: number): this {
    return this.add(`<path d="${tight(d)}" fill="${color}" stroke="${edge}" stroke-width="${width}"/>`);
  }
  linear(colors: readonly string[], x2 = 0, y2 = 1): string {
    const id = this.id();
    const offset = (k: number): string => (k ? ` offset="${Math.round((k * 100) / (colors.length - 1)) / 100}"` : '');
    const stops = colors.map((c, k) => `<stop${offset(k)} stop-color="${c}"/>`).join('');
    this.defs += `<linearGradient id="${id}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
    return `url(#${id})`;
  }
  /** A soft light. All lights of one colour share a gradient. */
  glow(x: number, y: number, r: number, color = '#ffd083', share = 0.6, ry = r): this {
    let id = this.glows.get(color);
    if (id === undefined) {
      id = this.id();
      this.glows.set(color, id);
      const inner = `<stop stop-color="${color}"/><stop offset=".4" stop-color="${color}" stop-opacity=".4"/>`;
      const rim = `<stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
      this.defs += `<radialGradient id="${id}">${inner}${rim}</radialGradient>`;
    }
    return this.add(
      `<ellipse cx="${q(x)}" cy="${q(y)}" rx="${q(r)}" ry="${q(ry)}" fill="url(#${id})" fill-opacity="${Math.round(share * 100) / 100}"/>`,
    );
  }
  /** Markup that is drawn once at 0,0 and repeated by `stamp`. */
  define(draw: (s: Sheet) => void): string {
    const id = this.id();
    const kept = this.body;
    this.body = '';
    draw(this);
    this.defs += `<g id="${id}">${this.body}</g>`;
    this.body = kept;
    return id;
  }
  stamp(id: string, x: number, y: number): this {
    return this.add(`<use href="#${id}" x="${q(x)}" y="${q(y)}"/>`);
  }
  toSvg(): string {
    const size = 'viewBox="0 0 1200 800" width="1200" height="800"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none"><defs>${this.defs}</defs>${this.body}</svg>`;
    return svg.replaceAll('"0.', '".');
  }
}
