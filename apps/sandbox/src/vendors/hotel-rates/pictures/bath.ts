/** The bathroom: tub, basin, a mirror with its own light. */
import type { Random } from '../../../kernel/random';
import { floor } from './floor';
import type { HotelLook } from './hotel-look';
import { pendant } from './lamps';
import type { Frame } from './outside';
import { plant } from './plants';
import { arch, ball, box, mix, round as q, type Sheet } from './sheet';
import { wall } from './wall';

const FLOOR = 640;

/** The size of a tile, and its grout lines at a position. */
const TILES: readonly (readonly [number, (x: number, y: number) => string])[] = [
  [40, (x, y) => `M${x} ${y}h40v40h-40z`],
  [60, (x, y) => `M${x} ${y}h60m-60 30h60M${x} ${y}v30m30 0v30`],
  [24, (x, y) => `M${x} ${y}v24`],
  [48, (x, y) => `M${x} ${y + 24}l24-24 24 24-24 24z`],
];

function tiles(s: Sheet, r: Random, h: HotelLook, win: Frame): void {
  const tone = r.pick([
    mix(h.accent, '#ffffff', 0.35),
    mix(h.dado, '#ffffff', 0.25),
    '#dfe3dc',
    mix('#2f6f72', h.wall, 0.2),
    mix(h.accent, '#1d2a4a', 0.5),
  ]);
  const top = r.pick([0, 250, 320]);
  const from = Math.max(top, win.y - 7);
  const hole = `M${win.x - 7} ${from}v${win.y + win.h + 7 - from}h${win.w + 14}V${from}z`;
  s.fill(`M0 ${top}h1200V${FLOOR}H0z${hole}`, mix(tone, '#2a2140', 0.16 + h.dusk * 0.1), 'fill-rule="evenodd"');
  const id = s.id();
  s.add(`<clipPath id="${id}"><path d="M0 ${top}h1200V${FLOOR}H0z${hole}" clip-rule="evenodd"/></clipPath>`);
  const [size, at] = r.pick(TILES);
  // Lines and not a pattern, which is four times slower to render.
  let grout = '';
  for (let y = top - (top % size); y < FLOOR; y += size) for (let x = 0; x < 1200; x += size) grout += at(x, y);
  s.line(grout, mix(tone, '#ffffff', 0.35), 2, `opacity=".45" clip-path="url(#${id})"`);
  const isCrossed = win.y < top && win.y + win.h > top;
  if (top)
    s.line(
      isCrossed ? `M0 ${top}H${win.x - 12}M${win.x + win.w + 12} ${top}H1200` : `M0 ${top}h1200`,
      mix(h.wood, '#ffffff', 0.2),
      10,
    );
}

/** The tub stands under the window. */
function bathTub(s: Sheet, r: Random, h: HotelLook, tx: number, right: boolean): void {
  const kind = h.tier === 0 ? 1 : r.int(0, 2);
  const tub = mix('#fbf5ea', h.wall, 0.1);
  s.fill(`M${q(tx - 250)} 740q250 30 500 0l20 24h-540z`, '#120f20', 'opacity=".25"');
  const out = kind === 2 && h.tier === 2 ? h.metal : mix(tub, '#8a8098', 0.12);
  if (kind === 0) {
    s.fill(`M${q(tx - 230)} 540q-30-14-24-34h508q6 20-24 34-10 150-80 160h-300q-70-10-80-160z`, out);
    s.line(`M${q(tx - 140)} 700v34M${q(tx + 140)} 700v34`, h.metal, 14);
  } else if (kind === 1) {
    s.fill(box(tx - 260, 520, 520, 220), mix(h.wood, '#ffffff', h.tier ? 0.1 : 0.35));
    s.line(box(tx - 240, 556, 480, 164), mix(h.wood, '#140f1c', 0.3), 4);
  } else s.fill(`M${q(tx - 240)} 506q10 230 110 234h260q100-4 110-234z`, out);
  s.fill(`M${q(tx - 264)} 504q264-22 528 0v18q-264 18-528 0z`, tub);
  s.fill(`M${q(tx - 220)} 508q220-14 440 0-220 12-440 0z`, mix('#bfe0e0', h.wall, 0.2));
  let foam = '';
  for (let k = 0; k < 9; k++) foam += ball(tx - 180 + k * 34 + r.range(-8, 8), 503 - r.range(0, 8), r.range(10, 20));
  if (r.chance(0.7)) s.fill(foam, '#fff', 'opacity=".85"');
  const sign = right ? '' : '-';
  s.line(`M${q(tx + (right ? -200 : 200))} 506v-74q0-22 ${sign}22-22t${sign}22 22`, h.metal, 9)
    .fill(`M${q(tx + 120)} 500l8 90h64l8-92z`, h.accent)
    .line(`M${q(tx + 130)} 560h60`, h.cloth, 5);
}

