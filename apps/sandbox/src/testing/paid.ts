/** Pays with the same call as the card form in the frame. */
import type { TestSandbox } from './test-sandbox';

export const CARDS = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
  slow: '4000000000000077',
} as const;

export const CONFIRM_PATH = '/payment-wrapper/confirm';

export async function pay(sandbox: TestSandbox, secretKey: string | undefined, number: string = CARDS.success) {
  const answer = await sandbox.post(CONFIRM_PATH, { secretKey, number, expiry: '1230', cvc: '123' });
  return answer.json();
}
