/** Steps that always return a booking. If another process was faster, they return its result. */
import type { BookingEvent } from '@tenth-night/domain/booking/intent';
import type { Intent, Patch } from './intent.repo';
import type { MailKind } from './intent-parts';

type Step = readonly [intent: Intent, event: BookingEvent, patch?: Patch, mail?: MailKind];
type Reading = { find(id: string): Promise<Intent | null> };
/** Each returns null if another process was faster. */
type Stepping = {
  move(...step: Step): Promise<Intent | null>;
  note(intent: Intent, patch: Patch): Promise<Intent | null>;
};

export function createAdvances({ find }: Reading, { move, note }: Stepping) {
  const latest = async (intent: Intent): Promise<Intent> => (await find(intent.id)) ?? intent;
  const advance = async (...step: Step): Promise<Intent> => (await move(...step)) ?? latest(step[0]);

  return {
    latest,
    /** Moves the booking to its next state. */
    advance,
    /**
     * The same, and retries once from the state that another process moved it to. For a booking or a cancellation that
     * exists at the provider: it counts in every state.
     */
    async advanceFromAnywhere(...[intent, ...step]: Step): Promise<Intent> {
      return (await move(intent, ...step)) ?? advance(await latest(intent), ...step);
    },
    /** Changes fields and keeps the state. */
    amend: async (intent: Intent, patch: Patch): Promise<Intent> => (await note(intent, patch)) ?? latest(intent),
  };
}
