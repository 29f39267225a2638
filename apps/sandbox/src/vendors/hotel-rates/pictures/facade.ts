/** The building from the street. The city decides the style; everything else is random within the style. */
import type { Random } from '../../../kernel/random';
import { balconies } from './facade-balconies';
import { entrance } from './facade-entrance';
import { GROUND, type House, houseOf } from './facade-house';
import { roof } from './facade-roof';
import { windows } from './facade-windows';
import type { HotelLook } from './hotel-look';
import { outside } from './outside';
import { box, mix, round as q, type Sheet } from './sheet';

function neighbours(s: Sheet, r: Random, h: HotelLook, { x, w }: House, isMarkLeft: boolean): void {
  const [left, right] = [r.int(330, 470), r.int(300, 460)];
  s.fill(
    box(-10, isMarkLeft ? left + 120 : left, x - 4, 500) + box(x + w + 14, isMarkLeft ? right : right + 120, 1200, 500),
    mix(h.shell, h.night, 0.62),
  );
  const gaps = [
    [8, x - 40],
    [x + w + 40, 1190],
  ] as const;
  let lights = '';
  for (const [from, to] of gaps)
    for (let a = from; a < to; a += 46)
      for (let b = Math.max(left, right) + 150; b < 640; b += 58) if (r.chance(0.2)) lights += box(a, b, 20, 32);
  s.fill(lights, h.hour === 'dusk' ? '#ffcf83' : mix(h.shell, h.sky[0], 0.5), 'opacity=".55"');
}

function walls(s: Sheet, r: Random, h: HotelLook, { x, y, w, floors, floorHeight }: House): void {
  const isGable = h.manner === 'gable';
  const body = box(x, y, w, GROUND - y);
  if (!isGable) s.fill(body, h.shell);
  const light = s.linear([mix(h.sky[3], h.shell, 0.4), h.shell, mix(h.shell, h.night, 0.6)], 1, 0.4);
  s.fill(body, light, `opacity="${isGable ? 0.2 : 0.5}"`);
  if (h.manner === 'brick' || (isGable && r.chance(0.5))) {
    const course = (GROUND - y) / 7;
    const courses = Array.from({ length: 7 }, (_, k) => `M${x + 8} ${q(y + 20 + k * course)}h${q(w - 16)}`).join('');
    s.line(courses, h.night, 3, 'stroke-dasharray="14 30 10 46" opacity=".18"');
  }
  if (h.manner !== 'tower' && !isGable) {
    const bands = Array.from({ length: floors }, (_, k) => `M${x} ${q(y + k * floorHeight + floorHeight - 2)}h${q(w)}`);
    s.line(bands.join(''), h.trim, r.pick([2, 3, 5]), 'opacity=".55"');
  }
}

export function facade(s: Sheet, r: Random, h: HotelLook): void {
  const house = houseOf(r, h);
  const isMarkLeft = house.x > 1200 - house.x - house.w;
  outside(s, r, h, { x: 0, y: 0, w: 1200, h: 760 }, isMarkLeft ? 0.12 : 0.88, 0.72, 236, 1.9);
  neighbours(s, r, h, house, isMarkLeft);
  roof(s, r, h, house);
  walls(s, r, h, house);
  windows(s, r, h, house);
  balconies(s, r, h, house);
  entrance(s, r, h, house);
}
