import { describe, expect, it } from 'vitest';
import { hasPaymentFailed, withoutPaymentKeys } from './payment-outcome';

const failed = (status: string | null) =>
  hasPaymentFailed({ get: (name) => (name === 'redirect_status' ? status : null) });

describe('the return from a payment', () => {
  it('has failed only if its provider says so', () => {
    expect(['failed', 'succeeded', 'pending', '', null].map(failed)).toEqual([true, false, false, false, false]);
  });

  it('removes its keys from the address, and nothing else', () => {
    const pairs: [string, string][] = [
      ['prebookId', 'kQ7_b2LxA'],
      ['payment_intent', 'pi_1'],
      ['transactionId', 'tr_1'],
      ['payment_intent_client_secret', 'pi_1_secret_2'],
      ['redirect_status', 'failed'],
      ['my_payment_intent', 'x'],
    ];
    expect(withoutPaymentKeys(pairs)).toEqual([
      ['prebookId', 'kQ7_b2LxA'],
      ['transactionId', 'tr_1'],
      ['redirect_status', 'failed'],
      ['my_payment_intent', 'x'],
    ]);
  });
});
