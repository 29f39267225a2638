import { describe, expect, it } from 'vitest';
import { DESTINATIONS } from './destinations';
import { distanceKm } from './distance';
import { landmarkSlug, landmarksOf } from './landmarks';

/** Santa Monica is as far from the center of its city as any of them. */
const FARTHEST_KM = 26;

describe('landmarks', () => {
  it.each(DESTINATIONS.map(({ slug, centre }) => [slug, centre] as const))(
    'of %s are three to five',
    (slug, centre) => {
      const landmarks = landmarksOf(slug);
      expect(landmarks.length).toBeGreaterThanOrEqual(3);
      expect(landmarks.length).toBeLessThanOrEqual(5);
      expect(new Set(landmarks.map((landmark) => landmark.slug)).size).toBe(landmarks.length);
      for (const landmark of landmarks) {
        expect(landmark.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(distanceKm(centre, landmark), landmark.name).toBeLessThan(FARTHEST_KM);
      }
    },
  );

  it('have addresses in plain letters', () => {
    expect(
      ['Sacré-Cœur', 'King’s Cross Station', 'Sensō-ji', 'V&A Waterfront', 'St. Stephen’s'].map(landmarkSlug),
    ).toEqual(['sacre-coeur', 'kings-cross-station', 'senso-ji', 'v-a-waterfront', 'st-stephens']);
  });

  it('are none for an unknown city', () => {
    expect(landmarksOf('atlantis')).toEqual([]);
  });
});
