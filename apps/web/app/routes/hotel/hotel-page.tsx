/** The page of a found hotel, by sections. Hotel-checkout-trips §2 "Hotel details". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { NO_WISHES } from '@tenth-night/domain/hotel/rate-wishes';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import { decodeSearchAnywhere } from '@tenth-night/domain/search/search-params';
import type { CalendarDate } from '@tenth-night/domain/stay/dates';
import { type ComponentProps, type ReactNode, type Ref, useCallback, useMemo, useRef, useState } from 'react';
import { Gallery } from '../../features/gallery/gallery';
import { FacilityGrid } from '../../features/hotel/facility-grid';
import { holdSection } from '../../features/hotel/hold-section';
import { HotelHead } from '../../features/hotel/hotel-head';
import { ImportantInformation } from '../../features/hotel/important-information';
import { PageTabs } from '../../features/hotel/page-tabs';
import { structuredHotel } from '../../features/hotel/structured-hotel';
import { useSectionInView } from '../../features/hotel/use-section-in-view';
import { HeadRating } from '../../features/reviews/head-rating';
import { RatingBox } from '../../features/reviews/rating-box';
import { Reviews } from '../../features/reviews/reviews';
import { useHotelReviews } from '../../features/reviews/use-hotel-reviews';
import { BAR_SLOT, type EarlyHotelRates, ROOMS_SLOT } from '../../features/rooms/early-hotel-rates';
import { NearDates } from '../../features/rooms/near-dates';
import { RoomsBar } from '../../features/rooms/rooms-bar';
import { useChosenOffer } from '../../features/rooms/use-chosen-offer';
import { useHotelRates } from '../../features/rooms/use-hotel-rates';
import { StayForm } from '../../features/search-form/stay-form';
import { PageHead } from '../../lib/page/page-head';
import { useSearchParams } from '../../lib/router/router-view';
import { useOwnDates } from '../../lib/time/use-own-dates';
import { LocationMap } from '../../map-ui/location-map';
import { CleanHtml } from '../../stay-ui/clean-html';
import { SavedNoticeHost } from '../../stay-ui/saved-notice-host';
import styles from './hotel-page.module.css';
import { HotelRooms } from './hotel-rooms';

type Props = {
  readonly hotel: HotelDetail;
  readonly today: CalendarDate;
  readonly earlyRates: EarlyHotelRates | null;
};

export function HotelPage({ hotel, today, earlyRates }: Props) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const criteria = useOwnDates(useMemo(() => decodeSearchAnywhere(query, today), [query, today]));
  const { rates, retry } = useHotelRates(hotel.hotelId, criteria, earlyRates);
  const { reviews, retry: retryReviews } = useHotelReviews(hotel, { isTurn: rates !== 'waiting' });
  const chosenId = useChosenOffer(hotel.hotelId);
  const [wishes, setWishes] = useState(NO_WISHES);
  const stayForm = useRef<HTMLFormElement>(null);
  const roomsHeading = useRef<HTMLHeadingElement>(null);
  const { name, city, photos, description, facilities, importantInformation, policies } = hotel;
  const retryRooms = useCallback(() => {
    // The retry button disappears, and the focus must not go with it.
    roomsHeading.current?.focus({ preventScroll: true });
    retry();
  }, [retry]);
  const changeDates = useCallback(() => stayForm.current?.querySelector('button')?.click(), []);
  const coordinates = useMemo(() => hotelCoordinates(hotel), [hotel]);
  const hasInformation = importantInformation !== '' || policies.length > 0;
  const sections = [
    { id: 'overview', name: t`Overview` },
    ...(facilities.length > 0 ? [{ id: 'facilities', name: t`Facilities` }] : []),
    { id: 'rooms', name: t`Rooms` },
    { id: 'reviews', name: t`Reviews` },
    ...(hasInformation ? [{ id: 'information', name: t`Important information` }] : []),
  ];
  return (
    <>
      <PageHead
        title={city ? t`${name}, ${city}` : name}
        description={t`${name}: photos, facilities, rooms at their full price, and reviews.`}
        image={photos[0]?.urlHd}
        structured={structuredHotel(hotel)}
      />
      <div className="wrap">
        <Gallery photos={photos} name={name} />
        <HotelHead hotel={hotel} rating={<HeadRating reviews={reviews} />} />
      </div>
      <PageTabs sections={sections} />
      <div className="wrap">
        <div className={styles.overview}>
          <Section id="overview" heading={<Trans>About this property</Trans>}>
            <CleanHtml html={description} />
          </Section>
          <RatingBox reviews={reviews} />
        </div>
        {facilities.length > 0 && (
          <Section id="facilities" heading={<Trans>Facilities</Trans>}>
            <FacilityGrid facilities={facilities} />
          </Section>
        )}
        {coordinates && (
          <Section id="location" heading={<Trans>Where you’ll be</Trans>}>
            <LocationMap coordinates={coordinates} name={name} near={hotel.nearby} />
          </Section>
        )}
        <Section id="rooms" heading={<Trans>Rooms</Trans>} headingRef={roomsHeading}>
          <StayForm ref={stayForm} hotelId={hotel.hotelId} criteria={criteria} />
          <NearDates hotelId={hotel.hotelId} criteria={criteria} rates={rates} today={today} />
          <div id={ROOMS_SLOT} className={styles.slot}>
            <HotelRooms
              hotel={hotel}
              criteria={criteria}
              rates={rates}
              chosenId={chosenId}
              wishes={wishes}
              onWish={setWishes}
              onRetry={retryRooms}
              onChangeDates={changeDates}
            />
          </div>
        </Section>
        <Section id="reviews" heading={<Trans>Reviews</Trans>}>
          <Reviews reviews={reviews} hotelName={name} onRetry={retryReviews} />
        </Section>
        {hasInformation && (
          <Section id="information" heading={<Trans>Important information</Trans>}>
            <ImportantInformation hotel={hotel} />
          </Section>
        )}
      </div>
      <div id={BAR_SLOT} className={styles.slot}>
        <Bar
          {...{ hotel, criteria, rates, chosenId, wishes }}
          sections={sections.map(({ id }) => id)}
          onSeeRooms={() => {
            document.getElementById('rooms')?.scrollIntoView();
            roomsHeading.current?.focus({ preventScroll: true });
            holdSection('rooms');
          }}
        />
      </div>
      <SavedNoticeHost />
    </>
  );
}

type BarProps = Omit<ComponentProps<typeof RoomsBar>, 'isAtRooms'> & { readonly sections: readonly string[] };

/** Follows the scroll by itself, so that the page is not drawn again. */
function Bar({ sections, ...props }: BarProps) {
  return <RoomsBar {...props} isAtRooms={useSectionInView(sections) === 'rooms'} />;
}

type SectionProps = {
  readonly id: string;
  readonly heading: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
};

function Section({ id, heading, headingRef, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
