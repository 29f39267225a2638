/** The rooms of a hotel in the vendor's format (reference §3.4). */
import type { WireRoom, WireRoomPhoto } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { createRandom } from '../../../kernel/random';
import { roomContent } from '../../../world/content/room-content';
import type { Hotel } from '../../../world/hotels/hotel';
import { numberInHotelId } from '../../../world/hotels/hotel-id';
import { type Room, roomsOf } from '../../../world/hotels/hotel-rooms';
import { hasImages, type Picture, pictureUrl } from './hotel-images';
import type { Wording } from './wire-hotel';

/** The supplier's number for the hotel. It is unrelated to our id. */
const SUPPLIER_NUMBERS_FROM = 400_000;
const PHOTO_CLASSES = { room: 'bedroom', bath: 'bathroom', view: 'view' } as const;
type PhotoKind = keyof typeof PHOTO_CLASSES;

/** `place` is the index of the room in the hotel: each room has its own pictures. */
function photosOf(hotel: Hotel, room: Room, place: number, origin: string): WireRoomPhoto[] {
  if (!hasImages(hotel)) return [];
  const random = createRandom(`${room.id} photos`);
  const pictures: (Picture & { kind: PhotoKind })[] = [
    { kind: 'room', variant: place },
    { kind: 'bath', variant: place },
    { kind: 'view', variant: 0 },
    { kind: 'view', variant: place + 1 },
  ];
  return pictures.slice(0, random.int(2, pictures.length)).map((picture, k) => {
    const url = pictureUrl(origin, hotel, picture);
    return {
      url,
      hd_url: url,
      imageDescription: '',
      imageClass1: PHOTO_CLASSES[picture.kind],
      imageClass2: '',
      failoverPhoto: '',
      mainPhoto: k === 0,
      score: Math.round(random.range(3, 5) * 100) / 100,
      classId: Object.keys(PHOTO_CLASSES).indexOf(picture.kind) + 1,
      classOrder: k + 1,
    };
  });
}

function wireRoom(hotel: Hotel, room: Room, place: number, { origin, language }: Wording): WireRoom {
  const { beds, squareMetres, amenities, views, description } = roomContent(hotel, room, language);
  return {
    id: room.id,
    roomName: room.name,
    description,
    roomSizeSquare: squareMetres,
    roomSizeUnit: 'm2',
    hotelId: String(SUPPLIER_NUMBERS_FROM + numberInHotelId(hotel.id)),
    maxAdults: room.sleeps,
    maxChildren: room.sleeps - 1,
    maxOccupancy: room.sleeps,
    bedTypes: beds.map(({ bed, quantity }) => ({ quantity, bedType: bed.type, bedSize: bed.size, Id: bed.id })),
    bedRelation: '',
    views: [...views],
    roomAmenities: amenities.map(({ id, name }, sort) => ({ amenitiesId: id, name, sort })),
    photos: photosOf(hotel, room, place, origin),
  };
}

export const wireRooms = (hotel: Hotel, wording: Wording): WireRoom[] =>
  roomsOf(hotel).map((room, place) => wireRoom(hotel, room, place, wording));
