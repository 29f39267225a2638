/** The bedroom: bed, lamps, window with the city in it. */
import type { Random } from '../../../kernel/random';
import { bed } from './bed';
import { floor } from './floor';
import { armchair, art, rug } from './furniture';
import type { HotelLook } from './hotel-look';
import { pendant, tableLamp } from './lamps';
import { plant } from './plants';
import { ball, box, mix, round as q, type Sheet } from './sheet';
import { curtains, wall } from './wall';

const FLOOR = 610;

function nightTable(s: Sheet, h: HotelLook, x: number): void {
  s.fill(box(x - 42, 556, 84, 16), mix(h.wood, '#ffffff', 0.12))
    .fill(box(x - 36, 572, 72, h.tier === 0 ? 8 : 84), h.wood)
    .line(`M${q(x - 30)} 572v120M${q(x + 30)} 572v120`, mix(h.wood, '#140f1c', 0.3), 7);
  if (h.tier > 0) s.line(`M${q(x - 8)} 600h16M${q(x - 8)} 636h16`, h.metal, 4);
}

/** One picture, two pictures or a round mirror. */
function overBed(s: Sheet, r: Random, h: HotelLook, bx: number, bw: number): void {
  const kind = r.int(0, 2);
  if (kind === 0) art(s, r, h, bx + bw * 0.25, 130, bw * 0.5, 150);
  else if (kind === 1) {
    art(s, r, h, bx + bw * 0.08, 140, bw * 0.34, 140);
    art(s, r, h, bx + bw * 0.56, 140, bw * 0.34, 140);
  } else {
    const mirror = ball(bx + bw / 2, 210, 66);
    s.glow(bx + bw / 2, 210, 200, '#ffc877', 0.35)
      .fill(mirror, mix(h.wall, '#ffffff', 0.28))
      .line(mirror, h.metal, 6);
  }
}

export function room(s: Sheet, r: Random, h: HotelLook): void {
  const right = r.chance(0.5);
  const bw = h.tier === 0 ? r.int(250, 360) : r.int(360, 440);
  const bx = right ? 1200 - bw - r.int(130, 190) : r.int(130, 190);
  const winW = r.int(h.tier === 2 ? 330 : 240, h.tier === 2 ? 470 : 340);
  const low = r.chance(0.4 + h.tier * 0.15);
  const wx = right ? r.int(90, 150) : 1200 - winW - r.int(90, 150);
  const win = { x: wx, y: r.int(90, 130), w: winW, h: low ? 500 : r.int(290, 340) };
  wall(s, r, h, FLOOR, [win]);
  s.glow(bx + bw / 2, 470, 460, '#ffb866', 0.3, 330);
  floor(s, r, h, FLOOR);
  const lamp = r.int(0, 2);
  overBed(s, r, h, bx, bw);
  curtains(s, r, h, win, FLOOR);
  rug(s, r, h, bx + bw / 2, 742, bw / 2 + 130);
  for (const x of [bx - 74, bx + bw + 74]) {
    nightTable(s, h, x);
    if (r.chance(0.85)) tableLamp(s, h, x, 556, lamp);
  }
  bed(s, r, h, bx, bw);
  if (h.tier > 0 && r.chance(0.6))
    pendant(s, h, wx + winW / 2 + (right ? 60 : -60), r.int(50, 90), h.tier === 2 ? r.int(0, 3) : r.int(0, 2), 0.9);
  const cx = wx + winW * (right ? 0.36 : 0.62);
  if (r.chance(0.75)) armchair(s, r, h, cx, 706, 1.05, r.pick([h.accent, mix(h.accent, '#22305a', 0.5), h.cloth]));
  else
    s.fill(box(cx - 110, 590, 220, 12), h.wood)
      .line(`M${q(cx - 98)} 602v110M${q(cx + 98)} 602v110`, mix(h.wood, '#140f1c', 0.3), 8)
      .fill(box(cx - 30, 562, 50, 28), h.accent);
  plant(
    s,
    r,
    right ? wx - 30 : wx + winW + 34,
    716,
    r.int(150, 250),
    r.pick([h.accent, h.cloth, mix(h.wood, '#ffffff', 0.2)]),
  );
}
