import { describe, expect, it } from 'vitest';
import { readPaymentKeys } from './payment-keys';

const KEYS = { prebookId: 'kQ7_b2LxA', secretKey: 'pi_3S_secret_9v', transactionId: 'tr_cts_8y' };
const { prebookId, secretKey, transactionId } = KEYS;

describe('the keys of a payment', () => {
  it.each([
    ['at the top', KEYS],
    ['in data', { data: KEYS, sandbox: true }],
  ])('are read %s', (_, answer) => {
    expect(readPaymentKeys(answer)).toEqual(KEYS);
  });

  it('[DATA-43] have the prebook id in `prebookId`, else in `id`', () => {
    expect(readPaymentKeys({ data: { ...KEYS, id: 'another' } })).toEqual(KEYS);
    expect(readPaymentKeys({ data: { id: prebookId, secretKey, transactionId } })).toEqual(KEYS);
    expect(readPaymentKeys({ payment: { id: 'py_1' }, secretKey, transactionId })).toBeNull();
  });

  it.each(['secretKey', 'secret_key', 'secret', 'clientSecret'])('[DATA-44] have the secret key in `%s`', (name) => {
    expect(readPaymentKeys({ prebookId, transactionId, [name]: secretKey })).toEqual(KEYS);
  });

  it.each(['transactionId', 'transaction_id', 'paymentTransactionId'])(
    '[DATA-45] have the transaction id in `%s`',
    (name) => {
      expect(readPaymentKeys({ prebookId, secretKey, [name]: transactionId })).toEqual(KEYS);
    },
  );

  it.each(['payment', 'sdk', 'result'])('[DATA-46] may be in `%s`, at the top or in data', (name) => {
    const inside = { [name]: { secretKey, transactionId } };
    expect(readPaymentKeys({ prebookId, ...inside })).toEqual(KEYS);
    expect(readPaymentKeys({ data: { prebookId, ...inside } })).toEqual(KEYS);
  });

  it.each(['prebookId', 'secretKey', 'transactionId'])('[PAY-18] are null without the %s', (name) => {
    expect(readPaymentKeys({ data: { ...KEYS, [name]: undefined } })).toBeNull();
    expect(readPaymentKeys({ data: { ...KEYS, [name]: '' } })).toBeNull();
  });

  it.each([null, undefined, 'x', 7, []])('are null in %j', (answer) => {
    expect(readPaymentKeys(answer)).toBeNull();
  });
});
