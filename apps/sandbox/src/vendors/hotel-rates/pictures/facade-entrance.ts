/** The ground floor and the street in front of it: door, awnings, sign, pavement, lamp. */
import type { Random } from '../../../kernel/random';
import { bayCentre, GROUND, type House, LOBBY } from './facade-house';
import type { HotelLook } from './hotel-look';
import { tree } from './plants';
import { arch, ball, box, mix, ogive, round as q, type Sheet } from './sheet';

const TOP = GROUND - LOBBY;

function shopFront(s: Sheet, r: Random, h: HotelLook, house: House, door: number, shape: typeof box): void {
  const bw = house.bayWidth;
  const sides = Array.from({ length: house.bays }, (_, b) => bayCentre(house, b)).filter(
    (c) => Math.abs(c - door) > 70,
  );
  const panes = sides.map((c) => shape(c - bw * 0.34, TOP + 22, bw * 0.68, LOBBY - 34)).join('');
  s.both(panes, s.linear(['#ffe2a4', '#f2a85c']), h.trim, 4);
  if (h.tier === 2 || !r.chance(0.7)) return;
  const awnings = sides.map((c) => `M${q(c - bw * 0.38)} ${TOP + 18}h${q(bw * 0.76)}l8 26h${q(-bw * 0.76 - 16)}z`);
  const hems = sides.map((c) => `M${q(c - bw * 0.38 - 6)} ${TOP + 43}h${q(bw * 0.76 + 12)}`);
  s.fill(awnings.join(''), h.accent).line(hems.join(''), h.cloth, 5, 'stroke-dasharray="9 9"');
}

function frontDoor(s: Sheet, h: HotelLook, door: number, shape: typeof box): void {
  s.glow(door, GROUND - 40, 190, '#ffc877', 0.75, 120);
  s.fill(shape(door - 50, TOP + 8, 100, LOBBY - 8), h.trim)
    .fill(shape(door - 40, TOP + 18, 80, LOBBY - 18), s.linear(['#fff0c8', '#ffbe68']))
    .line(`M${q(door)} ${TOP + 30}V${GROUND}`, mix(h.wood, h.night, 0.2), 5);
  if (h.tier < 2) {
    s.fill(`M${q(door - 64)} ${TOP + 4}h128l12 26h-152z`, h.accent);
    return;
  }
  const posts = `M${q(door - 88)} ${TOP + 26}V${GROUND}M${q(door + 88)} ${TOP + 26}V${GROUND}`;
  s.fill(`M${q(door - 96)} ${TOP + 6}q96-44 192 0v20h-192z`, h.accent)
    .line(`M${q(door - 96)} ${TOP + 24}h192`, h.metal, 5)
    .line(posts, h.metal, 4);
}

/** An illuminated sign with one lamp per star. */
function starSign(s: Sheet, r: Random, h: HotelLook, { x, w }: House): void {
  const sx = r.chance(0.5) ? x + w - 8 : x - 22;
  const lamps = Array.from({ length: h.stars }, (_, k) => `M${q(sx + 15)} ${TOP - 132 + k * 22}h0`).join('');
  s.fill(box(sx, TOP - 150, 30, 124), mix(h.night, h.accent, 0.35))
    .line(lamps, '#ffe2a0', 11, 'stroke-linecap="round"')
    .glow(sx + 15, TOP - 90, 80, '#ffc877', 0.4);
}

function pavement(s: Sheet, r: Random, h: HotelLook, door: number): void {
  const isGrand = h.tier === 2;
  s.fill(`M0 ${GROUND}h1200v100H0z`, s.linear([mix(h.night, '#8a7a80', 0.45), mix(h.night, '#1a1c34', 0.4)])).line(
    `M0 ${GROUND + 40}h1200`,
    mix(h.night, '#b0a0a0', 0.4),
    3,
  );
  s.fill(
    `M${q(door - 46)} ${GROUND}h92l60 100h-212z`,
    isGrand ? mix(h.accent, '#7a2a30', 0.5) : '#ffd798',
    `opacity="${isGrand ? 0.85 : 0.28}"`,
  );
  for (const px of [door - 118, door + 118]) {
    s.fill(`M${q(px - 16)} ${GROUND + 8}l3-38h26l3 38z`, mix(h.wood, h.night, 0.3));
    if (r.chance(0.5)) s.fill(ball(px, GROUND - 50, 26), '#3b5f4a');
    else s.fill(`M${q(px - 18)} ${GROUND - 30}q18-90 36 0z`, '#34574a');
  }
}

function street(s: Sheet, r: Random, h: HotelLook, { x, w }: House): void {
  if (r.chance(0.8)) {
    const at = r.chance(0.5) ? r.range(20, Math.max(40, x - 70)) : r.range(Math.min(1160, x + w + 60), 1180);
    tree(s, r, at, GROUND + 30, h.city.isWarm ? -220 : 200, mix('#2f4a3f', h.night, 0.45));
  }
  const lx = r.chance(0.5) ? x - 60 : x + w + 60;
  s.line(`M${q(lx)} ${GROUND + 30}v-190`, h.night, 6).fill(ball(lx, GROUND - 168, 13), '#ffe6ae');
  if (h.hour === 'dusk') s.glow(lx, GROUND - 168, 100, '#ffc877', 0.6);
}

export function entrance(s: Sheet, r: Random, h: HotelLook, house: House): void {
  const { x, w, bays } = house;
  const base = mix(h.shell, r.pick([h.night, h.accent, h.trim]), 0.45);
  s.fill(box(x - 4, TOP, w + 8, LOBBY), base).line(`M${x - 8} ${TOP}h${q(w + 16)}`, h.trim, 8);
  const door = bayCentre(house, Math.floor(bays / 2));
  const shape = r.pick([arch, box, h.manner === 'riad' ? ogive : arch, box]);
  shopFront(s, r, h, house, door, shape);
  frontDoor(s, h, door, shape);
  starSign(s, r, h, house);
  pavement(s, r, h, door);
  street(s, r, h, house);
}
