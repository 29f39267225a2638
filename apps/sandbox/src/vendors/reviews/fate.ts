/** How the reviews service lists a hotel: correctly, or in one of the ways that mislead a matcher. */
import { chanceOf } from '../../kernel/random';

/**
 * - `matched`: listed within 60 m, under a slightly different name
 * - `unlisted`: not listed, and nothing in its place
 * - `neighbour`: not listed, but another hotel with a similar name is about 300 m away
 * - `misplaced`: listed, 600 m away
 * - `namesake`: not listed, but a hotel of the same name is listed in another city
 * - `twin`: listed, and so is a hotel of almost the same name 80 m away
 * - `far`: listed, 6 km away, farther than any of our rules accepts
 */
export type Fate = 'matched' | 'unlisted' | 'neighbour' | 'misplaced' | 'namesake' | 'twin' | 'far';

export const FATE_SHARES: Readonly<Record<Fate, number>> = {
  matched: 0.855,
  unlisted: 0.06,
  neighbour: 0.03,
  misplaced: 0.02,
  namesake: 0.02,
  twin: 0.01,
  far: 0.005,
};

const UNLISTED: readonly Fate[] = ['unlisted', 'neighbour', 'namesake'];

export const isListed = (fate: Fate): boolean => !UNLISTED.includes(fate);

export function fateOf(hotelId: string, seed: string): Fate {
  let lot = chanceOf(`${seed} ${hotelId} fate in the reviews`);
  for (const [fate, share] of Object.entries(FATE_SHARES)) {
    lot -= share;
    if (lot < 0) return fate as Fate;
  }
  return 'matched';
}
