/** The return address of the payment widget. Hotel-checkout-trips §2 "Payment return", §5, §7. */
import { useLingui } from '@lingui/react/macro';
import { hasPaymentFailed, isPaymentProcessing, withoutPaymentKeys } from '@tenth-night/domain/booking/payment-outcome';
import { readPaymentReturn } from '@tenth-night/domain/booking/payment-return';
import { PaymentReturn } from '../features/booking/payment-return';
import { PageHead } from '../lib/page/page-head';
import { useSearchParams } from '../lib/router/router-view';
import type { LoaderArgs } from '../lib/router/run-loader';
import styles from './short-page.module.css';

export const createRoute = () => ({ loader: leaveKeysBehind, Component: PaymentReturnPage });

/** Removes the payment provider's keys from the address, so that nobody can read them on the screen or save them. */
function leaveKeysBehind({ request }: LoaderArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const pairs = withoutPaymentKeys(searchParams);
  if (pairs.length === searchParams.size) return null;
  return new Response(null, { status: 302, headers: { location: `${pathname}?${new URLSearchParams(pairs)}` } });
}

function PaymentReturnPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Your booking`} isUnlisted />
      <PaymentReturn
        back={readPaymentReturn(query)}
        hasFailed={hasPaymentFailed(query)}
        isProcessing={isPaymentProcessing(query)}
      />
    </div>
  );
}
