import { NEW_PAYER } from '@tenth-night/domain/checkout/payer';
import { describe, expect, it } from 'vitest';
import { fillFromUser } from './payer-of-user';

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
