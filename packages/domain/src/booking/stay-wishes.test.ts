import { describe, expect, it } from 'vitest';
import {
  ARRIVAL_HOURS,
  areGuestsComplete,
  guestProblem,
  isWished,
  leadGuests,
  NO_ROOM_WISH,
  NO_STAY_WISHES,
  remarksOf,
  type StayWishes,
} from './stay-wishes';

const ADA = { firstName: 'Ada', lastName: 'Testa' };
const BO = { ...NO_ROOM_WISH, firstName: ' Bo ', lastName: 'Lind' };
const wishes = (part: Partial<StayWishes>): StayWishes => ({ ...NO_STAY_WISHES, ...part });

describe('the guest of a room', () => {
  it('is the named one, else the person who books', () => {
    const rooms = [NO_ROOM_WISH, BO, { ...NO_ROOM_WISH, firstName: 'Only' }];
    expect(leadGuests(ADA, wishes({ rooms }), 4)).toEqual([ADA, { firstName: 'Bo', lastName: 'Lind' }, ADA, ADA]);
  });

  it('needs both names or none, and refuses text that is not a name', () => {
    expect(guestProblem(NO_ROOM_WISH, 'lastName')).toBeNull();
    expect(guestProblem({ ...NO_ROOM_WISH, firstName: 'Bo' }, 'lastName')).toBe('missing');
    expect(guestProblem({ ...BO, lastName: 'www.example.test' }, 'lastName')).toBe('no-name');
    expect(areGuestsComplete(wishes({ rooms: [NO_ROOM_WISH, BO] }))).toBe(true);
    expect(areGuestsComplete(wishes({ rooms: [{ ...BO, firstName: '' }] }))).toBe(false);
  });
});

describe('the remarks for the hotel', () => {
  it('name beds, arrival and request, in this order', () => {
    const all = wishes({
      rooms: [
        { ...BO, bed: 'single' },
        { ...NO_ROOM_WISH, bed: 'large' },
      ],
      arrival: '22:00',
      request: '  A quiet room,\n please.  ',
    });
    expect(remarksOf(all, 0)).toBe('Bed wish: two single beds. Arrival: about 22:00. Request: A quiet room, please.');
    expect(remarksOf(all, 1)).toBe('Bed wish: one large bed. Arrival: about 22:00. Request: A quiet room, please.');
    expect(remarksOf(all, 2)).toBe('Arrival: about 22:00. Request: A quiet room, please.');
  });

  it('are empty without a wish', () => {
    expect(remarksOf(NO_STAY_WISHES, 0)).toBe('');
    expect(isWished(NO_STAY_WISHES)).toBe(false);
    expect(isWished(wishes({ rooms: [NO_ROOM_WISH], request: ' ' }))).toBe(false);
    expect(isWished(wishes({ rooms: [BO] }))).toBe(true);
    expect(isWished(wishes({ arrival: '12:00' }))).toBe(true);
  });
});

it('offers arrivals from noon until the small hours', () => {
  expect([ARRIVAL_HOURS[0], ARRIVAL_HOURS.at(-1), ARRIVAL_HOURS.length]).toEqual(['12:00', '02:00', 15]);
});
