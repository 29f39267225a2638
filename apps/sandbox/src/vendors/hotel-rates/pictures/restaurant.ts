/** The restaurant: a banquette, tables for two, the city behind. */
import type { Random } from '../../../kernel/random';
import { floor } from './floor';
import { art } from './furniture';
import type { HotelLook } from './hotel-look';
import { pendant } from './lamps';
import { plant } from './plants';
import { box, mix, round as q, type Sheet } from './sheet';
import { wall } from './wall';

const FLOOR = 600;

function banquette(s: Sheet, r: Random, h: HotelLook): void {
  const tone = r.pick([
    h.accent,
    mix(h.accent, '#20305a', 0.5),
    mix('#2f5f52', h.wall, 0.2),
    mix('#7a3540', h.wall, 0.2),
  ]);
  s.fill(box(40, 470, 1120, 130), tone)
    .line(Array.from({ length: 13 }, (_, k) => `M${q(110 + k * 82)} 474v92`).join(''), mix(tone, '#140f20', 0.4), 4)
    .line('M36 470h1128', mix(tone, '#ffffff', 0.25), 9)
    .fill(box(40, 560, 1120, 60), mix(tone, '#140f20', 0.25));
}

function laidTable(s: Sheet, h: HotelLook, wine: string): void {
  s.line('M0 0v110M-44 112h88', mix(h.wood, '#140f1c', 0.4), 10);
  if (h.tier === 0) s.fill('M-110 0q110-22 220 0l-8 12h-204z', h.wood);
  else {
    s.fill('M-112-4q112-24 224 0l10 64q-30 10-44-6-40 16-78 0-44 14-78-2-20 14-44 8z', h.cloth);
    s.fill('M-112-4q112-24 224 0-112 22-224 0z', mix(h.cloth, '#ffffff', 0.5));
  }
  s.glow(0, -26, 70, '#ffc877', 0.7)
    .fill('M-7-30h14v22h-14z', '#ffe6ae')
    .fill('M-92-8q30-10 60 0-30 10-60 0zM32-8q30-10 60 0-30 10-60 0z', '#fbf4e6')
    .line('M-30-8v-22M30-8v-22', '#f3ead8', 3)
    .fill('M-40-58h20q2 28-10 28t-10-28zM20-58h20q2 28-10 28t-10-28z', wine, 'opacity=".85"');
}

function tables(s: Sheet, r: Random, h: HotelLook): void {
  const kind = r.int(0, 2);
  const count = r.pick([3, 4]);
  const wine = r.chance(0.5) ? '#a8434f' : '#f0d59a';
  const seat = mix(h.wood, '#120f1c', 0.25);
  const hang = r.int(130, 190);
  const lamp = s.define((t) => pendant(t, h, 0, hang, kind, h.tier === 2 ? 1.1 : 0.95));
  const table = s.define((t) => laidTable(t, h, wine));
  const back = r.pick(['q16 40 0 80', 'v80', 'q-10 40 0 80']);
  const chair = s.define((t) => {
    t.line('M0 140v-150M0 74h54v66', seat, 9).fill(`M4-16${back}h-12v-80z`, seat).fill('M0 64h58v14H0z', h.accent);
  });
  for (let k = 0; k < count; k++) {
    const [x, y] = [40 + (1120 / count) * (k + 0.5), 628 + (k % 2) * 22];
    s.stamp(lamp, x, 0)
      .stamp(table, x, y)
      .stamp(chair, x - 150, y);
    if (r.chance(0.6) && count === 3) s.add(`<use href="#${chair}" transform="matrix(-1 0 0 1 ${q(x + 150)} ${y})"/>`);
  }
}

export function restaurant(s: Sheet, r: Random, h: HotelLook): void {
  const n = r.int(2, 4);
  const gap = 40;
  const w = (1020 - gap * (n - 1)) / n;
  const y = r.int(80, 130);
  const windows = Array.from({ length: n }, (_, k) => ({ x: 90 + k * (w + gap), y, w, h: 440 - y }));
  wall(s, r, h, FLOOR, windows, r.pick([2, 4]));
  floor(s, r, h, FLOOR);
  banquette(s, r, h);
  tables(s, r, h);
  if (r.chance(0.6)) art(s, r, h, 16, 200, 56, 90);
  plant(s, r, 46, 716, r.int(200, 290), r.pick([h.accent, h.metal, h.cloth]));
  plant(s, r, 1156, 722, r.int(180, 280), r.pick([h.accent, h.metal, h.cloth]));
}
