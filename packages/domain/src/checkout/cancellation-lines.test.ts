import { describe, expect, it } from 'vitest';
import type { Money } from '../money/money';
import {
  type CancellationLine,
  cancellationLines,
  freeTimeEnd,
  freeUntil,
  isRefundLeft,
  offerLine,
  refundOfTerms,
} from './cancellation-lines';
import type { CancellationTerms } from './penalties';

const at = (time: string) => Date.parse(`2027-${time}:00Z`);
const usd = (minor: number): Money => ({ minor, currency: 'USD' });
const NOW = at('01-10T09:00');

/** 504.00: a third is kept from 9 March on, everything from 11 March on. */
const HALFWAY = { from: at('03-09T17:00'), amount: usd(16_800) };
const WHOLE = { from: at('03-11T17:00'), amount: usd(50_400) };
const terms = (part: Partial<CancellationTerms> = {}): CancellationTerms => ({
  penalties: [HALFWAY, WHOLE],
  total: usd(50_400),
  isRefundable: true,
  hasPartialRefund: true,
  ...part,
});
const linesOf = (part?: Partial<CancellationTerms>, now = NOW) => cancellationLines(terms(part), now);

describe('the cancellation policy', () => {
  it('[CANC-11] is free until one minute before the first penalty', () => {
    expect(linesOf()[0]).toEqual({ kind: 'free-until', at: at('03-09T16:59') });
    expect(linesOf({ penalties: [WHOLE] })[0]).toEqual({ kind: 'free-until', at: at('03-11T16:59') });
    expect(freeUntil(HALFWAY.from)).toBe(at('03-09T16:59'));
  });

  it('refunds a part before each further penalty, and says how much', () => {
    expect(linesOf()[1]).toEqual({ kind: 'partial-refund-before', at: at('03-11T17:00'), refund: usd(33_600) });
    const between = { from: at('03-10T17:00'), amount: usd(40_000) };
    expect(linesOf({ penalties: [HALFWAY, between, WHOLE] }).slice(1, 3)).toEqual([
      { kind: 'partial-refund-before', at: between.from, refund: usd(33_600) },
      { kind: 'partial-refund-before', at: WHOLE.from, refund: usd(10_400) },
    ]);
    expect(linesOf({ penalties: [WHOLE] }).map(({ kind }) => kind)).toEqual(['free-until', 'non-refundable-from']);
  });

  it('[CANC-12] is not refundable from the last penalty on, if that takes everything', () => {
    expect(linesOf().at(-1)).toEqual({ kind: 'non-refundable-from', at: WHOLE.from });
  });

  it('[CANC-12] applies from the last penalty on, if something is left', () => {
    expect(linesOf({ penalties: [HALFWAY] })).toEqual([
      { kind: 'free-until', at: at('03-09T16:59') },
      { kind: 'cancellation-applies-from', at: HALFWAY.from, refund: usd(33_600) },
    ]);
  });

  it.each([
    ['0.01 is left', usd(50_400), 50_399, 'non-refundable-from'],
    ['it is more than the total', usd(50_400), 60_000, 'non-refundable-from'],
    ['1.00 is left', usd(50_400), 50_300, 'non-refundable-from'],
    ['1.01 is left', usd(50_400), 50_299, 'cancellation-applies-from'],
    ['1 yen is left', { minor: 50_400, currency: 'JPY' }, 50_399, 'non-refundable-from'],
    ['2 yen are left', { minor: 50_400, currency: 'JPY' }, 50_398, 'cancellation-applies-from'],
  ])('[CANC-13][CANC-15] takes everything with the last penalty, or not, if %s', (_, total, minor, kind) => {
    const penalties = [{ from: WHOLE.from, amount: { ...total, minor } }];
    expect(linesOf({ penalties, total }).at(-1)?.kind).toBe(kind);
  });

  it('[CANC-16] is free cancellation without penalties', () => {
    expect(linesOf({ penalties: [], hasPartialRefund: false })).toEqual([{ kind: 'free' }]);
    const free = [{ from: HALFWAY.from, amount: usd(0) }];
    expect(linesOf({ penalties: free, hasPartialRefund: false })).toEqual([{ kind: 'free' }]);
  });

  it('may refund a part, if the policy says so without an amount', () => {
    expect(linesOf({ penalties: [] })).toEqual([{ kind: 'partial-refund-may-apply' }]);
  });

  it('[CANC-17] is not refundable if the flag is not set', () => {
    const refused = { isRefundable: false, hasPartialRefund: false };
    expect(linesOf({ ...refused, penalties: [] })).toEqual([{ kind: 'non-refundable' }]);
    expect(linesOf(refused)).toEqual([{ kind: 'non-refundable' }]);
  });

  it('does not promise a time that has passed', () => {
    const kindsAt = (now: number) => linesOf({}, now).map(({ kind }) => kind);
    expect(kindsAt(at('03-09T16:58'))).toEqual(['free-until', 'partial-refund-before', 'non-refundable-from']);
    expect(kindsAt(at('03-09T16:59'))).toEqual(['partial-refund-before', 'non-refundable-from']);
    expect(kindsAt(at('03-11T16:59'))).toEqual(['partial-refund-before', 'non-refundable-from']);
    expect(kindsAt(at('03-11T17:00'))).toEqual(['non-refundable']);
  });

  it('says what already applies', () => {
    expect(linesOf({ penalties: [HALFWAY] }, at('03-12T00:00'))).toEqual([
      { kind: 'cancellation-applies-from', at: HALFWAY.from, refund: usd(33_600) },
    ]);
  });
});

