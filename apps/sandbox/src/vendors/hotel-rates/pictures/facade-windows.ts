/** The windows: lit, dim and dark, and a tenth one that glows brighter than the others. */
import type { Random } from '../../../kernel/random';
import { bayCentre, type House, windowTop } from './facade-house';
import type { HotelLook } from './hotel-look';
import { arch, box, mix, ogive, round as q, type Sheet } from './sheet';

interface Panes {
  readonly lit: string;
  readonly dim: string;
  readonly dark: string;
}

/** How many windows are lit. */
const LIT: Readonly<Record<HotelLook['hour'], number>> = { morning: 0.08, noon: 0, dusk: 0.3 };

const SHAPES = { french: box, sash: box, arch, wide: box, pane: box, ogive } as const;

function glazingBars(form: House['form'], w: number, hh: number): string {
  if (form === 'pane') return `M${q(w / 2)} 0v${q(hh)}`;
  if (form === 'wide') return `M${q(w / 3)} 0v${q(hh)}M${q((w * 2) / 3)} 0v${q(hh)}`;
  return `M${q(w / 2)} 0v${q(hh)}M0 ${q(hh * 0.4)}h${q(w)}`;
}

function flowerBox(s: Sheet, w: number, hh: number, color: string, bloom: string): void {
  const leaves = [0, 1, 2, 3, 4].map((k) => `M${q((w * k) / 4)} ${q(hh - 6 - (k % 2) * 3)}h0`).join('');
  const flowers = [0, 1, 2, 3].map((k) => `M${q((w * (k + 0.5)) / 4)} ${q(hh - 10)}h0`).join('');
  s.fill(box(-4, hh - 4, w + 8, 10), color)
    .line(leaves, '#4f6f52', 11, 'stroke-linecap="round"')
    .line(flowers, bloom, 7, 'stroke-linecap="round"');
}

function windowFrame(s: Sheet, r: Random, h: HotelLook, form: House['form'], w: number, hh: number): string {
  const isPane = form === 'pane';
  const hasShutters = (form === 'arch' || form === 'sash') && h.manner !== 'brick' && r.chance(0.6);
  const hasLintel = r.chance(0.6);
  const hasBox = r.chance(h.tier === 0 ? 0.5 : 0.3) && !isPane;
  const shutter = mix(h.accent, h.night, 0.45);
  const bloom = r.pick(['#d9607a', '#e0854f', '#d8d0e0', '#c94f4f']);
  return s.define((t) => {
    if (hasShutters) t.fill(box(-w * 0.42, 2, w * 0.36, hh) + box(w * 1.06, 2, w * 0.36, hh), shutter);
    t.line(glazingBars(form, w, hh), h.trim, 2, 'opacity=".8"');
    t.line(SHAPES[form](0, 0, w, hh), h.trim, isPane ? 2 : 4);
    if (hasLintel && !isPane) t.line(`M-6-5h${q(w + 12)}M-6 ${q(hh + 3)}h${q(w + 12)}`, h.trim, 5);
    if (hasBox) flowerBox(t, w, hh, shutter, bloom);
  });
}

function panesOf(s: Sheet, r: Random, h: HotelLook, house: House): Panes {
  const { form, windowWidth: w, windowHeight: hh } = house;
  const frame = windowFrame(s, r, h, form, w, hh);
  const left = `M0 ${q(hh * 0.12)}h${q(w * 0.3)}q-2 ${q(hh * 0.5)}-${q(w * 0.22)} ${q(hh * 0.88)}H0z`;
  const right = `M${q(w)} ${q(hh * 0.12)}h-${q(w * 0.3)}q2 ${q(hh * 0.5)} ${q(w * 0.22)} ${q(hh * 0.88)}H${q(w)}z`;
  const pane = (glass: string, curtain: string): string =>
    s.define((t) => {
      t.fill(SHAPES[form](0, 0, w, hh), glass);
      if (curtain) t.fill(left + right, curtain, 'opacity=".55"');
      t.stamp(frame, 0, 0);
    });
  const night = [mix(h.sky[1], '#8fa3bd', 0.3), mix(h.night, '#33405e', 0.5)];
  return {
    lit: pane(s.linear(['#ffd987', '#ffb95e']), '#fff1cf'),
    dim: pane(h.hour === 'dusk' ? '#b98a62' : mix('#b98a62', h.sky[1], 0.7), ''),
    dark: pane(s.linear(night, 1, 1), ''),
  };
}

function paneFor(panes: Panes, chance: number, lit: number): string {
  if (chance < lit) return panes.lit;
  return chance < lit + 0.14 ? panes.dim : panes.dark;
}

/** A tower repeats four floors in shuffled order. It looks as rich and needs a third of the bytes. */
function towerRows(s: Sheet, r: Random, panes: Panes, house: House, lit: number): void {
  const { bays, bayWidth, floors, floorHeight, windowWidth, windowHeight } = house;
  const x = house.x + 15;
  const y = windowTop(house, 0);
  const rows = Array.from({ length: 4 }, () =>
    s.define((t) => {
      for (let b = 0; b < bays; b++) {
        t.stamp(paneFor(panes, r.next(), lit), bayWidth * (b + 0.5) - windowWidth / 2, 0);
      }
    }),
  );
  const [tenthBay, tenthFloor] = [r.int(0, bays - 1), r.int(0, floors - 1)];
  for (let f = 0; f < floors; f++) s.stamp(r.pick(rows), x, y + f * floorHeight);
  const [tx, ty] = [x + bayWidth * (tenthBay + 0.5), y + tenthFloor * floorHeight];
  s.glow(tx, ty + windowHeight / 2, 80, '#ffc861', 0.8).stamp(panes.lit, tx - windowWidth / 2, ty);
}

function bayFronts(s: Sheet, h: HotelLook, { x, y, bays, bayWidth, floors, floorHeight }: House): void {
  for (let b = 0; b < bays; b++) {
    const from = x + 15 + bayWidth * b + bayWidth * 0.16;
    const front = `h${q(bayWidth * 0.68)}l-8 10v${q(floors * floorHeight - 14)}h${q(-bayWidth * 0.68 + 16)}V${y + 10}z`;
    s.fill(`M${q(from)} ${y}${front}`, mix(h.shell, '#ffffff', 0.2));
  }
}

export function windows(s: Sheet, r: Random, h: HotelLook, house: House): void {
  const panes = panesOf(s, r, h, house);
  const lit = LIT[h.hour] + h.dusk * 0.25;
  const [tenthBay, tenthFloor] = [r.int(0, house.bays - 1), r.int(0, house.floors - 1)];
  if (h.manner === 'bay') bayFronts(s, h, house);
  if (h.manner === 'tower') {
    towerRows(s, r, panes, house, lit);
    return;
  }
  for (let f = 0; f < house.floors; f++) {
    for (let b = 0; b < house.bays; b++) {
      const isTenth = tenthBay === b && tenthFloor === f;
      const chance = r.next();
      const [x, y] = [bayCentre(house, b), windowTop(house, f)];
      if (isTenth) s.glow(x, y + house.windowHeight / 2, 90, '#ffc861', 0.8);
      s.stamp(isTenth ? panes.lit : paneFor(panes, chance, lit), x - house.windowWidth / 2, y);
    }
  }
}
