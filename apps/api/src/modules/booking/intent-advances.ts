/** The steps of a booking for callers who need it in any case: where another process was faster, its result holds. */
import type { BookingEvent } from '@tenth-night/domain/booking/intent';
import type { Intent, Patch } from './intent.repo';
import type { MailKind } from './intent-parts';

type Step = readonly [intent: Intent, event: BookingEvent, patch?: Patch, mail?: MailKind];
type Reading = { find(id: string): Promise<Intent | null> };
/** Each gives null where another process was faster. */
type Stepping = {
  move(...step: Step): Promise<Intent | null>;
  note(intent: Intent, patch: Patch): Promise<Intent | null>;
};

export function createAdvances({ find }: Reading, { move, note }: Stepping) {
  const latest = async (intent: Intent): Promise<Intent> => (await find(intent.id)) ?? intent;
  const advance = async (...step: Step): Promise<Intent> => (await move(...step)) ?? latest(step[0]);

  return {
    latest,
    /** To the state that follows. */
    advance,
    /** The same from any state that another process has brought it to: a booking or a cancellation that exists counts in each. */
    async advanceFromAnywhere(...[intent, ...step]: Step): Promise<Intent> {
      return (await move(intent, ...step)) ?? advance(await latest(intent), ...step);
    },
    /** In the same state. */
    amend: async (intent: Intent, patch: Patch): Promise<Intent> => (await note(intent, patch)) ?? latest(intent),
  };
}
