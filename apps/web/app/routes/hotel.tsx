/**
 * The route of one hotel. The server renders the page with the whole hotel. Navigation in the browser shows a loading
 * state first. Hotel-checkout-trips §2 "Hotel details".
 */

import { Trans, useLingui } from '@lingui/react/macro';
import { gallery } from '@tenth-night/domain/hotel/gallery';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { decodeSearchAnywhere, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { Suspense, use } from 'react';
import { BAR_SLOT, type EarlyHotelRates, ROOMS_SLOT, startHotelRates } from '../features/rooms/early-hotel-rates';
import type { HotelRates } from '../features/rooms/hotel-rates';
import { RoomsBar } from '../features/rooms/rooms-bar';
import { createApiClient } from '../lib/api/api-client';
import { isBusy } from '../lib/api/is-busy';
import { PageHead } from '../lib/page/page-head';
import type { Services } from '../lib/page/services';
import { useLoaderData, useLocation, useRevalidate } from '../lib/router/router-view';
import { type LoaderArgs, withStatus } from '../lib/router/run-loader';
import { FailedState } from '../stay-ui/failed-state';
import { BackLink } from '../ui/back-link';
import { MAIN_BUTTON_CLASS } from '../ui/button';
import missingHouse from '../ui/drawings/missing-house.svg?url';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
import { HotelPage } from './hotel/hotel-page';
import { HotelRooms } from './hotel/hotel-rooms';
import styles from './hotel.module.css';

/** Null if there is no such hotel. */
type Answer = HotelDetail | null | 'failed' | 'busy';
type HotelData = {
  readonly hotel: Answer | Promise<Answer>;
  readonly earlyRates: EarlyHotelRates | null;
  /** The date of the side that ran the loader, so that server and browser read the same dates from the address. */
  readonly today: CalendarDate;
  /** Counts the loads of this page. */
  readonly load: number;
};

/** The widths of the first photo that most browsers choose. It is the largest part of the first screen. */
const MAIN_PICTURE = { phone: 1080, desktop: 720 } as const;

export const createRoute = (services: Services) => ({
  loader: createLoader(services),
  // Other dates or travellers do not change the hotel.
  keepsData: (current: URL, next: URL) => current.pathname === next.pathname,
  Component: Hotel,
});

function createLoader(services: Services) {
  const { single, context, onHead, early, today } = services;
  const api = single(createApiClient);
  let load = 0;
  const read = (id: string, signal: AbortSignal): Promise<Answer> =>
    api.hotel(id, context.hotelLanguage, signal).catch((error) => (isBusy(error) ? 'busy' : 'failed'));

  return async ({ params, request }: LoaderArgs) => {
    const id = params['id'] ?? '';
    const hotel = read(id, request.signal);
    load += 1;
    // Only the server must fill the head, so it waits. In the browser the page shows immediately, in its loading state.
    if (!onHead) return { hotel, earlyRates: null, today: today(), load } satisfies HotelData;
    const criteria = decodeSearchAnywhere(new URL(request.url).searchParams, today());
    const asked = startHotelRates(id, criteria, services, request.signal);
    const found = await hotel;
    const [main] = isHotel(found) ? gallery(found.photos).shown : [];
    if (main) early?.makePicture(main.url, MAIN_PICTURE);
    const earlyRates = (isHotel(found) && (await asked?.inPage(drawn(found, criteria)))) || null;
    return withStatus({ hotel: found, earlyRates, today: today(), load } satisfies HotelData, statusOf(found));
  };
}

/** What the late rates fill. */
const drawn = (hotel: HotelDetail, criteria: SearchCriteria) => (rates: HotelRates) => ({
  [ROOMS_SLOT]: <HotelRooms hotel={hotel} criteria={criteria} rates={rates} onRetry={noop} onChangeDates={noop} />,
  [BAR_SLOT]: <RoomsBar {...{ hotel, criteria, rates }} chosenId={null} isAtRooms={false} onSeeRooms={noop} />,
});

/** Buttons work only after React has taken over. */
const noop = () => {};

function isHotel(answer: Answer): answer is HotelDetail {
  return answer !== null && typeof answer !== 'string';
}

function statusOf(hotel: Answer): number {
  if (hotel === 'busy') return 429;
  if (hotel === 'failed') return 502;
  return hotel ? 200 : 404;
}

function Hotel() {
  const { hotel, load, ...rest } = useLoaderData<HotelData>();
  const { search } = useLocation();
  return (
    <>
      <div className="wrap">
        <BackLink className={styles.back} to={SITE_PATHS.search + search}>
          <Trans>Back to results</Trans>
        </BackLink>
      </div>
      {hotel instanceof Promise ? (
        // Each load needs its own key: otherwise the old outcome would stay until the new one arrives.
        <Suspense key={load} fallback={<Loading />}>
          <Awaited hotel={hotel} {...rest} />
        </Suspense>
      ) : (
        <Outcome hotel={hotel} {...rest} />
      )}
    </>
  );
}

type Shown<T> = Pick<HotelData, 'today' | 'earlyRates'> & { readonly hotel: T };

function Awaited({ hotel, ...rest }: Shown<Promise<Answer>>) {
  return <Outcome hotel={use(hotel)} {...rest} />;
}

function Outcome({ hotel, ...rest }: Shown<Answer>) {
  if (hotel === 'failed' || hotel === 'busy') return <Failed isBusy={hotel === 'busy'} />;
  return hotel ? <HotelPage hotel={hotel} {...rest} /> : <Unknown />;
}

function Loading() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Loading hotel…`} />
      <p className={`wrap ${styles.message}`} role="status">
        <Trans>Loading hotel…</Trans>
      </p>
    </>
  );
}

function Failed({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useLingui();
  const revalidate = useRevalidate();
  return (
    <div className="wrap">
      <PageHead title={t`Failed to load hotel`} isUnlisted />
      <FailedState
        level={1}
        title={<Trans>We could not open this hotel</Trans>}
        small={<Trans>Failed to load hotel</Trans>}
        isBusy={isBusy}
        retry={revalidate}
      >
        <Trans>The connection to our hotel partner failed. Your search is still here, and nothing was booked.</Trans>
      </FailedState>
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const hasPlace = query.has('place') || query.has('placeId');
  return (
    <div className="wrap">
      <PageHead title={t`Hotel not found`} isUnlisted />
      <StateCard
        drawing={missingHouse}
        level={1}
        title={<Trans>We could not find this hotel</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to={hasPlace ? SITE_PATHS.search + search : SITE_PATHS.home}>
            <Trans>Find another stay</Trans>
          </Link>
        }
        small={<Trans>Hotel not found</Trans>}
      >
        <Trans>It may have closed, or the address is old or mistyped.</Trans>
      </StateCard>
    </div>
  );
}
