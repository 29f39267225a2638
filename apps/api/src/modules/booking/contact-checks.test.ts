import { describe, expect, it } from 'vitest';
import { holderOfContact, isSameHolder } from './contact-checks';

const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

describe('the holder of a contact', () => {
  it('has trimmed names, and the phone number if there is one', () => {
    const typed = { firstName: ' Ada ', lastName: ' Testa', email: ' ada@example.test ' };
    expect(holderOfContact(typed)).toEqual(ADA);
    expect(holderOfContact({ ...typed, phone: '+390600000000' })).toEqual({ ...ADA, phone: '+390600000000' });
    expect(Object.keys(holderOfContact({ ...typed, phone: '' }) ?? {})).toEqual(['firstName', 'lastName', 'email']);
  });

  it.each([
    null,
    {},
    { ...ADA, firstName: ' ' },
    { ...ADA, lastName: ' ' },
    { ...ADA, email: 'ada' },
    { lastName: 'Testa', email: 'ada@example.test' },
    { firstName: 'Ada', email: 'ada@example.test' },
    { firstName: 'Ada', lastName: 'Testa' },
  ])('is null if the contact is incomplete or invalid: %j', (contact) => {
    expect(holderOfContact(contact)).toBeNull();
  });

  it('is the same regardless of case and spaces', () => {
    expect(isSameHolder({ firstName: 'ADA ', lastName: ' testa', email: 'Ada@Example.test' }, ADA)).toBe(true);
  });

  it.each([{ firstName: 'Bo' }, { lastName: 'Other' }, { email: 'bo@example.test' }])(
    'is different with %j',
    (part) => {
      expect(isSameHolder({ ...ADA, ...part }, ADA)).toBe(false);
    },
  );

  it('is different if there was no holder before', () => {
    expect(isSameHolder(null, ADA)).toBe(false);
  });
});
