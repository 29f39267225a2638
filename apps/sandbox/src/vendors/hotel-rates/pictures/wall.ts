/** The back wall of a room, with the city outside its windows. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { type Frame, outside } from './outside';
import { arch, box, mix, ogive, round as q, type Sheet } from './sheet';

const hole = (f: Frame, shape: number): string =>
  shape === 1
    ? arch(f.x, f.y, f.w, f.h, Math.min(f.w / 2, f.h * 0.4))
    : shape === 2
      ? ogive(f.x, f.y, f.w, f.h)
      : box(f.x, f.y, f.w, f.h);

/** Panels, boards or a painted arc. 4 leaves the wall plain. */
function dress(s: Sheet, r: Random, h: HotelLook, y: number, windows: readonly Frame[], dressing: number): void {
  const isClear = (x: number): boolean => windows.every((f) => x < f.x - 16 || x > f.x + f.w + 16);
  const dado = y - 190;
  let d = '';
  if (dressing === 0) {
    for (let x = 40; x < 1200; x += 130)
      if (isClear(x) && isClear(x + 100)) d += box(x, 70, 100, dado - 120) + box(x, dado + 30, 100, 120);
    const rail = windows.some((f) => f.y + f.h > dado) ? '' : `M0 ${dado}h1200`;
    s.line(d, mix(h.wall, '#ffffff', 0.22), 3).line(rail, h.dado, 6);
  } else if (dressing === 1) {
    for (let x = 24; x < 1200; x += 40) if (isClear(x)) d += `M${x} 0V${y}`;
    s.line(d || 'M0 0', mix(h.wall, h.dado, 0.7), 14);
  } else if (dressing === 2) {
    for (let x = 12; x < 1200; x += 20) if (isClear(x)) d += `M${x} ${dado}V${y}`;
    s.line(d || 'M0 0', h.dado, 15);
  } else if (dressing === 3) {
    const c = r.chance(0.5) ? 0 : 1200;
    const arc = `M${c} ${y}V${y - 420}a420 420 0 0 ${c ? 0 : 1} ${c ? -420 : 420} 420z`;
    s.fill(arc, mix(h.wall, h.accent, 0.3), 'opacity=".55"');
  }
}

function mullions(f: Frame, shape: number): string {
  const n = f.w > 420 ? 3 : f.w > 180 ? 2 : 1;
  const bar = (k: number): string =>
    `M${q(f.x + (f.w * (k + 1)) / (n + 1))} ${q(f.y + (shape ? 6 : 0))}V${q(f.y + f.h)}`;
  return Array.from({ length: n }, (_, k) => bar(k)).join('');
}

const reflection = (f: Frame): string =>
  `M${q(f.x)} ${q(f.y + f.h)}l${q(f.w * 0.5)}-${q(f.h * 0.8)}h${q(f.w * 0.1)}l-${q(f.w * 0.5)} ${q(f.h * 0.8)}z`;

/** Draws the wall and its windows down to `y`. All windows show the same view. */
export function wall(
  s: Sheet,
  r: Random,
  h: HotelLook,
  y: number,
  windows: readonly Frame[],
  dressing = r.int(0, 4),
): void {
  const x0 = Math.min(...windows.map((f) => f.x));
  const y0 = Math.min(...windows.map((f) => f.y));
  const x1 = Math.max(...windows.map((f) => f.x + f.w));
  const y1 = Math.max(...windows.map((f) => f.y + f.h));
  const shape = h.manner === 'riad' ? 2 : h.manner === 'palazzo' || r.chance(0.25) ? 1 : 0;
  outside(s, r, h, { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }, r.range(0.35, 0.65), 0.95);
  const holes = windows.map((f) => hole(f, shape)).join('');
  const light = s.linear([mix(h.wall, '#141428', 0.22), h.wall, mix(h.wall, '#ffc27a', 0.26)]);
  s.fill(`M0 0h1200v${y}H0z${holes}`, light, 'fill-rule="evenodd"');
  dress(s, r, h, y, windows, dressing);
  s.line(`M0 ${y - 8}h1200`, mix(h.dado, '#ffffff', 0.12), 16);
  const frame = h.tier === 2 ? mix(h.wood, '#1a1420', 0.2) : mix('#f2ead9', h.wall, 0.25);
  s.line(holes, frame, 12)
    .line(windows.map((f) => mullions(f, shape)).join(''), frame, 6)
    .fill(windows.map(reflection).join(''), '#fff', 'opacity=".07"');
}

export function curtains(s: Sheet, r: Random, h: HotelLook, f: Frame, y: number): void {
  const tone = r.pick([h.accent, h.cloth, mix(h.accent, '#20203a', 0.4)]);
  const w = Math.max(44, f.w * 0.15);
  const top = f.y - 34;
  const side = (x: number, k: number): string =>
    `M${q(x)} ${q(top)}h${q(k * w)}q${q(-k * w * 0.1)} ${q((y - top) * 0.5)} ${q(-k * w * 0.1)} ${q(y - top)}h${q(-k * w * 1.05)}q${q(k * w * 0.2)}-${q((y - top) * 0.5)} ${q(k * w * 0.15)}-${q(y - top)}z`;
  s.fill(side(f.x - w * 0.55, 1) + side(f.x + f.w + w * 0.55, -1), mix(tone, h.wall, 0.15));
  let d = '';
  for (const k of [0.2, 0.45, 0.7])
    d += `M${q(f.x - w * 0.55 + w * k)} ${q(top + 6)}q-6 ${q((y - top) * 0.5)} 0 ${q(y - top - 8)}M${q(f.x + f.w + w * 0.55 - w * k)} ${q(top + 6)}q6 ${q((y - top) * 0.5)} 0 ${q(y - top - 8)}`;
  s.line(d, mix(tone, '#1a1428', 0.4), 4, 'opacity=".35"').line(
    `M${q(f.x - w)} ${q(top)}h${q(f.w + 2 * w)}`,
    h.metal,
    7,
    'stroke-linecap="round"',
  );
}
