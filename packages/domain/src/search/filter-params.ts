/** Filters and order in the address, so that a narrowed list can be shared and Back restores it. What cannot be read is left out. */
import { readArea, writeArea } from '../places/area';
import { AMENITY_KEYS, type AmenityKey } from './amenities';
import { type Filters, NO_FILTERS, type PriceRange } from './filters';
import type { Query } from './search-params';
import { DEFAULT_SORT, SORT_MODES, type SortMode } from './sort';

const NAME_MAX_CHARS = 100;
const STARS = [1, 2, 3, 4, 5];

/** Every name that a refinement may have in an address. */
export const REFINEMENT_KEYS: readonly string[] = [
  'name',
  'price',
  'stars',
  'breakfast',
  'refundable',
  'pets',
  'facilities',
  'area',
  'sort',
];

export type Refinement = { readonly filters: Filters; readonly sort: SortMode };

export function decodeRefinement(query: Query): Refinement {
  const sort = query.get('sort');
  return {
    filters: {
      name: (query.get('name') ?? '').slice(0, NAME_MAX_CHARS),
      price: readRange(query.get('price')),
      stars: items(query.get('stars'))
        .map(Number)
        .filter((count) => STARS.includes(count)),
      hasBreakfast: query.get('breakfast') === '1',
      isRefundable: query.get('refundable') === '1',
      isPetFriendly: query.get('pets') === '1',
      amenities: items(query.get('facilities')).filter((key): key is AmenityKey =>
        AMENITY_KEYS.includes(key as AmenityKey),
      ),
      area: readArea(query.get('area')),
    },
    sort: SORT_MODES.find((mode) => mode === sort) ?? DEFAULT_SORT,
  };
}

/** Only what differs from a list that nobody has touched. */
export function encodeRefinement({ filters, sort }: Refinement): [string, string][] {
  const pairs: [string, string | false | null][] = [
    ['name', filters.name],
    ['price', filters.price && `${filters.price.min}-${filters.price.max}`],
    ['stars', filters.stars.join(',')],
    ['breakfast', filters.hasBreakfast && '1'],
    ['refundable', filters.isRefundable && '1'],
    ['pets', filters.isPetFriendly && '1'],
    ['facilities', filters.amenities.join(',')],
    ['area', filters.area && writeArea(filters.area)],
    ['sort', sort !== DEFAULT_SORT && sort],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

export const NO_REFINEMENT: Refinement = { filters: NO_FILTERS, sort: DEFAULT_SORT };

/** Each once, in the order in which it stands. */
const items = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))];

function readRange(text: string | null): PriceRange | null {
  const [, min, max] = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '') ?? [];
  const range = { min: Number(min), max: Number(max) };
  return range.min <= range.max ? range : null;
}
