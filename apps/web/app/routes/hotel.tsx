/** One hotel. The server's page holds all that the hotel says of itself; a page that is opened in the browser says that it loads. Hotel-checkout-trips §2 "Hotel details". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { Suspense, use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { Gallery } from '../features/gallery/gallery';
import { FacilityGrid } from '../features/hotel/facility-grid';
import { HotelHead } from '../features/hotel/hotel-head';
import { ImportantInformation } from '../features/hotel/important-information';
import { PageTabs } from '../features/hotel/page-tabs';
import { createApiClient } from '../lib/api-client';
import { CleanHtml } from '../lib/clean-html';
import { PageHead } from '../lib/page-head';
import type { Services } from '../lib/services';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './hotel.module.css';

/** Null where there is no such hotel. */
type Answer = HotelDetail | null | 'failed';
type HotelData = { readonly hotel: Answer | Promise<Answer> };

export function createLoader({ send, context, onHead }: Services) {
  const api = createApiClient(send);
  const read = (id: string, signal: AbortSignal): Promise<Answer> =>
    api.hotel(id, context.hotelLanguage, signal).catch(() => 'failed' as const);

  return async ({ params, request }: LoaderFunctionArgs) => {
    const hotel = read(params['id'] ?? '', request.signal);
    // Only the server has a head to fill; in the browser the page is there at once, and says that it loads.
    if (!onHead) return { hotel } satisfies HotelData;
    const found = await hotel;
    return data({ hotel: found } satisfies HotelData, { status: statusOf(found) });
  };
}

function statusOf(hotel: Answer): number {
  if (hotel === 'failed') return 502;
  return hotel ? 200 : 404;
}

export function Hotel() {
  const { hotel } = useLoaderData<HotelData>();
  const { search } = useLocation();
  return (
    <>
      <div className="wrap">
        <Link className={styles.back} to={`/search${search}`}>
          <Icon name="prev" />
          <Trans>Back to results</Trans>
        </Link>
      </div>
      {hotel instanceof Promise ? (
        <Suspense fallback={<Loading />}>
          <Awaited hotel={hotel} />
        </Suspense>
      ) : (
        <Outcome hotel={hotel} />
      )}
    </>
  );
}

function Awaited({ hotel }: { readonly hotel: Promise<Answer> }) {
  return <Outcome hotel={use(hotel)} />;
}

function Outcome({ hotel }: { readonly hotel: Answer }) {
  if (hotel === 'failed') return <Failed />;
  return hotel ? <Found hotel={hotel} /> : <Unknown />;
}

function Found({ hotel }: { readonly hotel: HotelDetail }) {
  const { t } = useLingui();
  const { name, city, photos, description, facilities, importantInformation, policies } = hotel;
  const hasInformation = importantInformation !== '' || policies.length > 0;
  const sections = [
    { id: 'overview', name: t`Overview` },
    ...(facilities.length > 0 ? [{ id: 'facilities', name: t`Facilities` }] : []),
    ...(hasInformation ? [{ id: 'information', name: t`Important information` }] : []),
  ];
  return (
    <>
      <PageHead
        title={city ? t`${name}, ${city}` : name}
        description={t`${name}: photos, facilities and important information.`}
      />
      <div className="wrap">
        <Gallery photos={photos} />
        <HotelHead hotel={hotel} />
      </div>
      <PageTabs sections={sections} />
      <div className="wrap">
        <section id="overview" className={styles.section}>
          <h2>
            <Trans>About this property</Trans>
          </h2>
          <CleanHtml html={description} />
        </section>
        {facilities.length > 0 && (
          <section id="facilities" className={styles.section}>
            <h2>
              <Trans>Facilities</Trans>
            </h2>
            <FacilityGrid facilities={facilities} />
          </section>
        )}
        {hasInformation && (
          <section id="information" className={styles.section}>
            <h2>
              <Trans>Important information</Trans>
            </h2>
            <ImportantInformation hotel={hotel} />
          </section>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <p className={`wrap ${styles.message}`} role="status">
      <Trans>Loading hotel…</Trans>
    </p>
  );
}

function Failed() {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <div className={`wrap ${styles.message}`} role="alert">
      <PageHead title={t`Failed to load hotel`} isUnlisted />
      <h1>
        <Trans>Failed to load hotel</Trans>
      </h1>
      <p>
        <Trans>The connection to our hotel partner failed. Your search is still here, and nothing was booked.</Trans>
      </p>
      <Button onClick={revalidate}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Unknown() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.message}`}>
      <PageHead title={t`Hotel not found`} isUnlisted />
      <h1>
        <Trans>We do not know this hotel</Trans>
      </h1>
      <p>
        <Trans>The address may be old or mistyped. Go back to the results, or search anew.</Trans>
      </p>
    </div>
  );
}
