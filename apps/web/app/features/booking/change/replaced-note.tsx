/** Says that this booking has taken the place of another one, and what comes back. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { useExact } from '../../../stay-ui/use-exact';
import { Amount } from '../../../ui/amount';
import { Link } from '../../../ui/link';
import { bookingLinkPath } from '../booking-path';

export function ReplacedNote({ booking: { replaced } }: { readonly booking: BookingView }) {
  const exact = useExact();
  if (!replaced) return null;
  const { reference, refund } = replaced;
  return (
    <p>
      <Trans>
        It replaces your earlier booking <Link to={bookingLinkPath(replaced)}>{reference}</Link>.
      </Trans>{' '}
      {refund.minor > 0 && (
        <Trans>
          You get <Amount>{exact(refund)}</Amount> back, to the card you paid with. This takes 5 to 20 working days.
        </Trans>
      )}
    </p>
  );
}
