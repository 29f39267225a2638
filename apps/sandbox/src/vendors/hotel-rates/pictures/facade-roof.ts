/** The roof: one drawing per building style. */
import type { Random } from '../../../kernel/random';
import type { Manner } from './city-look';
import { GROUND, type House } from './facade-house';
import type { HotelLook } from './hotel-look';
import { arch, ball, box, mix, round as q, type Sheet } from './sheet';

type DrawRoof = (s: Sheet, r: Random, h: HotelLook, house: House) => void;

const mansard: DrawRoof = (s, r, h, { x, y, w, bays }) => {
  const k = r.int(70, 96);
  s.fill(`M${q(x - 8)} ${q(y)}q8-${q(k * 0.8)} 26-${k}h${q(w - 36)}q18 ${q(k * 0.2)} 26 ${k}z`, h.roof);
  let dormers = '';
  let frames = '';
  for (let b = 0; b < bays; b++) {
    const c = x + (w / bays) * (b + 0.5);
    frames += `M${q(c - 20)} ${q(y - 4)}v-44q20-22 40 0v44z`;
    dormers += arch(c - 12, y - 46, 24, 40);
  }
  const chimneys = box(x + w * 0.12, y - k - 30, 40, 34) + box(x + w * 0.78, y - k - 26, 34, 30);
  s.fill(frames, h.trim)
    .fill(dormers, r.chance(0.5) ? '#ffcb7b' : h.night)
    .fill(chimneys, mix(h.roof, h.shell, 0.4))
    .line(`M${q(x - 12)} ${q(y)}h${q(w + 24)}`, h.trim, 9);
};

const tiled: DrawRoof = (s, r, h, { x, y, w }) => {
  const m = x + w / 2;
  const k = r.int(34, 60);
  const slope = `M${q(x - 26)} ${q(y + 6)}l${q(w * 0.12 + 26)}-${k}h${q(w * 0.76)}l${q(w * 0.12 + 26)} ${k}z`;
  s.fill(slope, mix('#8a4a38', h.roof, r.range(0.1, 0.6)));
  s.line(`M${q(x - 26)} ${q(y + 6)}h${q(w + 52)}`, h.trim, 7);
  if (!r.chance(0.5)) return;
  const openings = [-34, -9, 16].map((d) => arch(m + d, y - k - 38, 18, 36)).join('');
  s.fill(
    `${box(m - 50, y - k - 46, 100, 52)}M${q(m - 62)} ${q(y - k - 44)}l62-30 62 30z`,
    mix(h.shell, h.roof, 0.35),
  ).fill(openings, '#ffcf80');
};

function gableShape(form: string, a: number, y: number, gw: number): string {
  const u = gw / 10;
  const start = `M${q(a)} ${q(y + 2)}`;
  if (form === 'step') {
    const up = `v-16h${q(u)}${`v-22h${q(u)}`.repeat(3)}v-22h${q(2 * u)}`;
    return `${start}${up}v22${`h${q(u)}v22`.repeat(3)}h${q(u)}V${q(y + 2)}z`;
  }
  if (form === 'bell') {
    const up = `q0-26 ${q(gw * 0.2)}-34 ${q(gw * 0.1)}-10 ${q(gw * 0.14)}-48`;
    const down = `${q(gw * 0.04)} 38 ${q(gw * 0.14)} 48 ${q(gw * 0.2)} 8 ${q(gw * 0.2)} 34z`;
    return `${start}${up} ${q(gw * 0.16)}-20 ${q(gw * 0.32)} 0 ${down}`;
  }
  const neck = `l${q(gw * 0.26)}-26 ${q(gw * 0.26)} 26v46`;
  return `${start}q4-24 ${q(gw * 0.24)}-28v-46${neck}q${q(gw * 0.2)} 4 ${q(gw * 0.24)} 28z`;
}

const gable: DrawRoof = (s, r, h, { x, y, w, bays }) => {
  const houses = Math.max(2, Math.round(bays / 3));
  const gw = w / houses;
  for (let k = 0; k < houses; k++) {
    const a = x + gw * k;
    const c = a + gw / 2;
    const shape = gableShape(r.pick(['step', 'bell', 'neck']), a, y, gw);
    const tone = mix(h.shell, r.pick(['#3d4a5c', '#6f4038', '#8a6a50', '#4a3a44']), k ? r.range(0.2, 0.55) : 0);
    s.fill(shape, tone)
      .fill(box(a, y, gw, GROUND - y), tone)
      .fill(box(a, y, 6, GROUND - y), '#ffe0b4', 'opacity=".16"')
      .fill(box(c - 9, y - 40, 18, 24), '#ffcb7b')
      .line(`M${q(c)} ${q(y - 66)}v-10h12`, h.night, 3);
  }
};

