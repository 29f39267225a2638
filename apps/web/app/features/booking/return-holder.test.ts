import { NEW_PAYER } from '@tenth-night/domain/checkout/payer';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../lib/page/services';
import { createSession } from '../../lib/session/session';
import { storeCheckout } from '../../lib/storage/stored-checkout';
import { storePayer } from '../../lib/storage/stored-payer';
import { returnHolder } from './return-holder';

const AMARA = { uid: '1', displayName: 'Amara Okafor', email: 'amara@example.test', photoURL: null };
const ADA = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };
const NOBODY = { firstName: 'Guest', lastName: 'Traveler', email: 'help@example.test' };
const CHECKOUT = { checkout: '/checkout?offerId=3gAV', hotel: '/hotel/lp7a10c', stay: null };

/** A tab that has paid for `kQ7`, and what it books in when it comes back with a prebook. */
function tabOf({ payer = {}, user = null as typeof AMARA | null }) {
  const map = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  });
  storeCheckout('kQ7', CHECKOUT, storage);
  storePayer({ ...NEW_PAYER, ...payer }, user?.uid ?? null, storage);
  const session = createSession(false, async () => null);
  session.set(user);
  const site = { support: { email: 'help@example.test' } } as Services['site'];
  return (prebookId: string) => returnHolder({ session, site }, { prebookId }, storage);
}

describe('the return from a payment', () => {
  it('[RET-15][RET-16] books in the typed name, else in the user’s name, if this tab made the checkout', () => {
    expect(tabOf({ payer: ADA, user: AMARA })('kQ7')).toEqual({ holder: ADA, isPlaceholder: false });
    expect(tabOf({ user: AMARA })('kQ7')).toEqual({
      holder: { firstName: 'Amara', lastName: 'Okafor', email: 'amara@example.test' },
      isPlaceholder: true,
    });
  });

  it('[RET-17] names nobody if a link from somebody else led here, neither the user nor the typed name', () => {
    const nobody = { holder: NOBODY, isPlaceholder: true };
    expect(tabOf({ payer: ADA, user: AMARA })('other')).toEqual(nobody);
    expect(tabOf({ payer: ADA })('other')).toEqual(nobody);
    expect(tabOf({ user: AMARA })('other')).toEqual(nobody);
  });
});
