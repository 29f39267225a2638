/** What the desk does about a booking. Each action takes the same steps as a request of the traveller. */
import type { DeskActionBody } from '@tenth-night/contract/desk';
import { canBeSetAside, type DeskAction, waitingOf } from '@tenth-night/domain/desk/waiting';
import { AppError } from '../../app-error';
import { type CancelSteps, refundNow } from '../booking/cancel-steps';
import type { Intent, IntentRepo } from '../booking/intent.repo';
import type { DeskBookingsRepo, DeskIntent } from './desk-bookings.repo';

type Parts = {
  readonly bookings: DeskBookingsRepo;
  readonly intents: IntentRepo;
  readonly cancelling: Pick<CancelSteps, 'cancel'>;
  readonly now: () => number;
};

type Perform = (intent: DeskIntent & Intent, body: DeskActionBody) => Promise<unknown>;

export function createDeskActions({ bookings, intents, cancelling, now }: Parts): Record<DeskAction, Perform> {
  return {
    'mark-refunded': (intent) => intents.advance(intent, 'refunded', { nextTryAt: null }),

    /** The reconciler takes it within a second. */
    'look-up': (intent) => intents.amend(intent, { nextTryAt: new Date(now()) }),

    cancel: async (intent, { refundMinor }) => {
      if (refundMinor === undefined || refundMinor !== refundNow(intent, now())) {
        throw new AppError('conflict', 'The refund differs from the refund that was shown');
      }
      await cancelling.cancel(intent, refundMinor);
    },

    'send-letter': async ({ id }, { letterId = '' }) => {
      if (!(await bookings.sendAgain(id, letterId))) throw new AppError('conflict', 'This letter cannot be sent now');
    },

    'set-aside': async (intent, { waiting }) => {
      const holds = waiting && canBeSetAside(waiting) && waitingOf(intent.desk, now()).includes(waiting);
      if (!holds) throw new AppError('conflict', 'This does not wait');
      await bookings.setAside(intent.id, waiting);
    },
  };
}
