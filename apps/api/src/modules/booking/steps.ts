/** All steps that bookings take: of the traveller's requests, and of the reconciler. */
import type { BookingProviders } from '../../providers/ports/booking.port';
import { createAmendSteps } from './amend-steps';
import { createBookSteps } from './book-steps';
import { createCancelSteps } from './cancel-steps';
import { createChangeSteps } from './change-steps';
import type { IntentRepo } from './intent.repo';

type Parts = {
  readonly intents: IntentRepo;
  readonly providers: BookingProviders;
  readonly now: () => number;
  /** Reports something that a person should look at. */
  report(intentId: string, what: string, error?: unknown): void;
};

export function createSteps(parts: Parts) {
  const booking = createBookSteps(parts);
  return {
    booking,
    cancelling: createCancelSteps(parts),
    changing: createChangeSteps({ ...parts, booking }),
    amending: createAmendSteps(parts),
  };
}