function mirror(s: Sheet, r: Random, h: HotelLook, bx: number): void {
  const form = r.int(0, 2);
  const shape =
    form === 0 ? ball(bx, 260, 110) : form === 1 ? arch(bx - 90, 130, 180, 260) : box(bx - 120, 150, 240, 220);
  s.glow(bx, 260, 240, '#ffd08a', 0.7)
    .fill(shape, s.linear([mix(h.wall, '#ffffff', 0.5), mix(h.wall, '#ffe2b0', 0.3)], 1, 1))
    .line(shape, h.metal, 8)
    .fill(`M${q(bx - 40)} 320l70-110h20l-70 110z`, '#fff', 'opacity=".25"');
  for (const lx of [bx - 160, bx + 160])
    s.line(`M${q(lx)} 300v-30`, h.metal, 6)
      .fill(ball(lx, 250, 20), '#fff0cc')
      .glow(lx, 250, 90, '#ffc877', 0.6);
}

function basin(s: Sheet, h: HotelLook, bx: number): void {
  const isPlain = h.tier === 0;
  const stand = isPlain
    ? `M${q(bx - 130)} 500v190M${q(bx + 130)} 500v190`
    : `M${q(bx)} 500v140M${q(bx - 30)} 560v20M${q(bx + 30)} 560v20`;
  s.fill(box(bx - 170, 470, 340, 24), mix('#f4ede0', h.wall, 0.15))
    .fill(box(bx - 160, 494, 320, isPlain ? 20 : 150), h.wood)
    .line(stand, isPlain ? h.wood : h.metal, isPlain ? 10 : 5);
  s.fill(`M${q(bx - 70)} 440h140q-10 34-40 34h-60q-30 0-40-34z`, '#fdf8ee')
    .line(`M${q(bx)} 440v-40q0-16-22-16`, h.metal, 8)
    .fill(box(bx + 92, 436, 18, 34), h.accent)
    .fill(box(bx + 116, 446, 16, 24), h.metal)
    .fill(box(bx - 140, 452, 54, 18) + box(bx - 136, 436, 46, 16), h.cloth);
}

function towels(s: Sheet, h: HotelLook, tw: number): void {
  s.line(`M${q(tw - 50)} 330h100`, h.metal, 6)
    .fill(box(tw - 40, 330, 46, 150), h.cloth)
    .fill(box(tw + 8, 330, 36, 110), h.accent)
    .line(`M${q(tw - 40)} 460h46`, h.accent, 6);
  s.fill(`M${q(tw - 100)} 760q100-26 200 0l14 20h-228z`, mix(h.cloth, h.accent, 0.25));
}

export function bath(s: Sheet, r: Random, h: HotelLook): void {
  const right = r.chance(0.5);
  const ww = h.tier === 0 ? r.int(150, 220) : r.int(250, 400);
  const wx = right ? 1200 - ww - r.int(150, 230) : r.int(150, 230);
  const win = { x: wx, y: r.int(90, 130), w: ww, h: h.tier === 2 ? 330 : 250 };
  wall(s, r, h, FLOOR, [win], 4);
  tiles(s, r, h, win);
  s.fill(box(wx - 26, win.y + win.h, ww + 52, 16), mix(h.cloth, h.wall, 0.2));
  floor(s, r, h, FLOOR, r.pick([2, 3, 0]));
  s.glow(600, 300, 560, '#ffc877', 0.22, 360);
  const tx = wx + ww / 2;
  bathTub(s, r, h, tx, right);
  const bx = right ? r.int(250, 330) : r.int(870, 950);
  mirror(s, r, h, bx);
  basin(s, h, bx);
  towels(s, h, right ? 500 : 700);
  if (r.chance(0.6)) pendant(s, h, tx, 40, r.int(0, 2), 0.8);
  plant(s, r, right ? 80 : 1120, 740, r.int(190, 300), r.pick([h.accent, h.cloth, h.metal]));
}
