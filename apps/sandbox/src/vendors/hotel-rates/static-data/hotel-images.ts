/** All pictures of a hotel: its façade, one of each other kind, then its other rooms. */
import type { WireHotelImage } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { chanceOf, createRandom } from '../../../kernel/random';
import type { Hotel } from '../../../world/hotels/hotel';
import { roomsOf } from '../../../world/hotels/hotel-rooms';
import type { HotelPictureKind } from '../pictures/hotel-look';

export interface Picture {
  readonly kind: HotelPictureKind;
  /** 0 is the main picture of its kind; others show other rooms. */
  readonly variant: number;
}

const CAPTIONS: Readonly<Record<HotelPictureKind, string>> = {
  facade: 'hotel building',
  lobby: 'lobby',
  room: 'bedroom',
  bath: 'bathroom',
  pool: 'swimming pool',
  view: 'view from the hotel',
  restaurant: 'restaurant',
};
const POOLS = [301, 103, 104, 120, 122, 192, 193, 195, 196, 197];
const RESTAURANTS = [3, 115, 116];
const IMAGES_MIN = 5;
const IMAGES_MAX = 12;
const WITHOUT_IMAGES_SHARE = 1 / 150;
const BROKEN_SHARE = 1 / 200;

export const hasImages = ({ id }: Hotel): boolean => chanceOf(`${id} without images`) >= WITHOUT_IMAGES_SHARE;

export const pictureUrl = (origin: string, { id }: Hotel, { kind, variant }: Picture): string =>
  `${origin}/pictures/${id}/${variant === 0 ? kind : `${kind}-${variant}`}.jpg`;

function picturesOf(hotel: Hotel): Picture[] {
  const has = (ids: readonly number[]): boolean => ids.some((id) => hotel.facilityIds.includes(id));
  const own = new Set<HotelPictureKind>([
    'facade',
    'lobby',
    'room',
    'bath',
    'view',
    ...(has(RESTAURANTS) ? ['restaurant' as const] : []),
    ...(has(POOLS) ? ['pool' as const] : []),
  ]);
  const others = roomsOf(hotel).flatMap((_, place): Picture[] =>
    place === 0
      ? []
      : [
          { kind: 'room', variant: place },
          { kind: 'bath', variant: place },
        ],
  );
  return [...[...own].map((kind) => ({ kind, variant: 0 })), ...others];
}

export function hotelImages(hotel: Hotel, origin: string): WireHotelImage[] {
  if (!hasImages(hotel)) return [];
  const random = createRandom(`${hotel.id} images`);
  const count = random.int(IMAGES_MIN, IMAGES_MAX);
  const broken = random.chance(BROKEN_SHARE) ? random.int(1, IMAGES_MIN - 1) : -1;
  return picturesOf(hotel)
    .slice(0, count)
    .map((picture, k) => {
      const url = k === broken ? `${origin}/pictures/${hotel.id}/gone.jpg` : pictureUrl(origin, hotel, picture);
      return { url, urlHd: url, caption: CAPTIONS[picture.kind], order: k + 1, defaultImage: k === 0 };
    });
}
