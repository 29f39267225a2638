/**
 * The route of the checkout. It needs a full page load, because only this page may load the payment widget.
 * Hotel-checkout-trips §2 "Checkout".
 */

import { Trans, useLingui } from '@lingui/react/macro';
import { decodeCheckout } from '@tenth-night/domain/checkout/checkout-params';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { decodeSearch, encodeSearch } from '@tenth-night/domain/search/search-params';
import { hotelPath, SITE_PATHS } from '@tenth-night/domain/site/paths';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { useMemo } from 'react';
import { Checkout } from '../features/checkout/checkout';
import { HeadRating } from '../features/reviews/head-rating';
import { useHotelReviews } from '../features/reviews/use-hotel-reviews';
import { PageHead } from '../lib/page/page-head';
import { type Services, useServices } from '../lib/page/services';
import { useIsHydrated } from '../lib/page/use-is-hydrated';
import { useLoaderData, useSearchParams } from '../lib/router/router-view';
import type { LoaderArgs } from '../lib/router/run-loader';
import { readBookingChoice } from '../lib/storage/stored-choice';
import { MAIN_BUTTON_CLASS } from '../ui/button';
import roomDoor from '../ui/drawings/room-door.svg?url';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
import styles from './checkout.module.css';

/** The date of the side that ran the loader, so that server and browser first render the same. */
type CheckoutData = { readonly today: CalendarDate };

export const createRoute = ({ today }: Services) => ({
  loader: ({ request }: LoaderArgs): CheckoutData | Promise<never> =>
    import.meta.env.SSR ? { today: today() } : openAnew(request.url),
  Component: CheckoutPage,
});

/** In the browser the loader runs only for navigation from another page of ours, by a link or through the history. */
function openAnew(address: string): Promise<never> {
  if (location.href === address) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}

function CheckoutPage() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const { params, choice, criteria } = useOrder(isHydrated);
  const search = new URLSearchParams(encodeSearch(criteria)).toString();
  const resultsAddress = `${SITE_PATHS.search}?${search}`;
  const hasPlace = criteria.placeId !== null || criteria.placeName !== null;
  const hotelAddress = params.hotelId ? `${hotelPath(params.hotelId)}?${search}` : resultsAddress;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Checkout`} isUnlisted />
      {params.offerId && <Ways hotelAddress={hotelAddress} resultsAddress={resultsAddress} />}
      <h1>
        <Trans>Checkout</Trans>
      </h1>
      {params.offerId ? (
        <Checkout
          params={params}
          choice={choice}
          isKnown={isHydrated}
          hotelAddress={hotelAddress}
          rating={(hotel) => <Rating hotel={hotel} />}
        />
      ) : (
        <MissingOffer to={hasPlace ? resultsAddress : SITE_PATHS.home} />
      )}
    </div>
  );
}

type WaysProps = { readonly hotelAddress: string; readonly resultsAddress: string };

function Ways({ hotelAddress, resultsAddress }: WaysProps) {
  return (
    <div className={styles.ways}>
      <Link to={hotelAddress}>
        <Icon name="prev" />
        <Trans>Back to hotel</Trans>
      </Link>
      <Link to={resultsAddress}>
        <Icon name="prev" />
        <Trans>Back to results</Trans>
      </Link>
    </div>
  );
}

/** What is being booked: the choice that Book stored, if the browser can read it, and the address. */
function useOrder(isHydrated: boolean) {
  const services = useServices();
  const loaded = useLoaderData<CheckoutData>();
  const [query] = useSearchParams();
  const today = isHydrated ? services.today() : loaded.today;
  return useMemo(() => {
    const params = decodeCheckout(query, today);
    const choice = isHydrated && params.offerId ? readBookingChoice(params.offerId) : null;
    return { params, choice, criteria: choice?.criteria ?? decodeSearch(query, today) };
  }, [query, today, isHydrated]);
}

function Rating({ hotel }: { readonly hotel: HotelDetail }) {
  return <HeadRating reviews={useHotelReviews(hotel, { isTurn: true }).reviews} />;
}

function MissingOffer({ to }: { readonly to: string }) {
  return (
    <StateCard
      role="alert"
      drawing={roomDoor}
      level={2}
      title={<Trans>Which room was it?</Trans>}
      action={
        <Link className={MAIN_BUTTON_CLASS} to={to}>
          <Trans>Back to search</Trans>
        </Link>
      }
      small={<Trans>Missing offerId</Trans>}
    >
      <Trans>This address does not say which room to book. Nothing was booked or charged.</Trans>
    </StateCard>
  );
}
