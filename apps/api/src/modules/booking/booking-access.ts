/** Who may see and change a booking: its owner, or a person with its link. Decision on OPEN-81. */
import { isLinkOpen } from '@tenth-night/domain/booking/link-end';
import { AppError } from '../../app-error';
import type { BookingLink } from './booking-link';
import type { Intent, IntentRepo } from './intent.repo';

/** The caller. `uid` is null for a visitor. */
export type Asker = { readonly uid: string | null };

export type FindBooking = (reference: string, token: string | undefined, asker: Asker) => Promise<Intent>;

type Parts = { readonly intents: Pick<IntentRepo, 'find'>; readonly link: BookingLink; readonly now: () => number };

/** Other people's bookings are 'not found', like ones that never existed. */
export function createFindBooking({ intents, link, now }: Parts): FindBooking {
  return async (reference, token, asker) => {
    const intent = await intents.find(reference);
    const isOpen = intent && isLinkOpen(intent.shown.dates, now()) && link.opens(reference, token);
    if (!intent || !(isOwn(intent, asker) || isOpen)) throw new AppError('not_found', 'No such booking');
    return intent;
  };
}

export function isOwn(intent: Intent, { uid }: Asker): boolean {
  return uid !== null && intent.uid === uid;
}
