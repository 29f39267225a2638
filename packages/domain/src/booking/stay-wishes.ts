/** What travellers wish for their stay: a named guest for each room, beds, the time of arrival, and a request. */
import { isPlainName } from '../checkout/payer';

export type BedWish = 'large' | 'single';

export type RoomWish = {
  /** The guest who stays in the room. Empty means the person who books. */
  readonly firstName: string;
  readonly lastName: string;
  /** Null means any beds. */
  readonly bed: BedWish | null;
};

export type StayWishes = {
  /** In the order of the rooms. */
  readonly rooms: readonly RoomWish[];
  /** The hour of arrival at the hotel, `22:00`. Null if it is unknown. */
  readonly arrival: string | null;
  readonly request: string;
};

export type LeadGuest = { readonly firstName: string; readonly lastName: string };

export const NO_ROOM_WISH: RoomWish = { firstName: '', lastName: '', bed: null };
export const NO_STAY_WISHES: StayWishes = { rooms: [], arrival: null, request: '' };
export const REQUEST_MAX_LENGTH = 500;
/** Hotels are open from noon; some guests arrive after midnight. */
export const ARRIVAL_HOURS: readonly string[] = [...range(12, 24), ...range(0, 3)].map(
  (hour) => `${String(hour).padStart(2, '0')}:00`,
);

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

export function isWished({ rooms, arrival, request }: StayWishes): boolean {
  return arrival !== null || request.trim() !== '' || rooms.some((room) => room.bed !== null || isNamed(room));
}

function isNamed({ firstName, lastName }: RoomWish): boolean {
  return firstName.trim() !== '' || lastName.trim() !== '';
}

export type GuestProblem = 'missing' | 'no-name';

/** A guest needs both names, or none. */
export function guestProblem(room: RoomWish, field: 'firstName' | 'lastName'): GuestProblem | null {
  if (!isPlainName(room[field])) return 'no-name';
  return isNamed(room) && room[field].trim() === '' ? 'missing' : null;
}

/** Whether the guest of every room has a full name or none. */
export function areGuestsComplete({ rooms }: StayWishes): boolean {
  return rooms.every((room) => !guestProblem(room, 'firstName') && !guestProblem(room, 'lastName'));
}

/** One guest for each room: the named one, else the person who books. */
export function leadGuests(holder: LeadGuest, { rooms }: StayWishes, roomCount: number): readonly LeadGuest[] {
  return Array.from({ length: roomCount }, (_, i) => {
    const { firstName, lastName } = rooms[i] ?? NO_ROOM_WISH;
    const isFull = firstName.trim() !== '' && lastName.trim() !== '';
    return isFull ? { firstName: firstName.trim(), lastName: lastName.trim() } : plainGuest(holder);
  });
}

const plainGuest = ({ firstName, lastName }: LeadGuest): LeadGuest => ({ firstName, lastName });

const BED_REMARKS: Readonly<Record<BedWish, string>> = {
  large: 'Bed wish: one large bed.',
  single: 'Bed wish: two single beds.',
};

/** For the people at the hotel, in English. The request stays in the traveller's words, on one line. */
export function remarksOf({ rooms, arrival, request }: StayWishes, roomNumber: number): string {
  const bed = rooms[roomNumber]?.bed;
  const said = request.replaceAll(/\s+/g, ' ').trim();
  return [bed && BED_REMARKS[bed], arrival && `Arrival: about ${arrival}.`, said && `Request: ${said}`]
    .filter(Boolean)
    .join(' ');
}
