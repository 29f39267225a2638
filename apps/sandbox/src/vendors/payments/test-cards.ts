/** The sandbox's cards: the numbers that the card gateway publishes for its test mode (reference §6.4). */
export type CardOutcome = 'success' | 'declined' | 'insufficient-funds' | 'challenge' | 'slow';

export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'success',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000002760003184': 'challenge',
  '4000000000000077': 'slow',
};

export interface CardInput {
  readonly number: string;
  /** `MMYY`. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The error in the typed card, and its field. */
export interface CardProblem {
  readonly code: 'number' | 'expiry' | 'expired' | 'cvc' | 'unknown-card';
  readonly field: keyof CardInput;
}

/** Checks the Luhn digit. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, k) => {
    const value = Number(digit) * (k % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isOver(expiry: string, now: Date): boolean {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  return Date.UTC(year, month, 1) <= now.getTime();
}

export function cardProblem({ number, expiry, cvc }: CardInput, now: Date): CardProblem | null {
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return { code: 'number', field: 'number' };
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(expiry)) return { code: 'expiry', field: 'expiry' };
  if (isOver(expiry, now)) return { code: 'expired', field: 'expiry' };
  if (!/^\d{3,4}$/.test(cvc)) return { code: 'cvc', field: 'cvc' };
  // Refuses a real card that was typed by mistake, like the gateway's test mode, and stores it nowhere.
  return Object.hasOwn(TEST_CARDS, number) ? null : { code: 'unknown-card', field: 'number' };
}

export const outcomeOf = ({ number }: CardInput): CardOutcome => TEST_CARDS[number] ?? 'declined';
