import { describe, expect, it } from 'vitest';
import { paymentReturnQuery, readPaymentReturn } from './payment-return';

const BACK = { prebookId: 'kQ7_b2LxA', transactionId: 'tr_cts_8y', hotelId: 'lp7a10c' };
const read = (pairs: Iterable<readonly [string, string]>) => {
  const map = new Map(pairs);
  return readPaymentReturn({ get: (name) => map.get(name) ?? null });
};

describe('the address of the payment return', () => {
  it('contains the prebook id, the transaction id and the hotel id', () => {
    expect(paymentReturnQuery(BACK)).toEqual([
      ['prebookId', 'kQ7_b2LxA'],
      ['transactionId', 'tr_cts_8y'],
      ['hotelId', 'lp7a10c'],
    ]);
  });

  it.each([BACK, { ...BACK, hotelId: null }])('is the same after writing and reading', (back) => {
    expect(read([...paymentReturnQuery(back), ['redirect_status', 'succeeded']])).toEqual(back);
  });

  it.each(['prebookId', 'transactionId'])('is null without the %s', (name) => {
    const pairs = paymentReturnQuery(BACK);
    expect(read(pairs.filter(([other]) => other !== name))).toBeNull();
    expect(read(pairs.map(([other, value]) => [other, other === name ? '' : value]))).toBeNull();
  });
});
