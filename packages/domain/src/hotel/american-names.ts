/** Facilities as Americans call them: the provider's English is British. */
import type { HotelDetail } from './hotel-detail';
import { plainWords } from './plain-words';

const NAMES: Readonly<Record<string, string>> = {
  'fitness centre': 'Fitness center',
  'business centre': 'Business center',
  'spa and wellness centre': 'Spa and wellness center',
  lift: 'Elevator',
  'lift/elevator': 'Elevator',
  'cctv outside': 'Security cameras outside',
  'facilities for disabled guests': 'Accessible facilities',
  'safety deposit box': 'Safe deposit box',
  'fax/photocopying': 'Fax and copier',
  hairdryer: 'Hair dryer',
  'socket near the bed': 'Outlet near the bed',
  wardrobe: 'Closet',
};

/** Of a hotel that was asked for in English: in Hungarian, a lift is a Lift. */
export function withAmericanNames(hotel: HotelDetail): HotelDetail {
  return {
    ...hotel,
    facilities: hotel.facilities.map(american),
    rooms: hotel.rooms.map((room) => ({ ...room, amenities: room.amenities.map(american) })),
  };
}

const american = (name: string): string => NAMES[plainWords(name)] ?? name;
