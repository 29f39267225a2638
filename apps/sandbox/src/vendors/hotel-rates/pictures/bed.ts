/** The bed: headboard, covers, pillows, and a canopy in some of the best hotels. */
import type { Random } from '../../../kernel/random';
import type { HotelLook } from './hotel-look';
import { arch, box, mix, round as q, type Sheet } from './sheet';

const TOP = 452;

function headboard(s: Sheet, r: Random, h: HotelLook, x: number, w: number, tone: string): void {
  const kind = r.int(0, 4);
  const hh = r.int(90, 150) + h.tier * 26;
  const dark = mix(tone, '#140f20', 0.4);
  const columns = [0, 1, 2, 3, 4, 5, 6].map((k) => q(x + (w * (k + 0.5)) / 7));
  if (kind === 0) s.fill(arch(x, TOP - hh, w, hh + 100, Math.min(hh, 110)), tone);
  else if (kind === 1) {
    const wave = `q${q(w * 0.25)}-50 ${q(w / 2)}-30t${q(w / 2)} 0`;
    s.fill(`M${q(x)} ${TOP + 100}V${TOP - hh + 30}${wave}V${TOP + 100}z`, tone);
  } else s.fill(box(x, TOP - hh, w, hh + 100), tone);
  if (kind === 2) s.line(columns.map((c) => `M${c} ${TOP - hh + 8}v${hh}`).join(''), dark, 4);
  if (kind === 3) {
    const buttons = [0.3, 0.65].flatMap((v) => columns.map((c) => `M${c} ${q(TOP - hh * (1 - v))}h0`));
    s.line(buttons.join(''), dark, 9, 'stroke-linecap="round"');
  }
  if (kind === 4) s.line(box(x + 14, TOP - hh + 14, w - 28, hh - 24), mix(tone, '#ffffff', 0.3), 4);
}

function covers(s: Sheet, h: HotelLook, x: number, w: number, throwTone: string): void {
  const sheet = mix(h.cloth, '#c9a98a', 0.08);
  const [bow, span] = [q(w / 2 + 20), q(w + 40)];
  s.fill(`M${q(x - 8)} 690V${TOP + 62}q0-24 24-24h${q(w - 32)}q24 0 24 24V690z`, sheet);
  s.fill(`M${q(x - 20)} 704V${TOP + 122}q${bow}-44 ${span} 0V704z`, mix(sheet, '#8a7a88', 0.16));
  s.fill(`M${q(x - 20)} 704V${TOP + 176}q${bow}-34 ${span} 0V704z`, throwTone);
  s.line(`M${q(x - 20)} ${TOP + 190}q${bow}-34 ${span} 0`, mix(throwTone, '#ffffff', 0.3), 5);
  const folds = `M${q(x + w * 0.3)} ${TOP + 170}v100M${q(x + w * 0.68)} ${TOP + 170}v104`;
  s.line(folds, mix(throwTone, '#120f20', 0.4), 3, 'opacity=".5"');
}

function pillows(s: Sheet, r: Random, h: HotelLook, x: number, w: number, throwTone: string): void {
  const pillow = (px: number, py: number, pw: number, c: string): Sheet =>
    s.fill(`M${q(px)} ${q(py)}q${q(pw / 2)}-18 ${q(pw)} 0q12 30 0 62q-${q(pw / 2)} 14-${q(pw)} 0q-12-32 0-62z`, c);
  const isDouble = w > 330;
  const places = isDouble ? [0, 1] : [0];
  const linen = mix('#fffaf0', '#b9a8b8', 0.12);
  for (const k of places)
    pillow(x + w * (isDouble ? 0.08 + k * 0.46 : 0.22), TOP - 4, w * (isDouble ? 0.38 : 0.56), linen);
  if (h.tier === 0) return;
  for (const k of places) {
    const tone = k && r.chance(0.5) ? h.metal : throwTone;
    pillow(x + w * (isDouble ? 0.14 + k * 0.44 : 0.3), TOP + 26, w * (isDouble ? 0.27 : 0.4), tone);
  }
}

export function bed(s: Sheet, r: Random, h: HotelLook, x: number, w: number): void {
  const tone = r.pick([h.accent, mix(h.wood, '#ffffff', 0.08), mix(h.accent, '#1c2440', 0.5), h.dado]);
  const throwTone = tone === h.accent ? mix(h.accent, '#20305a', 0.55) : h.accent;
  headboard(s, r, h, x - 16, w + 32, tone);
  covers(s, h, x, w, throwTone);
  pillows(s, r, h, x, w, throwTone);
  if (h.stars === 5 && r.chance(0.6)) {
    const drapes = `M${q(x - 30)} 124q40 150-6 330 30-160-20-300zM${q(x + w + 30)} 124q-40 150 6 330-30-160 20-300z`;
    s.line(`M${q(x - 30)} 704V130h${q(w + 60)}V704`, mix(h.wood, '#140f1c', 0.2), 11);
    s.fill(drapes, h.cloth, 'opacity=".75"');
  }
  s.line(`M${q(x - 10)} 704v22M${q(x + w + 10)} 704v22`, mix(h.wood, '#140f1c', 0.3), 12);
}
