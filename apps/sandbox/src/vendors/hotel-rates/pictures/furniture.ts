/** Armchairs, rugs and wall pictures. Sizes in pixels, base at (x, y). */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { ball, box, mix, round as q, type Sheet } from './sheet';

/** An abstract picture on the wall. */
export function art(s: Sheet, r: Random, h: HotelLook, x: number, y: number, w: number, hh: number): void {
  const ink = [
    h.accent,
    mix(h.accent, '#ffffff', 0.5),
    mix(h.dado, '#101828', 0.5),
    '#e8d9bf',
    mix(h.accent, '#1a2a48', 0.6),
  ];
  s.fill(box(x - 5, y - 5, w + 10, hh + 10), mix(h.wood, '#1d1620', 0.3)).fill(
    box(x, y, w, hh),
    mix('#f2e8d6', h.wall, 0.2),
  );
  const k = r.int(0, 3);
  if (k === 0)
    s.fill(
      `M${q(x)} ${q(y + hh)}v-${q(hh * 0.3)}q${q(w * 0.3)}-${q(hh * 0.3)} ${q(w * 0.5)}-${q(hh * 0.05)}t${q(w * 0.5)}-${q(hh * 0.1)}v${q(hh * 0.45)}z`,
      r.pick(ink),
    ).fill(ball(x + w * r.range(0.3, 0.7), y + hh * 0.34, w * 0.16), r.pick(ink));
  else if (k === 1)
    for (let j = 0; j < 4; j++)
      s.fill(
        box(x + w * 0.12 + j * w * 0.2, y + hh * r.range(0.15, 0.5), w * 0.15, hh * r.range(0.3, 0.45)),
        ink[j] as string,
      );
  else if (k === 2)
    s.fill(
      `M${q(x + w / 2)} ${q(y + hh * 0.9)}q-${q(w * 0.5)}-${q(hh * 0.4)} 0-${q(hh * 0.8)}q${q(w * 0.5)} ${q(hh * 0.4)} 0 ${q(hh * 0.8)}z`,
      r.pick(ink),
    ).line(`M${q(x + w / 2)} ${q(y + hh * 0.9)}v-${q(hh * 0.7)}`, '#f2e8d6', 3);
  else
    s.fill(ball(x + w * 0.4, y + hh * 0.45, w * 0.26), ink[0] as string).fill(
      ball(x + w * 0.6, y + hh * 0.58, w * 0.24),
      ink[2] as string,
      'opacity=".8"',
    );
}

export function armchair(s: Sheet, r: Random, h: HotelLook, x: number, y: number, k: number, color: string): void {
  const dark = mix(color, '#1a1626', 0.3);
  const back = r.pick([
    `q0-${q(120 * k)} ${q(64 * k)}-${q(120 * k)}t${q(64 * k)} ${q(120 * k)}`,
    `v-${q(96 * k)}q0-${q(20 * k)} ${q(20 * k)}-${q(20 * k)}h${q(88 * k)}q${q(20 * k)} 0 ${q(20 * k)} ${q(20 * k)}v${q(96 * k)}`,
  ]);
  s.line(
    `M${q(x - 44 * k)} ${q(y)}v-${q(34 * k)}M${q(x + 44 * k)} ${q(y)}v-${q(34 * k)}`,
    h.wood,
    Math.round(8 * k),
  ).fill(`M${q(x - 64 * k)} ${q(y - 34 * k)}${back}z`, color);
  s.fill(`${box(x - 50 * k, y - 62 * k, 100 * k, 36 * k)}`, mix(color, '#ffffff', 0.14)).fill(
    `M${q(x - 76 * k)} ${q(y - 24 * k)}v-${q(50 * k)}q${q(14 * k)}-${q(18 * k)} ${q(26 * k)} 0v${q(50 * k)}zM${q(x + 76 * k)} ${q(y - 24 * k)}v-${q(50 * k)}q-${q(14 * k)}-${q(18 * k)}-${q(26 * k)} 0v${q(50 * k)}z`,
    dark,
  );
}

export function rug(s: Sheet, r: Random, h: HotelLook, x: number, y: number, half: number): void {
  const oval = (k: number): string =>
    `M${q(x - half * k)} ${q(y)}a${q(half * k)} ${q(44 * k)} 0 1 0 ${q(2 * half * k)} 0a${q(half * k)} ${q(44 * k)} 0 1 0 ${q(-2 * half * k)} 0z`;
  const flat = (k: number): string =>
    `M${q(x - half * 0.9 * k)} ${q(y - 36 * k)}h${q(half * 1.8 * k)}l${q(half * 0.14 * k)} ${q(76 * k)}h${q(-half * 2.08 * k)}z`;
  const shape = r.chance(0.5) ? oval : flat;
  const tone = mix(h.accent, h.cloth, r.range(0.3, 0.75));
  s.fill(shape(1), mix(tone, '#2a2038', 0.15)).line(shape(0.88), mix(tone, '#1c1830', 0.45), 4);
  if (r.chance(0.6)) s.fill(shape(0.62), mix(tone, h.accent, 0.5), 'opacity=".6"');
}