describe('the policy from the flags of an offer', () => {
  it('[ROOM-10] changes after the end of the free period', () => {
    const end = freeTimeEnd(offer) ?? 0;
    expect([offerLine(offer, end - 1).kind, offerLine(offer, end).kind]).toEqual(['free-until', 'non-refundable']);
    expect(freeTimeEnd({ ...offer, isRefundable: false })).toBeNull();
    expect(freeTimeEnd({ ...offer, freeCancellationUntil: null })).toBeNull();
  });

  const offer = { isRefundable: true, hasPartialRefund: false, freeCancellationUntil: HALFWAY.from };

  it('[CANC-03] is free until one minute before the first penalty', () => {
    expect(offerLine(offer, NOW)).toEqual({ kind: 'free-until', at: at('03-09T16:59') });
    expect(offerLine({ ...offer, hasPartialRefund: true }, NOW).kind).toBe('free-until');
  });

  it('does not promise a time that has passed', () => {
    expect(offerLine(offer, at('03-09T16:58')).kind).toBe('free-until');
    expect(offerLine(offer, at('03-09T16:59'))).toEqual({ kind: 'non-refundable' });
    expect(offerLine({ ...offer, hasPartialRefund: true }, at('03-10T00:00')).kind).toBe('partial-refund-may-apply');
  });

  it('[CANC-07][CANC-08][CANC-09] uses the flags if there is no time', () => {
    const timeless = { ...offer, freeCancellationUntil: null };
    expect(offerLine(timeless, NOW)).toEqual({ kind: 'free' });
    expect(offerLine({ ...timeless, hasPartialRefund: true }, NOW)).toEqual({ kind: 'partial-refund-may-apply' });
    expect(offerLine({ ...offer, isRefundable: false }, NOW)).toEqual({ kind: 'non-refundable' });
  });

  it.each<[number, boolean]>([
    [at('03-09T16:58'), true],
    [at('03-10T00:00'), true],
    [at('03-11T17:00'), false],
  ])('has something left as long as its first line says so (%d)', (now, expected) => {
    expect(isRefundLeft(linesOf({}, now)[0] as CancellationLine)).toBe(expected);
  });

  it('has nothing left if the hotel keeps everything now or within a minute', () => {
    const lastMinute = linesOf({ penalties: [WHOLE] }, WHOLE.from - 30_000);
    expect(lastMinute.map(isRefundLeft)).toEqual([false]);
    expect(isRefundLeft({ kind: 'non-refundable' })).toBe(false);
  });
});

describe('the short form of the refund of some terms', () => {
  it('ends with the first penalty that costs something', () => {
    const terms = { penalties: [WHOLE, HALFWAY], total: usd(50_400), isRefundable: true, hasPartialRefund: true };
    expect(refundOfTerms(terms)).toEqual({
      isRefundable: true,
      hasPartialRefund: true,
      freeCancellationUntil: HALFWAY.from,
    });
    expect(refundOfTerms({ ...terms, penalties: [] }).freeCancellationUntil).toBeNull();
  });
});
