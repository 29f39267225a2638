/** Balconies, railings and their plants, by building style. */
import type { Random } from '../../../kernel/random';
import { bayCentre, type House, windowTop } from './facade-house';
import type { HotelLook } from './hotel-look';
import { mix, round as q, type Sheet } from './sheet';

function terraces(s: Sheet, r: Random, h: HotelLook, { x, y, w, floors, floorHeight }: House): void {
  const isTower = h.manner === 'tower';
  const slabs = (lift: number, out: number): string =>
    Array.from(
      { length: floors },
      (_, f) => `M${x - out} ${q(y + (f + 1) * floorHeight - lift)}h${q(w + out * 2)}`,
    ).join('');
  s.line(slabs(0, 14), h.trim, 7).line(
    slabs(16, 10),
    mix(h.trim, h.night, 0.3),
    isTower ? 14 : 22,
    `stroke-dasharray="${isTower ? '40 4' : '2 5'}" opacity=".6"`,
  );
  const green = r.pick(['#3f6650', '#557a4a', '#2f5a55']);
  for (let k = 0; k < 5; k++) {
    const px = r.range(x, x + w);
    const py = y + r.int(1, floors) * floorHeight - 8;
    const bush = `M${q(px)} ${q(py)}h0M${q(px + 12)} ${q(py + 5)}h0M${q(px - 11)} ${q(py + 6)}h0`;
    s.line(bush, green, 19, 'stroke-linecap="round"');
  }
}

function railings(s: Sheet, h: HotelLook, house: House, rail: string): void {
  let d = '';
  for (let f = 0; f < house.floors; f++) {
    const y = windowTop(house, f) + house.windowHeight - 9;
    if (rail === 'long' || (rail === 'mixed' && f % 2 === 0)) d += `M${house.x + 6} ${q(y)}h${q(house.w - 12)}`;
    else
      for (let b = 0; b < house.bays; b++)
        d += `M${q(bayCentre(house, b) - house.windowWidth * 0.7)} ${q(y)}h${q(house.windowWidth * 1.4)}`;
  }
  s.line(d, mix(h.night, '#20242f', 0.5), 17, 'stroke-dasharray="2 4"');
}

function eyebrows(s: Sheet, h: HotelLook, { x, y, w, floors, floorHeight }: House): void {
  const d = Array.from({ length: floors }, (_, f) => {
    const at = q(y + f * floorHeight + 14);
    return `M${x - 8} ${at}h${q(w * 0.42)}M${q(x + w * 0.58)} ${at}h${q(w * 0.42 + 8)}`;
  });
  s.line(d.join(''), h.trim, 8);
}

export function balconies(s: Sheet, r: Random, h: HotelLook, house: House): void {
  const rail = r.pick(house.bays > 7 ? ['long', 'none'] : ['juliet', 'long', 'none', 'mixed']);
  if (h.manner === 'terrace' || (h.manner === 'tower' && r.chance(0.5))) terraces(s, r, h, house);
  else if (h.manner === 'deco') eyebrows(s, h, house);
  else if (rail !== 'none' && h.manner !== 'tower' && h.manner !== 'bay') railings(s, h, house, rail);
}
