/** Lamps, which light their surroundings. A pendant hangs at (x, y); a table lamp stands there. */
import type { HotelLook } from './hotel-look';
import { ball, mix, round as q, type Sheet } from './sheet';

export function pendant(s: Sheet, h: HotelLook, x: number, y: number, kind: number, size = 1): void {
  s.line(`M${q(x)} 0V${q(y)}`, mix(h.metal, '#2a2020', 0.5), 3).glow(x, y + 24 * size, 150 * size, '#ffc877', 0.55);
  const k = size;
  if (kind === 0) s.fill(ball(x, y + 22 * k, 24 * k), '#ffe9bd');
  else if (kind === 1)
    s.fill(`M${q(x - 12 * k)} ${q(y)}h${q(24 * k)}l${q(26 * k)} ${q(38 * k)}h${q(-76 * k)}z`, h.accent).fill(
      `M${q(x - 36 * k)} ${q(y + 38 * k)}h${q(72 * k)}l-10 7h${q(-72 * k + 20)}z`,
      '#fff0c8',
    );
  else if (kind === 2)
    s.fill(
      `M${q(x - 40 * k)} ${q(y + 30 * k)}q0-${q(40 * k)} ${q(40 * k)}-${q(40 * k)}t${q(40 * k)} ${q(40 * k)}z`,
      h.metal,
    ).fill(ball(x, y + 32 * k, 10 * k), '#fff3d0');
  else
    s.line(
      `M${q(x - 60 * k)} ${q(y + 10)}q${q(60 * k)} ${q(44 * k)} ${q(120 * k)} 0M${q(x - 36 * k)} ${q(y - 14)}q${q(36 * k)} ${q(30 * k)} ${q(72 * k)} 0`,
      h.metal,
      4,
    ).line(
      [-60, -36, -12, 12, 36, 60].map((d) => `M${q(x + d * k)} ${q(y + 4 + (60 - Math.abs(d)) * 0.3 * k)}h0`).join(''),
      '#fff0c8',
      13,
      'stroke-linecap="round"',
    );
}

export function tableLamp(s: Sheet, h: HotelLook, x: number, y: number, kind: number): void {
  s.glow(x, y - 66, 130, '#ffc877', 0.65);
  if (kind === 0)
    s.line(`M${q(x)} ${q(y)}v-44M${q(x - 14)} ${q(y)}h28`, h.metal, 5).fill(
      `M${q(x - 22)} ${q(y - 88)}h44l14 46h-72z`,
      '#ffe6b4',
    );
  else if (kind === 1)
    s.fill(`M${q(x - 16)} ${q(y)}q-14-24 6-44h20q20 20 6 44z`, h.accent).fill(
      `M${q(x - 32)} ${q(y - 84)}h64v42h-64z`,
      '#fff0cc',
    );
  else s.line(`M${q(x)} ${q(y)}v-40`, h.metal, 5).fill(ball(x, y - 60, 24), '#ffedc4');
}
