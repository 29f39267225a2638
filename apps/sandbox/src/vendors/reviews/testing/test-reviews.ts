/** Only the reviews vendor, in a server with the sandbox's settings. The clock can be moved. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { WireLocationDetails } from '@tenth-night/provider-wire/reviews/details';
import type { WireReview } from '@tenth-night/provider-wire/reviews/reviews';
import type { WireFoundLocation } from '@tenth-night/provider-wire/reviews/search';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { createSandboxClock } from '../../../kernel/clock';
import { readQuery } from '../../../kernel/read-query';
import { TEST_WORLD } from '../../../testing/test-world';
import type { City } from '../../../world/cities/city';
import { cityHotels } from '../../../world/hotels/city-hotels';
import type { Hotel } from '../../../world/hotels/hotel';
import { createWorld } from '../../../world/world';
import { type Fate, fateOf } from '../fate';
import { reviewsRoutes } from '../reviews';

export const API = '/reviews/api/v1/location';

export function createTestReviews(options: { seed?: string; requestsPerSecond?: number } = {}) {
  const { requestsPerSecond } = options;
  const world = options.seed ? createWorld(options.seed) : TEST_WORLD;
  const { seed } = world;
  const clock = createSandboxClock({ now: () => new Date('2026-11-15T10:00:00Z') });
  const app = fastify({ routerOptions: { querystringParser: readQuery, maxParamLength: 500 } });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.register(reviewsRoutes({ world, clock, requestsPerSecond }));

  const ask = (path: string): Promise<LightMyRequestResponse> => app.inject({ url: path });
  const get = (path: string, query: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    ask(`${API}/${path}?${new URLSearchParams({ key: 'k', ...query })}`);
  const list = async <T>(path: string, query?: Record<string, string>): Promise<T[]> =>
    (await get(path, query)).json<{ data: T[] }>().data;
  const cityOf = (slug: string): City => world.cities.find((city) => city.slug === slug) as City;
  const hotelsBySlug = new Map<string, readonly Hotel[]>();
  const hotelsIn = (slug: string): readonly Hotel[] => {
    const hotels = hotelsBySlug.get(slug) ?? cityHotels(seed, cityOf(slug));
    hotelsBySlug.set(slug, hotels);
    return hotels;
  };
  const withFate = (slug: string, fate: Fate): Hotel[] => hotelsIn(slug).filter(({ id }) => fateOf(id, seed) === fate);

  return {
    ...{ world, clock, ask, get, cityOf },
    hotelsIn,
    withFate,
    /** Takes good and bad hotels: a list begins with the best. */
    sample: (slug: string, fate: Fate, most: number): Hotel[] => {
      const all = withFate(slug, fate);
      return all.filter((_, k) => k % Math.ceil(all.length / most) === 0);
    },
    search: (query: Record<string, string>) => list<WireFoundLocation>('search', query),
    nearby: (query: Record<string, string>) => list<WireFoundLocation>('nearby_search', query),
    details: async (id: string, query?: Record<string, string>) =>
      (await get(`${id}/details`, query)).json<WireLocationDetails>(),
    reviews: (id: string, query?: Record<string, string>) => list<WireReview>(`${id}/reviews`, query),
  };
}

export const latLong = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${latitude},${longitude}`;
