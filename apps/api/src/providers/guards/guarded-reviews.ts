/**
 * The reviews service behind its guard. A page waits for reviews, so after a few outages we stop calling for a while.
 */

import type { ReviewsPort } from '../ports/reviews.port';
import type { Guard, GuardOptions } from './guard';

export const REVIEWS_GUARD: GuardOptions = {
  vendor: 'reviews',
  kind: 'reviews',
  maxCalls: 12,
  maxWaiting: 100,
  maxOutages: 5,
  openMs: 15_000,
};

export function guardReviews(service: ReviewsPort, guard: Guard): ReviewsPort {
  return {
    search: (request, signal) => guard.run(signal, () => service.search(request, signal)),
    nearby: (request, signal) => guard.run(signal, () => service.nearby(request, signal)),
    details: (id, language, signal) => guard.run(signal, () => service.details(id, language, signal)),
    reviews: (request, signal) => guard.run(signal, () => service.reviews(request, signal)),
  };
}
