/** The pool: on the roof, in a courtyard or indoors. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { outside } from './outside';
import { plant, tree } from './plants';
import { arch, box, mix, ogive, round as q, type Sheet } from './sheet';

function lounger(s: Sheet, h: HotelLook, x: number, y: number, k: number, c: string): void {
  s.line(
    `M${q(x - 70 * k)} ${q(y - 24)}H${q(x + 40 * k)}l${q(44 * k)}-46M${q(x - 60 * k)} ${q(y - 24)}v24M${q(x + 34 * k)} ${q(y - 24)}v24`,
    mix(h.wood, '#140f1c', 0.2),
    7,
  ).line(
    `M${q(x - 70 * k)} ${q(y - 31)}H${q(x + 38 * k)}l${q(42 * k)}-44`,
    c,
    13,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
}

type PoolKind = 'roof' | 'court' | 'hall';

/** The arcade behind a pool in a courtyard or indoors. */
function arcade(s: Sheet, r: Random, h: HotelLook, kind: PoolKind): void {
  const arches = r.int(4, 6);
  const step = 1200 / arches;
  outside(s, r, h, { x: 0, y: 0, w: 1200, h: 560 }, r.range(0.3, 0.7), 0.8);
  const shape = h.manner === 'riad' ? ogive : h.manner === 'palazzo' || r.chance(0.5) ? arch : box;
  const top = kind === 'hall' ? 120 : 290;
  let holes = '';
  for (let k = 0; k < arches; k++) holes += shape(k * step + 26, top + 40, step - 52, 500 - top - 40);
  if (kind === 'hall') {
    const shade = s.linear([mix(h.wall, '#0f1024', 0.4), h.wall]);
    s.fill(`M0 0h1200v500H0z${holes}`, shade, 'fill-rule="evenodd"').line(holes, mix(h.wall, '#ffffff', 0.3), 6);
    return;
  }
  s.fill(box(0, top, 1200, 220), h.shell)
    .fill(holes, '#ffc777')
    .fill(holes, s.linear([mix(h.night, '#5a3a40', 0.4), '#ffc06a']), 'opacity=".75"')
    .line(holes, h.trim, 7);
  let lit = '';
  for (let k = 0; k < arches; k++) if (r.chance(0.6)) lit += box(k * step + step / 2 - 16, top - 92, 32, 52);
  s.fill(box(0, top - 130, 1200, 132), mix(h.shell, h.night, 0.15))
    .fill(lit, '#ffd58a')
    .line(`M0 ${top}h1200M0 ${top - 130}h1200`, h.trim, 9)
    .line(`M0 ${top - 12}h1200`, h.night, 22, 'stroke-dasharray="2 6" opacity=".7"');
}

function basinShape(r: Random, kind: PoolKind, edge: number, px: number): string {
  if (kind === 'roof') return `M0 ${edge}h1200v${r.int(150, 190)}H0z`;
  if (r.chance(0.4)) return `M${px + 70} ${edge + 44}H${1130 - px}q70 0 90 60t-60 120H${px + 40}q-80-20-60-90t100-90z`;
  return `M${px + 90} ${edge + 40}h${1020 - px * 2}l90 190H${px}z`;
}

/** Water, lit from below. */
function water(s: Sheet, r: Random, h: HotelLook, kind: PoolKind, edge: number, aqua: string, deck: string): void {
  const px = r.int(40, 140);
  const shape = basinShape(r, kind, edge, px);
  const light = s.linear([mix(aqua, h.sky[3], 0.45), aqua, mix(aqua, '#b8f0e6', 0.45)]);
  s.fill(shape, light).line(shape, mix(deck, '#ffffff', 0.4), 8);
  s.glow(r.range(350, 850), edge + 150, 420, '#aef2e6', 0.5, 90);
  let ripples = '';
  for (let k = 0; k < 24; k++) {
    const y = edge + 56 + r.next() * 110;
    ripples += `M${q(r.range(px + 130, 1000 - px))} ${q(y)}q12-6 ${q(r.range(20, 40))} 0t${q(r.range(20, 50))} 0`;
  }
  s.line(ripples, '#eafff8', 3, 'stroke-linecap="round" opacity=".5"');
  if (kind === 'roof') s.line(`M0 ${edge + 3}h1200`, '#e6fff6', 5, 'opacity=".7"');
}

function parasol(s: Sheet, h: HotelLook, x: number): void {
  s.line(`M${q(x + 90)} 756V560`, mix(h.wood, '#140f1c', 0.2), 7)
    .fill(`M${q(x - 40)} 574q130-100 260 0-32-14-65 0-32-14-65 0-32-14-65 0-32-14-65 0z`, h.accent)
    .fill(`M${q(x + 46)} 572q10-56 44-66 34 10 44 66-44-18-88 0z`, h.cloth, 'opacity=".8"');
}

/** A row of loungers. Returns where the row begins. */
function loungers(s: Sheet, r: Random, h: HotelLook, deck: string): number {
  const color = r.pick([h.cloth, h.accent, mix(h.accent, '#ffffff', 0.5)]);
  const n = r.int(2, 4);
  const side = r.chance(0.5) ? 90 : 1110 - n * 190;
  s.fill(box(0, 716, 1200, 84), mix(deck, h.night, 0.25));
  for (let k = 0; k < n; k++) {
    const x = side + 90 + k * 190;
    if (k % 2 === 0 && r.chance(0.75)) parasol(s, h, x);
    lounger(s, h, x, 764, 1.1, color);
  }
  return side;
}

function lanterns(s: Sheet): void {
  let boxes = '';
  for (let k = 0; k < 7; k++) {
    const x = 40 + k * 186;
    s.glow(x, 704, 46, '#ffc877', 0.6);
    boxes += box(x - 7, 694, 14, 20);
  }
  s.fill(boxes, '#ffe2a0');
}

export function pool(s: Sheet, r: Random, h: HotelLook): void {
  const kind = r.pick<PoolKind>(h.tier === 2 ? ['roof', 'roof', 'court', 'hall'] : ['court', 'court', 'roof', 'hall']);
  const aqua = r.pick(['#2f8f9c', '#2a7f9a', '#3a9a94', '#2f78a0']);
  const deck = mix(r.pick(['#b08a68', '#a89c8c', '#c2a583', '#8f7a70']), h.night, 0.25 + h.dusk * 0.15);
  if (kind === 'roof') outside(s, r, h, { x: 0, y: 0, w: 1200, h: 600 }, r.range(0.3, 0.7), 0.95, 262);
  else arcade(s, r, h, kind);
  const edge = kind === 'roof' ? 480 : 500;
  s.fill(box(0, edge, 1200, 320), deck);
  water(s, r, h, kind, edge, aqua, deck);
  const side = loungers(s, r, h, deck);
  lanterns(s);
  if (kind !== 'hall') {
    const green = mix('#2f5a48', h.night, 0.35);
    tree(s, r, r.range(20, 70), 760, h.city.isWarm ? -340 : 230, green);
    tree(s, r, r.range(1130, 1180), 764, h.city.isWarm ? -280 : 210, green);
  }
  plant(s, r, side > 300 ? 200 : 1030, 786, r.int(130, 190), h.metal);
}
