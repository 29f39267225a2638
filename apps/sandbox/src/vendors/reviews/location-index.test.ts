import { expect, it } from 'vitest';
import type { City } from '../../world/cities/city';
import { createWorld } from '../../world/world';
import { searchLocations } from './find-locations';
import { createLocationIndex } from './location-index';
import { citiesWithNamesakesIn } from './namesake-city';

/** An index over a world that records the requested cities. */
function createWatchedIndex() {
  const world = createWorld('test');
  const asked: City[] = [];
  const index = createLocationIndex({
    ...world,
    hotelsIn: (cities) => {
      asked.push(...cities);
      return world.hotelsIn(cities);
    },
  });
  const paris = world.cities.find(({ slug }) => slug === 'paris') as City;
  const search = () =>
    searchLocations(index, { text: 'Grand Hotel', address: '', category: 'hotels', circle: { centre: paris.centre } });
  return { asked, paris, search };
}

it('reads only one city, and those with namesakes in it, for a search at a position', async () => {
  const { asked, paris, search } = createWatchedIndex();
  await search();
  expect(asked).toEqual([paris, ...citiesWithNamesakesIn(paris)]);
});

it('reads a city once for many simultaneous requests', async () => {
  const { asked, paris, search } = createWatchedIndex();
  const [first, second] = await Promise.all([search(), search()]);
  expect(await search()).toEqual(first);
  expect(second).toEqual(first);
  expect(first.length).toBeGreaterThan(0);
  expect(asked.filter((city) => city === paris)).toHaveLength(1);
});