const deco: DrawRoof = (s, r, h, { x, y, w }) => {
  const m = x + w / 2;
  const t = q(w / 9);
  const steps = `M${q(x)} ${q(y + 2)}v-12h${t}v-14h${t}v-14h${t}v-16h${q((w / 9) * 3)}v16h${t}v14h${t}v14h${t}v12z`;
  s.fill(steps, h.shell).fill(`M${q(m - 26)} ${GROUND - 110}V${q(y - 96)}q26-24 52 0V${GROUND - 110}z`, h.trim);
  const neon = r.pick(['#ff6fae', '#4fe0e0', '#ffb454', '#9c86ff']);
  s.glow(m, y + 60, 120, neon, 0.5, 260)
    .line(`M${q(m)} ${q(y - 96)}V${GROUND - 130}`, neon, 5)
    .line(`M${q(m - 14)} ${q(y - 84)}V${GROUND - 130}M${q(m + 14)} ${q(y - 84)}V${GROUND - 130}`, neon, 2);
};

const riad: DrawRoof = (s, r, h, { x, y, w }) => {
  const m = x + w / 2;
  const merlons = 'v-14h14v14h14'.repeat(Math.ceil(w / 28));
  s.fill(`M${q(x - 6)} ${q(y + 2)}v-16${merlons}V${q(y + 2)}z`, h.shell);
  if (!r.chance(0.7)) return;
  s.fill(`M${q(m - 70)} ${q(y - 10)}q-4-76 70-106 74 30 70 106z`, mix(h.accent, h.night, 0.4)).line(
    `M${q(m)} ${q(y - 116)}v-22`,
    h.metal,
    4,
  );
};

const bay: DrawRoof = (s, _, h, { x, y, w }) => {
  const half = w * 0.3 + 14;
  const gablet = `M${q(x - 14)} ${q(y)}l${q(w * 0.2)}-10 ${q(half)}-74 ${q(half)} 74 ${q(w * 0.2)} 10z`;
  s.fill(gablet, h.roof)
    .fill(ball(x + w / 2, y - 34, 18), '#ffcb7b')
    .line(`M${q(x - 16)} ${q(y)}h${q(w + 32)}`, h.trim, 12)
    .line(`M${q(x - 10)} ${q(y + 12)}h${q(w + 20)}`, h.trim, 10, 'stroke-dasharray="6 12"');
};

const tower: DrawRoof = (s, r, h, { x, y, w }) => {
  const k = r.int(24, 60);
  const top = r.chance(0.5)
    ? box(x + w * 0.2, y - k, w * 0.6, k + 2)
    : `M${q(x)} ${q(y + 2)}V${q(y - k)}l${q(w)}-${q(k * 0.6)}V${q(y + 2)}z`;
  s.fill(top, mix(h.shell, h.night, 0.2)).line(`M${q(x + w / 2)} ${q(y - k)}v-70`, mix(h.shell, h.night, 0.3), 4);
  if (!r.chance(0.6)) return;
  const garden = `M${q(x + w * 0.24)} ${q(y - k)}h0M${q(x + w * 0.3)} ${q(y - k - 6)}h0M${q(x + w * 0.36)} ${q(y - k)}h0`;
  s.line(garden, '#3f5f52', 30, 'stroke-linecap="round"');
};

const cornice: DrawRoof = (s, r, h, { x, y, w }) => {
  s.fill(box(x - 10, y - 14, w + 20, 22), h.trim);
  s.line(`M${q(x)} ${q(y + 14)}h${q(w)}`, h.trim, 9, 'stroke-dasharray="7 10"');
  if (!r.chance(0.5)) return;
  const a = x + w * 0.72;
  const tank = `${box(a, y - 74, 50, 44)}M${q(a - 6)} ${q(y - 74)}l31-22 31 22z`;
  s.fill(tank, mix(h.wood, h.night, 0.4)).line(`M${q(a + 6)} ${q(y - 30)}v18M${q(a + 44)} ${q(y - 30)}v18`, h.night, 4);
};

const ROOFS: Readonly<Record<Manner, DrawRoof>> = {
  mansard,
  brick: cornice,
  palazzo: tiled,
  terrace: tiled,
  deco,
  tower,
  gable,
  riad,
  bay,
};

export function roof(s: Sheet, r: Random, h: HotelLook, house: House): void {
  ROOFS[h.manner](s, r, h, house);
}
