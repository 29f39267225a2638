/**
 * The holder of a booking that is made on the return from a payment. Hotel-checkout-trips §5; decisions on OPEN-77,
 * OPEN-81.
 */
import { holderOf, type NamedHolder } from '@tenth-night/domain/booking/holder';
import type { PaymentReturn } from '@tenth-night/domain/booking/payment-return';
import type { Services } from '../../lib/page/services';
import { readStoredCheckout } from '../../lib/storage/stored-checkout';
import { readStoredPayer } from '../../lib/storage/stored-payer';

type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Only the tab that made this checkout names a holder: anybody can send a link to this page. */
export function returnHolder(
  { session, site }: Pick<Services, 'session' | 'site'>,
  { prebookId }: Pick<PaymentReturn, 'prebookId'>,
  storage: Place = () => sessionStorage,
): NamedHolder {
  const state = session.state();
  const user = state.status === 'user' ? state.user : null;
  const isOwn = readStoredCheckout(prebookId, storage) !== null;
  const sources = isOwn ? { payer: readStoredPayer(user?.uid ?? null, storage), user } : { payer: null, user: null };
  return holderOf(sources, site.support.email ?? '');
}
