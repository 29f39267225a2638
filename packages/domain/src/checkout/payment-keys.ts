/**
 * The keys that start the payment widget, from prebook's answer.
 * Hotel-checkout-trips §3 "Prebook response", §5; OPEN-73.
 */
import { asFields, type Fields, firstText } from './fields';

export type PaymentKeys = {
  readonly prebookId: string;
  readonly secretKey: string;
  readonly transactionId: string;
};

const SECRET_KEY = ['secretKey', 'secret_key', 'secret', 'clientSecret'] as const;
const TRANSACTION_ID = ['transactionId', 'transaction_id', 'paymentTransactionId'] as const;
const SUB_OBJECTS = ['payment', 'sdk', 'result'] as const;

/** Null if one of the three is missing: then no payment can start. */
export function readPaymentKeys(answer: unknown): PaymentKeys | null {
  const top = asFields(answer);
  const answers = [top, asFields(top['data'])];
  const places = [...answers, ...SUB_OBJECTS.flatMap((name) => answers.map((place) => asFields(place[name])))];
  // An `id` in a nested object belongs to a payment.
  const prebookId = textIn(places, ['prebookId']) ?? textIn(answers, ['id']);
  const secretKey = textIn(places, SECRET_KEY);
  const transactionId = textIn(places, TRANSACTION_ID);
  return prebookId && secretKey && transactionId ? { prebookId, secretKey, transactionId } : null;
}

function textIn(places: readonly Fields[], names: readonly string[]): string | null {
  return places.map((place) => firstText(place, ...names)).find((text) => text !== null) ?? null;
}
