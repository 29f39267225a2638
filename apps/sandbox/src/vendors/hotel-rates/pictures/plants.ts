/** Street trees and potted plants. Sizes in pixels, base at (x, y). */
import type { Random } from '../../../kernel/random';
import { ball, mix, round as q, type Sheet } from './sheet';

const FRONDS = [
  [-86, 34, -50, -43],
  [-66, 64, -52, -9],
  [86, 34, 50, -43],
  [66, 64, 52, -9],
  [-70, -22, -34, -53],
  [70, -22, 34, -53],
  [-28, 76, -36, 15],
  [28, 76, 36, 15],
] as const;

function palm(s: Sheet, r: Random, x: number, y: number, h: number, color: string): void {
  const [tx, ty] = [x + r.range(-24, 24), y - h];
  s.line(`M${q(x)} ${q(y)}Q${q(x)} ${q(y - h * 0.6)} ${q(tx)} ${q(ty)}`, color, 10);
  const leaves = FRONDS.map(
    ([ex, ey, cx, cy]) =>
      `M${q(tx)} ${q(ty)}q${cx} ${cy} ${ex} ${ey}q${q(cx - ex)} ${q(cy - ey + 21)} ${q(-ex)} ${q(-ey)}z`,
  );
  s.fill(leaves.join(''), color);
}

/** A street tree. A negative height draws a palm. */
export function tree(s: Sheet, r: Random, x: number, y: number, h: number, color: string): void {
  if (h < 0) {
    palm(s, r, x, y, -h, color);
    return;
  }
  s.line(`M${q(x)} ${q(y)}v${q(-h * 0.7)}`, color, Math.max(4, Math.round(h / 22)));
  let crown = '';
  for (let k = 0; k < 6; k++) {
    crown += ball(x + r.range(-0.3, 0.3) * h, y - h * r.range(0.6, 1), h * r.range(0.16, 0.26));
  }
  s.fill(crown, color);
}

export function plant(s: Sheet, r: Random, x: number, y: number, h: number, pot: string): void {
  const green = r.pick(['#3f6b54', '#4f7a4d', '#2f5f58', '#5f7f52']);
  const kind = r.int(0, 2);
  let d = '';
  if (kind === 0)
    for (const t of [-1, -0.62, -0.3, 0, 0.3, 0.62, 1]) {
      const [ex, ey] = [x + t * h * 0.36, y - h * (1.02 - Math.abs(t) * 0.4)];
      d += `M${q(x)} ${q(y - h * 0.26)}Q${q(x + t * h * 0.06)} ${q(ey - 6)} ${q(ex)} ${q(ey)}Q${q(ex - t * 8 + 4)} ${q((ey + y) / 2)} ${q(x + 5)} ${q(y - h * 0.26)}z`;
    }
  else if (kind === 1) {
    s.line(`M${q(x)} ${q(y - h * 0.2)}V${q(y - h * 0.8)}`, mix(green, '#3a2a22', 0.6), 5);
    for (let k = 0; k < 7; k++)
      d += ball(x + r.range(-0.2, 0.2) * h, y - h * r.range(0.5, 0.98), h * r.range(0.09, 0.15));
  } else
    for (let k = 0; k < 6; k++) {
      const t = (k - 2.5) / 2.5;
      const [ex, ey] = [x + t * h * 0.34, y - h * (0.95 - Math.abs(t) * 0.3)];
      d += `M${q(x)} ${q(y - h * 0.24)}L${q(ex)} ${q(ey + h * 0.12)}q${q(-h * 0.12)}-${q(h * 0.1)} 0-${q(h * 0.2)}q${q(h * 0.12)} ${q(h * 0.1)} 0 ${q(h * 0.2)}z`;
      s.line(`M${q(x)} ${q(y - h * 0.24)}L${q(ex)} ${q(ey + h * 0.1)}`, green, 2);
    }
  s.fill(d, green);
  const w = h * 0.2;
  s.fill(
    r.chance(0.5)
      ? `M${q(x - w)} ${q(y - h * 0.3)}h${q(w * 2)}l${q(-w * 0.3)} ${q(h * 0.3)}h${q(-w * 1.4)}z`
      : `M${q(x - w)} ${q(y - h * 0.28)}h${q(w * 2)}q0 ${q(h * 0.28)}-${q(w)} ${q(h * 0.28)}t-${q(w)}-${q(h * 0.28)}z`,
    pot,
  );
}
