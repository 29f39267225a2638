/** Our own pictures instead of the vendor's: rating bubbles, reviewers' faces, award badges. Copies no brand. */
import { createRandom } from '../../kernel/random';

const GREEN = '#00AA6C';
const SKY = ['#dfe8f3', '#f3e6df', '#e3f0e4', '#efe3f1', '#f4efd9', '#dceeee'] as const;
const COAT = ['#34507a', '#8a4a2f', '#3f6b45', '#6d4482', '#80661f', '#2f6b6b'] as const;
const SKIN = ['#f1cdb0', '#d9a77f', '#b57d55', '#8b5a3a', '#6a4229'] as const;
const HAIR = ['#2b211c', '#5a3b23', '#9a6a35', '#c9a25b', '#8b8b8b'] as const;

export const AVATAR_COUNT = 48;
export const AWARD_YEARS = [2023, 2024, 2025, 2026] as const;

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

function bubble(index: number, halves: number): string {
  const x = 10 + index * 20;
  const filled = halves - index * 2;
  const ring = `<circle cx="${x}" cy="10" r="7.5" fill="${filled >= 2 ? GREEN : 'none'}" stroke="${GREEN}" stroke-width="1.5"/>`;
  return filled === 1 ? `${ring}<path d="M${x} 2.5a7.5 7.5 0 0 0 0 15z" fill="${GREEN}"/>` : ring;
}

/** Five round bubbles, with 0 to 10 halves filled. */
export const ratingBubbles = (halves: number): string =>
  svg(100, 20, [0, 1, 2, 3, 4].map((index) => bubble(index, halves)).join(''));

export function avatar(number: number): string {
  const random = createRandom(`reviewer ${number}`);
  const [sky, coat, skin, hair] = [random.pick(SKY), random.pick(COAT), random.pick(SKIN), random.pick(HAIR)];
  return svg(
    96,
    96,
    `<rect width="96" height="96" fill="${sky}"/><path d="M14 96c2-22 16-32 34-32s32 10 34 32z" fill="${coat}"/><circle cx="48" cy="42" r="19" fill="${skin}"/><path d="M28 40a20 20 0 0 1 40 0c-6-7-13-10-20-10s-14 3-20 10z" fill="${hair}"/>`,
  );
}

export const awardBadge = (year: number): string =>
  svg(
    96,
    96,
    `<circle cx="48" cy="48" r="44" fill="none" stroke="${GREEN}" stroke-width="6"/><text x="48" y="57" fill="${GREEN}" font-family="system-ui, sans-serif" font-size="26" font-weight="700" text-anchor="middle">${year}</text>`,
  );
