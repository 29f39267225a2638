/** The story of a booking, from four sources: its states, the calls to the provider, its letters, and the desk. */
import type { DeskBookingDetail, DeskStoryLine } from '@tenth-night/contract/desk';
import type { BookingEvent } from '../booking/booking-events';
import { isRefused, type LetterRow } from './desk-bookings.repo';
import type { DeskLogRow } from './desk-log';

type Sources = {
  readonly createdAt: Date;
  readonly events: readonly BookingEvent[];
  readonly letters: readonly LetterRow[];
  readonly log: readonly DeskLogRow[];
};

/** Oldest first. */
export function storyOf({ createdAt, events, letters, log }: Sources): DeskStoryLine[] {
  const begun = line({ at: createdAt, kind: 'state', what: 'intent' });
  const lines = [begun, ...events.map(eventLine), ...letters.flatMap(letterLines), ...log.map(logLine)];
  return lines.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

export function deskLetterOf(letter: LetterRow): DeskBookingDetail['letters'][number] {
  const { id, kind, sentAt, updatedAt } = letter;
  const status = sentAt ? 'sent' : isRefused(letter) ? 'refused' : 'waiting';
  return { id, kind, status, at: (sentAt ?? updatedAt).toISOString() };
}

type Facts = { readonly at: Date } & Pick<DeskStoryLine, 'kind' | 'what'> & Partial<Omit<DeskStoryLine, 'at'>>;

function line({ at, ...facts }: Facts): DeskStoryLine {
  return { outcome: null, ms: null, who: null, requestId: null, ...facts, at: at.toISOString() };
}

function eventLine({ at, state, call, outcome, ms, requestId }: BookingEvent): DeskStoryLine {
  return line({ at, kind: state ? 'state' : 'call', what: state ?? call ?? '', outcome, ms, requestId });
}

function letterLines(letter: LetterRow): DeskStoryLine[] {
  const { kind: what, createdAt, sentAt, updatedAt } = letter;
  const queued = line({ at: createdAt, kind: 'letter', what, outcome: 'queued' });
  if (sentAt) return [queued, line({ at: sentAt, kind: 'letter', what, outcome: 'sent' })];
  return isRefused(letter) ? [queued, line({ at: updatedAt, kind: 'letter', what, outcome: 'refused' })] : [queued];
}

function logLine({ at, email, action, detail, requestId }: DeskLogRow): DeskStoryLine {
  const outcome = Object.values(detail).join(', ') || null;
  return line({ at, kind: 'action', what: action, outcome, who: email, requestId });
}
