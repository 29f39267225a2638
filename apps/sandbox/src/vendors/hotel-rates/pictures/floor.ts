/** The floor of a room, with its pattern. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { box, mix, round as q, type Sheet } from './sheet';

export function floor(s: Sheet, r: Random, h: HotelLook, y: number, kind = r.int(0, 3)): void {
  const tone = kind < 2 ? mix(h.wood, '#1e1828', 0.2) : mix('#cdbda6', h.dado, 0.4);
  s.fill(box(0, y, 1200, 800 - y), s.linear([mix(tone, '#ffd9a0', 0.16), mix(tone, '#171428', 0.4)]));
  let d = '';
  if (kind === 0) for (let k = -14; k <= 14; k++) d += `M${q(600 + k * 70)} ${y}L${q(600 + k * 150)} 800`;
  else if (kind === 1) {
    for (let k = 1; k < 6; k++) d += `M0 ${q(y + (800 - y) * (k / 6) ** 1.4)}h1200`;
  } else {
    for (let k = -12; k <= 12; k++) d += `M${q(600 + k * 90)} ${y}L${q(600 + k * 200)} 800`;
    for (let k = 1; k < 6; k++) d += `M0 ${q(y + (800 - y) * (k / 6) ** 1.5)}h1200`;
  }
  s.line(d, mix(tone, '#120f20', 0.6), 2, 'opacity=".4"');
}
