/** Photos of a place (reference §3.5). They are the pictures that the sandbox draws for the hotel. */
import { WIRE_PHOTO_SOURCES, WIRE_PHOTOS_MAX, type WirePhoto } from '@tenth-night/provider-wire/reviews/photos';
import { createRandom } from '../../kernel/random';
import type { ContentLanguage } from '../../world/languages';
import { figuresOf } from './figures';
import { LOCALIZED_NAMES } from './localized-names';
import type { Location } from './location';
import { publishedAt, wireTime } from './published-date';
import { drawUsername } from './reviewer';
import { REVIEW_TEXTS } from './texts/texts';

const POOL = 301;
const RESTAURANT = 3;
const ALBUMS = {
  facade: ['Hotel & Grounds', 'From across the street', 'Arriving late'],
  lobby: ['Hotel & Grounds', 'Lobby', 'Waiting for the elevator'],
  room: ['Room & Suite', 'Our room', 'First look'],
  bath: ['Room & Suite', 'Bathroom', 'Big mirror'],
  pool: ['Pool & Beach', 'Nobody there at eight', 'Pool'],
  view: ['Other', 'View from the window', 'Good morning'],
  restaurant: ['Dining', 'Breakfast room', 'Table for two'],
} as const;
type PictureKind = keyof typeof ALBUMS;

/** Entries that occur more often are picked more often. */
const SOURCES = ['Traveler', 'Traveler', 'Traveler', 'Management', 'Management', 'Expert'] as const;
const CAPTION_SHARE = 0.45;
const BLESSED_SHARE = 0.1;
const PER_LOCATION = 1000;

interface PhotosPage {
  readonly language: ContentLanguage;
  readonly origin: string;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
  /** All sources if left out. */
  readonly sources?: readonly string[] | undefined;
}

/** Only hotels and the restaurants beside them have pictures. */
function picturesOf({ category, hotel }: Location): PictureKind[] {
  if (!hotel) return [];
  if (category === 'restaurants') return ['restaurant', 'lobby'];
  const { facilityIds } = hotel.of;
  const kinds: PictureKind[] = ['facade', 'room', 'lobby', 'bath', 'view'];
  if (facilityIds.includes(POOL)) kinds.push('pool');
  if (facilityIds.includes(RESTAURANT)) kinds.push('restaurant');
  return kinds;
}

export function photoCount(location: Location, seed: string): number {
  if (!location.hotel) return 0;
  const { reviewCount } = figuresOf(location, seed);
  return createRandom(`${seed} ${location.id} photos`).int(0, 3) + Math.round(Math.sqrt(reviewCount));
}

function imagesAt(origin: string, picture: string): WirePhoto['images'] {
  const large = `${origin}/pictures/${picture}`;
  const small = `${origin}/pictures/thumbnail/${picture}`;
  return {
    thumbnail: { height: 50, width: 50, url: small },
    small: { height: 150, width: 150, url: small },
    medium: { height: 167, width: 250, url: small },
    large: { height: 367, width: 550, url: large },
    original: { height: 1067, width: 1600, url: large },
  };
}

function wirePhoto(location: Location, index: number, count: number, page: PhotosPage, seed: string): WirePhoto {
  const words = `${seed} ${location.id} photo`;
  const random = createRandom(`${words} ${index}`);
  const kinds = picturesOf(location);
  const kind = kinds[index % kinds.length] ?? 'facade';
  const [album, ...captions] = ALBUMS[kind];
  const source = random.pick(SOURCES);
  return {
    id: Number(location.id) * PER_LOCATION + index,
    is_blessed: random.chance(BLESSED_SHARE),
    caption: random.chance(CAPTION_SHARE) ? random.pick(captions) : '',
    published_date: wireTime(publishedAt(words, index, count, page.now)),
    images: imagesAt(page.origin, `${location.hotel?.of.id}/${kind}.jpg`),
    album,
    source: {
      name: source,
      localized_name: LOCALIZED_NAMES[page.language].sources[WIRE_PHOTO_SOURCES.indexOf(source)] ?? source,
    },
    user: { username: drawUsername(random.pick(REVIEW_TEXTS.en.handles), random) },
  };
}

export function wirePhotos(location: Location, page: PhotosPage, seed: string): WirePhoto[] {
  const { sources, offset, limit } = page;
  const count = photoCount(location, seed);
  return Array.from({ length: count }, (_, index) => wirePhoto(location, index, count, page, seed))
    .filter(({ source }) => sources === undefined || sources.includes(source.name))
    .slice(offset, offset + Math.min(limit, WIRE_PHOTOS_MAX));
}
