import { describe, expect, it } from 'vitest';
import { confirmationQuery, isSameEmail, readConfirmation, shownId, viewHotelPath, withoutEmail } from './confirmation';

const BOOKED = {
  bookingId: 'bk_1',
  clientReference: 'TN23456789AB',
  hotelId: 'lp7a10c',
  token: 'to-ken',
  email: 'ada@example.test',
};
const read = (pairs: Iterable<readonly [string, string]>) => {
  const map = new Map(pairs);
  return readConfirmation({ get: (name) => map.get(name) ?? null });
};

describe('the address of a confirmation', () => {
  it('[RET-20] contains the booking id, the reference, the hotel id and the email, and the token of the booking', () => {
    expect(confirmationQuery(BOOKED)).toEqual([
      ['bookingId', 'bk_1'],
      ['ref', 'TN23456789AB'],
      ['hotelId', 'lp7a10c'],
      ['email', 'ada@example.test'],
      ['token', 'to-ken'],
    ]);
  });

  it('contains no token if there is none', () => {
    expect(new Map(confirmationQuery({ ...BOOKED, token: null })).has('token')).toBe(false);
  });

  it('uses the booking id as the reference if there is no other, as decided on OPEN-80', () => {
    expect(new Map(confirmationQuery({ ...BOOKED, clientReference: '' })).get('ref')).toBe('bk_1');
  });

  it('identifies the booking, and the email can be removed from it', () => {
    const pairs = confirmationQuery(BOOKED);
    expect(read(pairs)).toEqual({ reference: 'TN23456789AB', token: 'to-ken', email: 'ada@example.test' });
    expect(read(withoutEmail(pairs))).toEqual({ reference: 'TN23456789AB', token: 'to-ken', email: null });
    expect(read([['ref', '']])).toEqual({ reference: null, token: null, email: null });
  });
});

describe('the confirmation page', () => {
  it('[CONF-02] shows the email of the query if it is the booking’s own, as decided on OPEN-81', () => {
    expect(isSameEmail(' Ada@example.test', 'ada@example.test')).toBe(true);
    expect(isSameEmail('eve@example.test', 'ada@example.test')).toBe(false);
    expect([isSameEmail('', ''), isSameEmail(null, null), isSameEmail('a@b.cc', null)]).toEqual([false, false, false]);
  });

  it('[CONF-06] shows a dash for an empty id', () => {
    expect([shownId('bk_1'), shownId(''), shownId(null)]).toEqual(['bk_1', '–', '–']);
  });

  it('[CONF-07][CONF-08] links to the hotel, or to the trips without a hotel', () => {
    expect([viewHotelPath('lp 7'), viewHotelPath(''), viewHotelPath(null)]).toEqual([
      '/hotel/lp%207',
      '/trips',
      '/trips',
    ]);
  });
});
