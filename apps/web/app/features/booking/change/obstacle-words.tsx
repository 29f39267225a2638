import { Trans } from '@lingui/react/macro';
import type { ChangeObstacle } from '@tenth-night/domain/booking/change';

/** Why a booking cannot be changed, and what the traveller can do. */
export function ObstacleWords({ obstacle }: { readonly obstacle: Exclude<ChangeObstacle, 'closed'> }) {
  if (obstacle === 'free-night') {
    return (
      <Trans>
        A free night pays for part of this stay. To change it, book the new stay and cancel this one. Your free night
        comes back if you cancel in time.
      </Trans>
    );
  }
  if (obstacle === 'promo-code') {
    return <Trans>A promo code paid for part of this stay. To change it, book the new stay and cancel this one.</Trans>;
  }
  return <Trans>Dates and guests of this booking cannot be changed, because its price is not refundable now.</Trans>;
}
