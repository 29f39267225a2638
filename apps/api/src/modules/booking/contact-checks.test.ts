import { describe, expect, it } from 'vitest';
import { holderOfContact, isSameHolder } from './contact-checks';

const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

describe('the holder that a contact names', () => {
  it('is named without the spaces round the words, with the phone where there is one', () => {
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
  ])('is nobody in %j', (contact) => {
    expect(holderOfContact(contact)).toBeNull();
  });

  it('is the same whatever the case and the spaces', () => {
    expect(isSameHolder({ firstName: 'ADA ', lastName: ' testa', email: 'Ada@Example.test' }, ADA)).toBe(true);
  });

  it.each([{ firstName: 'Bo' }, { lastName: 'Other' }, { email: 'bo@example.test' }])('is another with %j', (part) => {
    expect(isSameHolder({ ...ADA, ...part }, ADA)).toBe(false);
  });

  it('is another where nobody was named before', () => {
    expect(isSameHolder(null, ADA)).toBe(false);
  });
});
