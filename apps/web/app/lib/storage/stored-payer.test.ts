import { NEW_PAYER } from '@tenth-night/domain/checkout/payer';
import { describe, expect, it } from 'vitest';
import { clearStoredPayer, readStoredPayer, storePayer } from './stored-payer';

const ADA = { ...NEW_PAYER, firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

/** A tab, and what it keeps of Ada while `uid` is signed in. */
function keptFor(uid: string | null) {
  const map = new Map<string, string>();
  const tab = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  });
  storePayer(ADA, uid, tab);
  return { tab, size: () => map.size };
}

describe('the stored payer', () => {
  it('[CHK-20] is read by the person who typed it, even if they have signed in since', () => {
    expect(readStoredPayer('ada', keptFor('ada').tab)).toEqual(ADA);
    expect(readStoredPayer(null, keptFor(null).tab)).toEqual(ADA);
    expect(readStoredPayer('ada', keptFor(null).tab)).toEqual(ADA);
  });

  it('is not given to anybody else after a user has signed out', () => {
    const { tab } = keptFor('ada');
    expect([readStoredPayer(null, tab), readStoredPayer('bo', tab)]).toEqual([NEW_PAYER, NEW_PAYER]);
  });

  it('can be deleted', () => {
    const { tab, size } = keptFor('ada');
    clearStoredPayer(tab);
    expect(size()).toBe(0);
  });

  it('is new if nothing is readable', () => {
    const tabWith = (text: string) => () => ({ ...keptFor(null).tab(), getItem: () => text });
    for (const text of ['', 'null', '{', '7']) expect(readStoredPayer(null, tabWith(text))).toEqual(NEW_PAYER);
  });
});
