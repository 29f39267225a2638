/** Turns database rows into intents. Decodes the shown offer, and reports rows where it is unreadable. */
import type { bookingIntents } from '../../db/schema';
import type { ShownOffer } from './intent-parts';
import { decodeShown } from './shown-codec';

export type IntentRow = typeof bookingIntents.$inferSelect;
export type Intent = Omit<IntentRow, 'shown'> & { readonly shown: ShownOffer };
/** An intent in a list. `shown` is null if it is unreadable, so that one bad row does not fail the list. */
export type ListedIntent = Omit<IntentRow, 'shown'> & { readonly shown: ShownOffer | null };
export type ReportUnreadable = (intentId: string) => void;

export function read(row: IntentRow): Intent {
  const shown = decodeShown(row.shown);
  if (!shown) throw new Error(`Cannot read the stored offer of the booking ${row.id}`);
  return { ...row, shown };
}

export function listed(row: IntentRow, report: ReportUnreadable): ListedIntent {
  const shown = decodeShown(row.shown);
  if (!shown) report(row.id);
  return { ...row, shown };
}

export function isReadable(intent: ListedIntent): intent is Intent {
  return intent.shown !== null;
}
