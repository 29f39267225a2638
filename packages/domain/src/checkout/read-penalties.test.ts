import { describe, expect, it } from 'vitest';
import { cancellationLines } from './cancellation-lines';
import { readPenalties } from './read-penalties';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const TOTAL = eur(42_800);
const FROM = Date.parse('2027-03-08T23:00:00Z');

describe('the penalties of a policy', () => {
  it.each(['penalties', 'rules'])(
    '[DATA-50] are read from `%s`, with percent or amount, from, to and timezone',
    (name) => {
      const rows = [
        { from: '2027-03-09 00:00:00', to: '2027-03-10 23:00:00', timezone: 'Europe/Prague', percent: 50 },
        { from: '2027-03-10T23:00:00Z', amount: 428 },
      ];
      expect(readPenalties({ [name]: rows }, TOTAL)).toEqual([
        { from: FROM, amount: eur(21_400) },
        { from: Date.parse('2027-03-10T23:00:00Z'), amount: TOTAL },
      ]);
    },
  );

  it('[DATA-51] are read from `cancelPolicyInfos`, with a time, and an amount or percent', () => {
    const cancelTime = '2027-03-08 23:00:00';
    const costs = [
      { amount: 214, currency: 'EUR', type: 'amount', timezone: 'GMT' },
      { amount: '214.00', type: 'amount', timezone: '' },
      { percent: 50, type: 'percent' },
      { amount: 50, type: 'percentage' },
    ].map((part) => readPenalties({ cancelPolicyInfos: [{ cancelTime, ...part }] }, TOTAL));
    expect(costs).toEqual(Array(4).fill([{ from: FROM, amount: eur(21_400) }]));
  });

  it('[CANC-14] take everything with a percent of at least 100', () => {
    const linesWith = (percent: number) => {
      const penalties = readPenalties({ rules: [{ from: '2027-03-08 23:00:00', percent }] }, TOTAL);
      const terms = { penalties, total: TOTAL, isRefundable: true, hasPartialRefund: false };
      return cancellationLines(terms, 0).at(-1)?.kind;
    };
    expect([99, 100, 120].map(linesWith)).toEqual([
      'cancellation-applies-from',
      'non-refundable-from',
      'non-refundable-from',
    ]);
  });

  it('cost the greater value, if a row has both', () => {
    const row = { from: '2027-03-08', amount: 100, percent: 50 };
    expect(readPenalties({ rules: [row] }, TOTAL)[0]?.amount).toEqual(eur(21_400));
    expect(readPenalties({ rules: [{ ...row, amount: 300 }] }, TOTAL)[0]?.amount).toEqual(eur(30_000));
  });

  it.each([{}, { amount: 'some' }, { amount: 5000, currency: 'CZK' }, { cancelTime: 'soon', amount: null }])(
    'assume the worst, if %j is unreadable',
    (row) => {
      expect(readPenalties({ cancelPolicyInfos: [row] }, TOTAL)).toEqual([{ from: 0, amount: TOTAL }]);
    },
  );

  it('[DATA-51] are read from the first non-empty list', () => {
    const rows = [{ cancelTime: '2027-03-08 23:00:00', amount: 214 }];
    expect(readPenalties({ penalties: [], rules: [], cancelPolicyInfos: rows }, TOTAL)).toEqual([
      { from: FROM, amount: eur(21_400) },
    ]);
  });

  it.each([null, undefined, 'x', {}, { rules: null }, { penalties: [], cancelPolicyInfos: [] }])(
    'are empty in %j',
    (policies) => {
      expect(readPenalties(policies, TOTAL)).toEqual([]);
    },
  );
});
