/** The lobby: reception desk, key rack, seats. */
import type { Random } from '../../../kernel/random';
import { floor } from './floor';
import { armchair, rug } from './furniture';
import type { HotelLook } from './hotel-look';
import { pendant, tableLamp } from './lamps';
import type { Frame } from './outside';
import { plant } from './plants';
import { ball, box, mix, round as q, type Sheet } from './sheet';
import { curtains, wall } from './wall';

const FLOOR = 600;

/** The key rack behind the desk: two by five, as in our logo. One key is out, and its place is lit. */
function keys(s: Sheet, r: Random, h: HotelLook, x: number, y: number, k: number): void {
  s.fill(box(x - 14, y - 14, k * 5 + 18, k * 2 + 30), mix(h.wood, '#140f1c', 0.25));
  const lit = r.int(0, 9);
  let hooks = '';
  let boxes = '';
  for (let i = 0; i < 10; i++) {
    const [a, b] = [x + (i % 5) * k, y + Math.floor(i / 5) * (k + 4)];
    if (i === lit) {
      s.fill(box(a, b, k - 10, k - 8), '#ffd27c');
      continue;
    }
    boxes += box(a, b, k - 10, k - 8);
    hooks += `M${q(a + (k - 10) / 2)} ${q(b + 6)}v14`;
  }
  s.fill(boxes, mix(h.wood, '#0f0c18', 0.55)).line(hooks, h.metal, 4);
}

function deskFront(s: Sheet, r: Random, h: HotelLook, dx: number, dw: number): void {
  const front = r.pick([h.wood, h.accent, mix(h.dado, '#ffffff', 0.15), mix(h.accent, '#1a2444', 0.6)]);
  s.fill(box(dx, 470, dw, 170), front);
  s.fill(box(dx - 14, 452, dw + 28, 22), mix(h.cloth, h.wood, h.tier === 2 ? 0.1 : 0.5));
  const pattern = r.int(0, 2);
  if (pattern === 0) {
    const slats = Array.from({ length: Math.floor(dw / 30) }, (_, k) => `M${q(dx + 18 + k * 30)} 482v150`);
    s.line(slats.join(''), mix(front, '#120f20', 0.35), 8);
  } else if (pattern === 1) {
    const panels = [0, 1, 2].map((k) => box(dx + 16 + (k * (dw - 24)) / 3, 494, (dw - 24) / 3 - 16, 126));
    s.line(panels.join(''), mix(front, '#ffffff', 0.3), 4);
  } else {
    const rays = [0, 1, 2, 3, 4, 5].map((k) => `M${q(dx + (dw * k) / 6)} 640l${q(dw / 12)}-166 ${q(dw / 12)} 166z`);
    s.fill(rays.join(''), mix(front, '#ffffff', 0.14));
  }
  s.line(`M${q(dx)} 636h${q(dw)}`, '#ffcf86', 5, 'opacity=".8"');
}

function desk(s: Sheet, r: Random, h: HotelLook, dx: number, dw: number, right: boolean): void {
  keys(s, r, h, dx + dw / 2 - 150, 210, 60);
  if (h.tier === 2) s.glow(dx + dw / 2, 280, 260, '#ffc877', 0.4, 140);
  deskFront(s, r, h, dx, dw);
  tableLamp(s, h, dx + (right ? dw - 50 : 50), 452, r.int(0, 2));
  s.fill(`M${q(dx + dw / 2 - 16)} 452q2-20 16-20t16 20z`, h.metal).fill(ball(dx + dw / 2, 430, 3), h.metal);
}

function seats(s: Sheet, r: Random, h: HotelLook, sx: number): void {
  rug(s, r, h, sx, 752, 290);
  const tone = r.pick([h.accent, mix(h.accent, '#22305a', 0.55), h.cloth, mix('#5f7f6a', h.wall, 0.2)]);
  if (r.chance(0.55)) {
    s.fill(`M${q(sx - 190)} 690V600q0-26 26-26h328q26 0 26 26v90z`, tone)
      .fill(`M${q(sx - 216)} 716v-70q0-22 22-22t22 22v22h344v-22q0-22 22-22t22 22v70z`, mix(tone, '#1a1428', 0.25))
      .fill(box(sx - 166, 640, 162, 44) + box(sx + 4, 640, 162, 44), mix(tone, '#ffffff', 0.14))
      .fill(`M${q(sx - 150)} 642l14-52 52 14-14 52z`, h.metal)
      .line(`M${q(sx - 190)} 716v18M${q(sx + 190)} 716v18`, h.wood, 10);
  } else {
    armchair(s, r, h, sx - 130, 724, 1.2, tone);
    armchair(s, r, h, sx + 130, 724, 1.2, tone);
  }
  s.fill(`M${q(sx - 70)} 724q70-22 140 0l-10 10h-120z`, mix(h.wood, '#ffffff', 0.2))
    .line(`M${q(sx)} 732v40M${q(sx - 34)} 774h68`, h.metal, 6)
    .fill(`M${q(sx - 14)} 718l3-24h22l3 24z`, h.cloth)
    .line(`M${q(sx)} 694q-8-30-26-34M${q(sx)} 694q6-34 22-44M${q(sx)} 694v-44`, '#4f7a4d', 4);
}

function backWall(s: Sheet, r: Random, h: HotelLook, right: boolean): void {
  const n = r.int(1, 3);
  const span = r.int(380, 480);
  const gap = 34;
  const w = (span - gap * (n - 1)) / n;
  const x = right ? r.int(70, 130) : 1200 - span - r.int(70, 130);
  const y = r.int(70, 120);
  const sills = Array.from({ length: n }, () => (r.chance(0.4) ? 20 : 130));
  const first: Frame = { x, y, w, h: 600 - y - (sills[0] ?? 0) };
  wall(
    s,
    r,
    h,
    FLOOR,
    sills.map((_, k) => ({ ...first, x: x + k * (w + gap) })),
  );
  floor(s, r, h, FLOOR, h.tier === 2 ? 2 : r.int(0, 3));
  if (n === 1 && r.chance(0.7)) curtains(s, r, h, first, FLOOR);
}

export function lobby(s: Sheet, r: Random, h: HotelLook): void {
  const right = r.chance(0.5);
  backWall(s, r, h, right);
  const dx = right ? r.int(680, 740) : r.int(70, 130);
  const dw = r.int(360, 420);
  desk(s, r, h, dx, dw, right);
  seats(s, r, h, right ? r.int(290, 380) : r.int(820, 910));
  const lamp = h.tier === 2 ? r.int(0, 3) : r.int(0, 2);
  if (lamp === 3) pendant(s, h, 600, 90, lamp, 1.7);
  else for (const k of [0, 1, 2]) pendant(s, h, dx + dw * (0.2 + k * 0.3), 70 + (k % 2) * 26, lamp, 0.9);
  plant(s, r, right ? 640 : 560, 716, r.int(220, 320), r.pick([h.accent, h.cloth, h.metal]));
  plant(s, r, right ? 40 : 1160, 740, r.int(180, 280), r.pick([h.accent, h.cloth, h.metal]));
}
