/** The view from a balcony: the city is the picture, the hotel the foreground. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { outside } from './outside';
import { plant } from './plants';
import { ball, box, mix, round as q, type Sheet } from './sheet';

const RAIL_TOP = 540;

/** Iron bars, glass, stone balusters or iron arches. */
function railing(s: Sheet, h: HotelLook, kind: number, iron: string): void {
  const y = RAIL_TOP;
  if (kind === 0) {
    s.line(`M0 ${y}h1200`, iron, 12)
      .line(`M0 ${y + 76}h1200`, iron, 152, 'stroke-dasharray="5 27"')
      .line(`M0 ${y + 90}h1200`, iron, 5);
  } else if (kind === 1) {
    s.fill(box(0, y, 1200, 152), mix('#bfe0e6', h.night, 0.4), 'opacity=".3"')
      .line(`M0 ${y}h1200`, h.metal, 9)
      .line('M0 540v150M300 540v150M600 540v150M900 540v150M1200 540v150', h.metal, 5)
      .fill('M80 690l90-150h40l-90 150zM700 690l90-150h70l-90 150z', '#fff', 'opacity=".1"');
  } else if (kind === 2) {
    const baluster = (x: number): string => `M${x} 690q-12-40 8-70-14-30-2-56h28q12 26-2 56 20 30 8 70z`;
    const stone = mix(h.trim, h.night, 0.2);
    s.fill(Array.from({ length: 17 }, (_, k) => baluster(k * 74 + 8)).join(''), stone)
      .fill(box(0, y, 1200, 26), h.trim)
      .fill(box(0, 682, 1200, 16), stone);
  } else {
    const bow = (x: number): string => `M${x} ${y + 148}q48-150 96 0M${x + 48} ${y}v148`;
    s.line(`M0 ${y}h1200M0 ${y + 148}h1200`, iron, 9);
    s.line(Array.from({ length: 13 }, (_, k) => bow(k * 96)).join(''), iron, 4);
  }
}

function doorway(s: Sheet, r: Random, h: HotelLook, right: boolean): void {
  const x = right ? 1200 : 0;
  const k = right ? -1 : 1;
  const curtain = `M${x} 0h${k * 190}q${k * -30} 300 ${k * -60} 480t${k * 20} 320H${x}z`;
  const folds = `M${x + k * 60} 0q${k * -20} 400 ${k * 10} 800M${x + k * 120} 0q${k * -26} 400 ${k * -20} 800`;
  s.fill(curtain, mix(r.pick([h.cloth, h.accent]), h.wall, 0.2))
    .line(folds, mix(h.wall, '#120f20', 0.5), 5, 'opacity=".3"')
    .fill(box(right ? 1164 : 0, 0, 36, 800), mix(h.wood, h.night, 0.3));
}

/** Coffee, wine or a teapot with fruit. */
function refreshment(s: Sheet, r: Random, h: HotelLook, tx: number): void {
  const kind = r.int(0, 2);
  if (kind === 0) {
    const steam = `M${tx - 44} 588q-6-12 4-22M${tx + 34} 588q-6-12 4-22`;
    s.fill(`M${tx - 60} 600h44q0 28-22 28t-22-28zM${tx + 14} 600h44q0 28-22 28t-22-28z`, h.cloth);
    s.line(`M${tx - 16} 606q14 0 8 12M${tx + 58} 606q14 0 8 12${steam}`, h.cloth, 4);
  } else if (kind === 1) {
    const glasses = `M${tx - 60} 556h34q4 44-17 44t-17-44zM${tx + 26} 556h34q4 44-17 44t-17-44z`;
    s.fill(glasses, r.chance(0.5) ? '#a03f4c' : '#f0d592')
      .line(`M${tx - 43} 600v30M${tx - 58} 631h30M${tx + 43} 600v30M${tx + 28} 631h30`, '#f6eee0', 4)
      .fill(`M${tx - 12} 630v-70q0-12 6-16v-34h12v34q6 4 6 16v70z`, mix('#2f5a45', h.night, 0.3));
  } else {
    s.fill(`M${tx - 50} 632q-4-40 20-46h60q24 6 20 46z`, h.accent)
      .line(`M${tx - 50} 600q-24 0-20 20`, h.accent, 6)
      .fill(ball(tx + 78, 616, 16), '#d9784f')
      .fill(ball(tx + 62, 622, 13), '#e0a04f');
  }
}

function tableForTwo(s: Sheet, r: Random, h: HotelLook, tx: number, iron: string): void {
  s.glow(tx, 600, 170, '#ffc877', 0.55)
    .line(`M${tx} 640v140M${tx - 50} 784h100`, iron, 9)
    .fill(`M${tx - 110} 636q110-26 220 0l-8 14h-204z`, mix(h.wood, '#ffffff', 0.15));
  refreshment(s, r, h, tx);
  s.fill(box(tx + 84, 596, 14, 34), '#ffe6ae');
  for (const d of [-190, 190])
    s.line(`M${tx + d} 790V560M${tx + d} 690h${d > 0 ? -86 : 86}v100`, iron, 8)
      .fill(box(d > 0 ? tx + d - 92 : tx + d, 682, 92, 16), h.accent)
      .line(`M${tx + d} 580q${d > 0 ? -20 : 20} 50 0 100`, iron, 6);
}

function stringLights(s: Sheet, iron: string): void {
  let bulbs = '';
  for (let j = 0; j <= 12; j++) bulbs += `M${j * 100} ${q(60 + 60 * Math.sin((j / 12) * Math.PI))}h0`;
  s.line('M0 60q600 120 1200 0', iron, 3).line(bulbs, '#ffe2a0', 15, 'stroke-linecap="round"');
}

export function balconyView(s: Sheet, r: Random, h: HotelLook): void {
  outside(s, r, h, { x: 0, y: 0, w: 1200, h: 760 }, r.range(0.42, 0.62), 1.05, 244);
  const rail = r.int(0, 3);
  const iron = mix(h.night, '#10121f', 0.4);
  s.fill(box(0, 690, 1200, 110), mix(r.pick(['#8f6f58', '#7a7478', '#a58a70']), h.night, 0.4));
  railing(s, h, rail, iron);
  const right = r.chance(0.5);
  doorway(s, r, h, right);
  tableForTwo(s, r, h, right ? r.int(300, 460) : r.int(740, 900), iron);
  plant(s, r, right ? 90 : 1110, 790, r.int(200, 300), r.pick([h.accent, h.metal, h.cloth]));
  plant(s, r, right ? 980 : 220, 796, r.int(140, 200), r.pick([h.accent, h.metal, h.cloth]));
  if (r.chance(0.4)) stringLights(s, iron);
}
