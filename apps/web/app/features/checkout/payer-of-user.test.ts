import { NEW_PAYER } from '@tenth-night/domain/checkout/payer';
import { describe, expect, it } from 'vitest';
import { fillFromAccount, fillFromUser } from './payer-of-user';

const USER = { displayName: 'Ada Mary Testa', email: 'ada@example.test' };

describe('details of whoever is signed in', () => {
  it('fill what is empty', () => {
    expect(fillFromUser(NEW_PAYER, USER)).toEqual({
      ...NEW_PAYER,
      firstName: 'Ada',
      lastName: 'Mary Testa',
      email: 'ada@example.test',
    });
  });

  it('leave what is there, and put no name together from two', () => {
    const payer = { ...NEW_PAYER, firstName: 'Mira', email: 'mira@example.com' };
    expect(fillFromUser(payer, USER)).toEqual(payer);
  });

  it('give no name that may be the first part of an address', () => {
    expect(fillFromUser(NEW_PAYER, { ...USER, displayName: 'ada' })).toEqual({ ...NEW_PAYER, email: USER.email });
  });

  it('are nobody’s when nobody is signed in', () => {
    expect(fillFromUser(NEW_PAYER, null)).toEqual(NEW_PAYER);
  });
});

describe('details that are kept in an account', () => {
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

  it('fill a form that is empty', () => {
    expect(fillFromAccount(NEW_PAYER, DETAILS)).toEqual(DETAILS);
    expect(fillFromAccount(NEW_PAYER, null)).toBe(NEW_PAYER);
  });

  it('do not mix with a name or an address that was typed', () => {
    const typed = { ...NEW_PAYER, lastName: 'Byron', city: 'Lyon', country: 'FR' };
    expect(fillFromAccount(typed, DETAILS)).toEqual({
      ...typed,
      email: 'ada@example.test',
      phone: '+353 1 555 0100',
    });
  });

  it('leave the country where none is kept', () => {
    expect(fillFromAccount(NEW_PAYER, { ...DETAILS, country: '' }).country).toBe('US');
  });
});
