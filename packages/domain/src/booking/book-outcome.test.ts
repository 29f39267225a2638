import { describe, expect, it } from 'vitest';
import { bookOutcome, hasSeenPayment, type Refusal } from './book-outcome';

describe('a failed book call', () => {
  it.each(['not-booked', 'hotel-refused'] as const)('because of %s has booked nothing', (refusal) => {
    expect(bookOutcome(refusal)).toBe('refused');
  });

  it.each(['not-booked', 'hotel-refused'] as const)(
    'because of %s may be refused because an earlier call has booked',
    (refusal) => {
      expect(bookOutcome(refusal, true)).toBe('unanswered');
    },
  );

  it('has booked nothing if nothing was paid, even if an earlier call got no answer', () => {
    expect(bookOutcome('not-paid')).toBe('unpaid');
    expect(bookOutcome('not-paid', true)).toBe('unpaid');
  });

  it.each([null, 'hotel-failed', 'reference-used'] as const)(
    'because of %s may have booked, so we look it up',
    (refusal) => {
      expect(bookOutcome(refusal)).toBe('unanswered');
    },
  );

  it('proves the payment only if the provider called the hotel', () => {
    const seen: Record<Refusal, boolean> = {
      'offer-gone': false,
      'not-paid': false,
      'not-booked': false,
      'hotel-refused': true,
      'hotel-failed': true,
      'reference-used': false,
    };
    for (const [refusal, isSeen] of Object.entries(seen)) expect(hasSeenPayment(refusal as Refusal)).toBe(isSeen);
    expect(hasSeenPayment(null)).toBe(false);
  });
});
