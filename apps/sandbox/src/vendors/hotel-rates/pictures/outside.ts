/** The view through the glass: sky, the city's silhouette, lights. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { box, mix, round as q, type Sheet } from './sheet';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Skyline = HotelLook['city']['skyline'];

function rooftop(r: Random, kind: Skyline, w: number): string {
  if (kind === 'towers') return r.chance(0.3) ? `l${q(w)}-8` : `h${q(w)}`;
  if (kind === 'domes' && r.chance(0.25)) return `q${q(w / 2)}-${q(w * 0.9)} ${q(w)} 0`;
  return kind === 'roofs' || r.chance(0.4) ? `l${q(w / 2)}-9 ${q(w / 2)} 9` : `h${q(w)}`;
}

function row(
  r: Random,
  from: number,
  to: number,
  base: number,
  low: number,
  high: number,
  kind: Skyline,
  wide = 1,
): { bodies: string; lights: string } {
  let bodies = '';
  let lights = '';
  for (let x = from; x < to; ) {
    const w = wide * r.range(kind === 'towers' ? 14 : 20, kind === 'towers' ? 26 : 36);
    const h = r.range(low, high) * (kind === 'towers' ? 1.5 : kind === 'hills' ? 0.7 : 0.8);
    const top = rooftop(r, kind, w);
    bodies += `M${q(x)} ${base}V${q(base - h)}${top}V${base}z`;
    for (let c = x + 4; c < x + w - 3; c += 6)
      if (r.chance(wide > 1 ? 0.1 : 0.2))
        lights += `M${q(c)} ${q(base - h + 5 + r.int(0, 2) * 5)}v${q(Math.max(3, h * 0.5))}`;
    x += w;
  }
  return { bodies, lights };
}

/** Low in the evening, higher in the morning, high at noon. */
function sun(s: Sheet, h: HotelLook, x: number): void {
  const low = mix('#fff0c4', h.sky[3], 0.2);
  if (h.hour === 'dusk') s.glow(x, 226, 180, low, 0.75, 110);
  else if (h.hour === 'morning') s.glow(x, 170, 150, low, 0.9);
  else s.glow(x, 46, 90, '#fffbe6', 0.9);
}

/** Draws the view into a frame. `at` places the landmark (0 left … 1 right), `size` scales it. */
export function outside(
  s: Sheet,
  r: Random,
  h: HotelLook,
  f: Frame,
  at = 0.5,
  size = 1,
  horizon = 236,
  wide = 1,
): void {
  const vw = (300 * f.w) / f.h;
  const x0 = 200 - vw / 2;
  const low = h.sky[3];
  s.add(
    `<svg x="${q(f.x)}" y="${q(f.y)}" width="${q(f.w)}" height="${q(f.h)}" viewBox="${q(x0)} 0 ${q(vw)} 300" preserveAspectRatio="xMidYMid slice">`,
  );
  s.fill(box(x0 - 2, 0, vw + 4, 300), s.linear([h.sky[0], h.sky[1], h.sky[2], low, low]));
  sun(s, h, x0 + vw * (1 - at * 0.7));
  if (h.dusk > 0.4) {
    let d = '';
    for (let k = 0; k < 12; k++) d += `M${q(x0 + r.next() * vw)} ${q(r.next() * 100)}h0`;
    s.line(d, '#fff', 1, 'stroke-linecap="round" opacity=".7"');
  }
  let clouds = '';
  for (let k = 0; k < 3; k++) {
    const [x, y, w] = [x0 + r.next() * vw, r.range(50, 150), r.range(60, 130)];
    clouds += `M${q(x)} ${q(y)}q${q(w * 0.3)}-7 ${q(w * 0.6)}-3t${q(w * 0.4)} 2q${q(-w * 0.5)} 6 ${q(-w)} 1z`;
  }
  s.fill(clouds, mix(low, '#ffffff', 0.3), 'opacity=".45"');
  const rose = h.sky[2];
  const mid = mix(mix(h.night, h.sky[1], 0.5), rose, 0.22);
  const far = row(r, x0 - 4, x0 + vw, 240, 16, 44, h.city.skyline, wide);
  s.fill(far.bodies, mix(mix(h.night, rose, 0.6), low, 0.3));
  const dx = x0 + vw * at - 200;
  const k = Math.round(size * 100) / 100;
  if (h.hasMark) {
    s.fill(
      h.city.mark,
      mid,
      `transform="translate(${q(dx + 200 * (1 - k))} ${q(232 * (1 - k))})${k === 1 ? '' : ` scale(${k})`}"`,
    );
  }
  const near = row(r, x0 - 4, x0 + vw, 246, 8, 26, h.city.skyline, wide);
  s.fill(near.bodies, mix(h.night, h.sky[1], 0.35));
  const windows = h.hour === 'dusk' ? '#ffdc98' : mix(h.night, '#ffffff', 0.3);
  s.line(far.lights + near.lights, windows, 1.6, 'stroke-dasharray="2 3" opacity=".8"');
  s.fill(
    box(x0 - 2, horizon, vw + 4, 300 - horizon),
    h.city.hasWater ? s.linear([mix(low, h.night, 0.35), h.night]) : mix(h.night, low, 0.1),
  );
  if (h.city.hasWater && wide === 1) {
    let d = '';
    for (let j = 0; j < 16; j++)
      d += `M${q(x0 + r.next() * vw)} ${q(horizon + 3 + r.next() * (296 - horizon))}h${q(r.range(8, 30))}`;
    s.line(d, '#ffe6b4', 1.2, 'opacity=".5"');
  }
  s.add('</svg>');
}
