/** Book: stores the offer and opens the checkout. Hotel-checkout-trips §2 "Hotel details". */
import { Trans } from '@lingui/react/macro';
import { bookingChoice, checkoutQuery } from '@tenth-night/domain/hotel/booking-choice';
import type { Offer } from '@tenth-night/domain/offers/offer';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { storeBookingChoice } from '../../lib/storage/stored-choice';
import { BUTTON_CLASS, Button, MAIN_BUTTON_CLASS } from '../../ui/button';

type Props = {
  readonly offer: Offer;
  readonly hotelId: string;
  readonly criteria: SearchCriteria;
  readonly isMain: boolean;
  /** The id of the text that tells this Book from the others. */
  readonly describedBy: string;
};

export function BookLink({ offer, hotelId, criteria, isMain, describedBy }: Props) {
  const choice = bookingChoice(offer, hotelId, criteria);
  if (!choice) {
    return (
      <Button disabled aria-describedby={describedBy}>
        <Trans>Book</Trans>
      </Button>
    );
  }
  // A full page load, not client-side navigation: only the checkout page may load the payment widget.
  return (
    <a
      className={isMain ? MAIN_BUTTON_CLASS : BUTTON_CLASS}
      href={withQuery(SITE_PATHS.checkout, checkoutQuery(choice))}
      aria-describedby={describedBy}
      onClick={() => storeBookingChoice(choice)}
    >
      <Trans>Book</Trans>
    </a>
  );
}
