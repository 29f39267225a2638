import type { PaymentReturn } from '@tenth-night/domain/booking/payment-return';
import { expect, it } from 'vitest';
import type { Services } from '../../lib/page/services';
import { testServices } from '../../lib/page/testing/test-services';
import { book, readProgress } from './booking-api';

const back = { prebookId: 'kQ7', transactionId: 'tr_1', hotelId: 'lp1' } as PaymentReturn;
const holder = { holder: { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' }, isPlaceholder: false };

function answering(data: object): Services {
  const send = async () => new Response(JSON.stringify({ data: { state: 'confirmed', ...data } }));
  return testServices({ send });
}

it.each([
  [{ bookingId: 'b-1', id: 'i-1', reference: 'r-1' }, 'b-1'],
  [{ id: 'i-1', reference: 'r-1' }, 'i-1'],
  [{ reference: 'r-1' }, 'r-1'],
  [{ bookingId: null }, null],
])('[RET-18] reads the booking id after a payment from %j', async (ids, bookingId) => {
  const { signal } = new AbortController();
  expect(await book(answering(ids), { ...back, isProcessing: false }, holder, signal)).toMatchObject({
    state: 'confirmed',
    bookingId,
  });
  expect(await readProgress(answering(ids), back, signal)).toMatchObject({ state: 'confirmed', bookingId });
});
