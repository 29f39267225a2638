/** What travelers want to stay near, for each destination. Names are proper nouns, the same in every language. */
import type { Coordinates } from './distance';
import table from './landmarks.json' with { type: 'json' };

export type Landmark = Coordinates & { readonly name: string; readonly slug: string };

/** `Sacré-Cœur` is `sacre-coeur`. */
export function landmarkSlug(name: string): string {
  return name
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const LANDMARKS: ReadonlyMap<string, readonly Landmark[]> = new Map(
  Object.entries(table).map(([city, landmarks]) => [
    city,
    landmarks.map((landmark) => ({ ...landmark, slug: landmarkSlug(landmark.name) })),
  ]),
);

/** `city` is the slug of a destination. */
export const landmarksOf = (city: string): readonly Landmark[] => LANDMARKS.get(city) ?? [];
