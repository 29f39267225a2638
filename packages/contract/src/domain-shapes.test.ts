/** Types of the domain that travel as they are. Renaming a field there must not change our wire: then this does not compile. */
import type { ConfirmedOtherwise as DomainConfirmedOtherwise } from '@tenth-night/domain/booking/confirmed-otherwise';
import type { BookingState as DomainState } from '@tenth-night/domain/booking/intent';
import type { CancellationTerms as DomainTerms } from '@tenth-night/domain/checkout/penalties';
import type { Refund } from '@tenth-night/domain/checkout/refund';
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { Money as DomainMoney } from '@tenth-night/domain/money/money';
import type { Place } from '@tenth-night/domain/places/place';
import type { MatchCandidate } from '@tenth-night/domain/reviews/match';
import type { HotelReviews, RatingDetails, Review } from '@tenth-night/domain/reviews/reviews';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import type { StayDates as DomainDates } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy as DomainOccupancy } from '@tenth-night/domain/stay/occupancy';
import { expectTypeOf, it } from 'vitest';
import type { BookingState, ConfirmedOtherwise, RefundBody } from './booking';
import type { HotelDetailBody } from './hotel';
import type { HotelBody } from './hotels';
import type { PlaceBody } from './places';
import type { FoundLocation, HotelReviewsBody, RatingBody, ReviewBody } from './review-shapes';
import type { CancellationTerms, Money, RoomOccupancy, StayDates } from './shared-shapes';
import type { Wire } from './wire';

it('sends the domain types with exactly the fields of the contract', () => {
  expectTypeOf<Place>().toEqualTypeOf<PlaceBody>();
  expectTypeOf<Hotel>().toEqualTypeOf<HotelBody>();
  expectTypeOf<HotelDetail>().toEqualTypeOf<HotelDetailBody>();
  expectTypeOf<RatingDetails>().toEqualTypeOf<RatingBody>();
  expectTypeOf<Review>().toEqualTypeOf<ReviewBody>();
  expectTypeOf<HotelReviews>().toEqualTypeOf<HotelReviewsBody>();
  expectTypeOf<MatchCandidate>().toEqualTypeOf<FoundLocation>();
  expectTypeOf<DomainState>().toEqualTypeOf<BookingState>();
  expectTypeOf<DomainMoney>().toEqualTypeOf<Wire<typeof Money>>();
  expectTypeOf<DomainDates>().toEqualTypeOf<Wire<typeof StayDates>>();
  expectTypeOf<DomainOccupancy>().toEqualTypeOf<Wire<typeof RoomOccupancy>>();
  expectTypeOf<DomainTerms>().toEqualTypeOf<Wire<typeof CancellationTerms>>();
  expectTypeOf<Refund>().toEqualTypeOf<Wire<typeof RefundBody>>();
  expectTypeOf<DomainConfirmedOtherwise>().toEqualTypeOf<Wire<typeof ConfirmedOtherwise>>();
});
