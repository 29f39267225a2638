/** The picture of a booking's life in docs/architecture.md has every step of the domain, and no other. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BOOKING_STATES, type BookingEvent, nextState } from '../packages/domain/src/booking/intent';

const page = readFileSync(path.resolve(import.meta.dirname, '../docs/architecture.md'), 'utf8');
const STEP = /^ {4}(\w+) --> (\w+): (.+)$/gm;

/** Mermaid reads a dash as an arrow, so the picture has underscores. */
const drawn = (state: string) => state.replaceAll('-', '_');

const EVENTS: Readonly<Record<BookingEvent, true>> = {
  paid: true,
  'book-called': true,
  confirmed: true,
  unpaid: true,
  'not-yet-paid': true,
  refused: true,
  unverified: true,
  unanswered: true,
  absent: true,
  'given-up': true,
  refunded: true,
  'cancel-called': true,
  cancelled: true,
  'still-standing': true,
  'change-called': true,
  changed: true,
};

it('draws every step of a booking', () => {
  const steps = BOOKING_STATES.flatMap((from) =>
    (Object.keys(EVENTS) as BookingEvent[]).flatMap((event) => {
      const to = nextState(from, event);
      return to ? `${drawn(from)} --> ${drawn(to)}: ${event}` : [];
    }),
  );
  const shown = [...page.matchAll(STEP)].map(([, from, to, event]) => `${from} --> ${to}: ${event}`);
  expect(shown.toSorted()).toEqual(steps.toSorted());
});
