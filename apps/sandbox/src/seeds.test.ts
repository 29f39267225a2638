import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Locations } from './vendors/geo-ip/locations';
import { CityLooks } from './vendors/hotel-rates/pictures/city-look';
import { IsoCountries } from './vendors/hotel-rates/static-data/iso-countries';
import { CardTexts } from './vendors/payments/card-texts';
import { LocalizedNames } from './vendors/reviews/localized-names';
import { ReviewTexts } from './vendors/reviews/texts/review-texts';
import { CITIES, DESTINATIONS } from './world/cities/cities';
import { CountrySeed } from './world/cities/country-seed';
import { DescriptionTexts } from './world/content/descriptions/description-texts';
import { ReviewTexts as GuestReviewTexts } from './world/content/guest-reviews/review-texts';
import { HouseRuleTexts } from './world/content/house-rules/house-rule-texts';
import { NameTable } from './world/content/name-table';
import { RoomKinds } from './world/content/room-kinds';
import { FacilityShares, RoomAmenityShares } from './world/content/shares';
import { CurrencyTable } from './world/currency-table';
import { FlavourSeed } from './world/flavours/flavour-seed';
import { WatersSeed } from './world/waters/waters';

/** Every kind of seed: a folder or a single file, and the schema of its content. */
const KINDS: readonly (readonly [start: string, schema: TSchema])[] = [
  ['vendors/geo-ip/locations', Locations],
  ['vendors/hotel-rates/pictures/city-look', CityLooks],
  ['vendors/hotel-rates/static-data/iso-countries', IsoCountries],
  ['vendors/payments/card-texts', CardTexts],
  ['vendors/reviews/localized-names', LocalizedNames],
  ['vendors/reviews/texts/', ReviewTexts],
  ['world/cities/', CountrySeed],
  ['world/content/descriptions/', DescriptionTexts],
  ['world/content/facility-names', NameTable],
  ['world/content/facility-shares', FacilityShares],
  ['world/content/guest-reviews/', GuestReviewTexts],
  ['world/content/house-rules/', HouseRuleTexts],
  ['world/content/room-amenity-names', NameTable],
  ['world/content/room-amenity-shares', RoomAmenityShares],
  ['world/content/room-kinds', RoomKinds],
  ['world/currency-table', CurrencyTable],
  ['world/flavours/', FlavourSeed],
  ['world/waters/waters', WatersSeed],
];

const root = path.dirname(fileURLToPath(import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
const seeds = files.filter((file) => file.endsWith('.seed.json'));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('the seeds', () => {
  it.each(seeds)('%s has the shape of its kind', (file) => {
    const kind = KINDS.find(([start]) => start === file.replace('.seed.json', '') || file.startsWith(start));
    if (!kind) throw new Error('This seed is of no kind. Add its schema to KINDS.');
    const problems = Value.Errors(kind[1], JSON.parse(textOf(file)));
    expect(problems.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)).toEqual([]);
  });

  it('are all imported by the code beside them', () => {
    const imported = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const paths = textOf(file).matchAll(/from '(\.[^']*\.seed\.json)'/g);
        return Array.from(paths, ([, from = '']) => path.posix.join(path.posix.dirname(file), from));
      });
    expect(imported.toSorted()).toEqual(seeds.toSorted());
  });

  it('of cities contain every destination of the site, and these come first', () => {
    expect(CITIES.slice(0, DESTINATIONS.length).map(({ slug }) => slug)).toEqual(DESTINATIONS);
  });

  it('of cities have unique serials and slugs', () => {
    for (const key of ['serial', 'slug'] as const)
      expect(new Set(CITIES.map((city) => city[key])).size).toBe(CITIES.length);
  });
});
