/** Changes of a booking at the provider's booking host. */
import { bookedId } from '@tenth-night/domain/booking/booked-id';
import type {
  WireAlternativesAnswer,
  WireAlternativesRequest,
  WireAmendRequest,
  WireRebookRequest,
} from '@tenth-night/provider-wire/hotel-rates/amendments';
import type { WireBookAnswer } from '@tenth-night/provider-wire/hotel-rates/book';
import type { WirePrebookAnswer } from '@tenth-night/provider-wire/hotel-rates/prebook';
import type { BookingPort } from '../ports/booking.port';
import { ProviderError } from '../provider-error';
import { fieldsOf, type Report, tellLeftOut } from '../wire-records';
import { listOf } from '../wire-values';
import { toProviderBooking } from './booking.mapper';
import { BOOKING_ID, guestsBody, holderBody } from './guests-body';
import { toAlternative } from './prebook.mapper';
import { reasonOfAlternative, reasonOfAlternatives, reasonOfBooking, reasonOfRebook } from './refusal-reasons';
import { unreadable, VENDOR, type WireCall } from './wire-client';

/** The most that the provider gives. */
const ALTERNATIVES_MAX = 10;

type Parts = {
  readonly prebookTimeoutMs: number;
  readonly bookTimeoutMs: number;
  readonly report: Report;
  call<Answer>(call: WireCall, signal: AbortSignal): Promise<Answer | null>;
  urlOf(path: string): string;
};

type Changes = Pick<BookingPort, 'amend' | 'alternatives' | 'alternative' | 'rebook'>;

export function createChanges({ prebookTimeoutMs, bookTimeoutMs, report, call, urlOf }: Parts): Changes {
  const pathOf = (bookingId: string, what: string): string => {
    const path = `/bookings/${bookingId}/${what}`;
    if (BOOKING_ID.test(bookingId)) return path;
    throw new ProviderError('There is no such booking', { vendor: VENDOR, url: urlOf(path), status: 404 });
  };

  return {
    async amend(bookingId, holder, signal) {
      const path = pathOf(bookingId, 'amend');
      const body: WireAmendRequest = { holder: holderBody(holder) };
      const asked = { method: 'PUT', path, body, timeoutMs: bookTimeoutMs, reasonOf: reasonOfBooking } as const;
      const amended = await call<unknown>(asked, signal);
      if (amended === null) {
        throw new ProviderError('There is no such booking', { vendor: VENDOR, url: urlOf(path), status: 404 });
      }
    },

    async alternatives({ bookingId, dates, rooms }, signal) {
      const path = pathOf(bookingId, 'alternative-prebooks');
      const occupancies = rooms.map(({ adults, childrenAges }) => ({ adults, children: [...childrenAges] }));
      const body: WireAlternativesRequest = { occupancies, ...dates, maxPrebooks: ALTERNATIVES_MAX };
      const asked = {
        method: 'POST',
        path,
        body,
        timeoutMs: prebookTimeoutMs,
        reasonOf: reasonOfAlternatives,
      } as const;
      const answer = await call<WireAlternativesAnswer>(asked, signal);
      return tellLeftOut(path, report, (leaveOut) =>
        listOf(answer?.data).flatMap((prebook) => {
          const alternative = toAlternative(prebook);
          if (!alternative) leaveOut('prebook');
          return alternative ?? [];
        }),
      );
    },

    async alternative(prebookId, signal) {
      if (!BOOKING_ID.test(prebookId)) return null;
      const path = `/prebooks/${prebookId}`;
      const answer = await call<WirePrebookAnswer>({ method: 'GET', path, reasonOf: reasonOfAlternative }, signal);
      const alternative = answer?.data ? toAlternative(answer.data) : null;
      if (answer && !alternative) throw unreadable('prebook', urlOf(path));
      return alternative;
    },

    async rebook({ existingBookingId, ...request }, signal) {
      const path = '/rates/rebook';
      // The provider takes no payment here, but its schema requires one.
      const body: WireRebookRequest = { ...guestsBody(request), existingBookingId, payment: { method: 'NONE' } };
      const asked = { method: 'POST', path, body, timeoutMs: bookTimeoutMs, reasonOf: reasonOfRebook } as const;
      const answer = await call<WireBookAnswer & { readonly status?: unknown }>(asked, signal);
      // A change that a person decides about comes as a bare record, without the envelope.
      if (answer && !answer.data && answer.status !== undefined) return 'queued';
      const booking = toProviderBooking({ ...fieldsOf(answer?.data), bookingId: bookedId(answer?.data) });
      if (!booking) throw unreadable('booking', urlOf(path));
      return booking;
    },
  };
}
