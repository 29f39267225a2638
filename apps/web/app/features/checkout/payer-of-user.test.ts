import { NEW_PAYER } from '@tenth-night/domain/checkout/payer';
import { describe, expect, it } from 'vitest';
import { fillFromAccount, fillFromUser } from './payer-of-user';

const USER = { displayName: 'Ada Mary Testa', email: 'ada@example.test' };

describe('the details of the signed-in user', () => {
  it('fill empty fields', () => {
    expect(fillFromUser(NEW_PAYER, USER)).toEqual({
      ...NEW_PAYER,
      firstName: 'Ada',
      lastName: 'Mary Testa',
      email: 'ada@example.test',
    });
  });

  it('do not change filled fields, and do not mix two names', () => {
    const payer = { ...NEW_PAYER, firstName: 'Mira', email: 'mira@example.com' };
    expect(fillFromUser(payer, USER)).toEqual(payer);
  });

  it('give no name that may be the first part of an address', () => {
    expect(fillFromUser(NEW_PAYER, { ...USER, displayName: 'ada' })).toEqual({ ...NEW_PAYER, email: USER.email });
  });

  it('are empty if nobody is signed in', () => {
    expect(fillFromUser(NEW_PAYER, null)).toEqual(NEW_PAYER);
  });
});

describe('the details stored in an account', () => {
  const DETAILS = {
    firstName: 'Ada',
    lastName: 'Testa',
    email: 'ada@example.test',
    phone: '+353 1 555 0100',
    address1: '1 Harbour Row',
    address2: '',
    city: 'Cork',
    state: '',
    zip: 'T12',
    country: 'IE',
  };

  it('fill an empty form', () => {
    expect(fillFromAccount(NEW_PAYER, DETAILS)).toEqual(DETAILS);
    expect(fillFromAccount(NEW_PAYER, null)).toBe(NEW_PAYER);
  });

  it('do not mix with a typed name or address', () => {
    const typed = { ...NEW_PAYER, lastName: 'Byron', city: 'Lyon', country: 'FR' };
    expect(fillFromAccount(typed, DETAILS)).toEqual({
      ...typed,
      email: 'ada@example.test',
      phone: '+353 1 555 0100',
    });
  });

  it('keep the country if none is stored', () => {
    expect(fillFromAccount(NEW_PAYER, { ...DETAILS, country: '' }).country).toBe('US');
  });
});
