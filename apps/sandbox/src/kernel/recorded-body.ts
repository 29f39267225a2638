/**
 * A request's body as the ledger shows it: at most 16 kB, without card numbers, security codes, keys and passwords.
 * Masks first and then cuts, so that no part of a secret stays.
 */

export interface RecordedBody {
  /** The parsed JSON. Text if it is not JSON, or if it was cut. */
  readonly body: unknown;
  /** The body was longer: `body` is the beginning of its text. */
  readonly isBodyCut?: true;
}

export interface Recording {
  readonly recorded: RecordedBody;
  /** The length of what is recorded, as text. */
  readonly bytes: number;
}

const BODY_BYTES_MAX = 16 * 1024;
const MASK = '***';
const SECRET_NAME = /password|secret|cvc|cvv|security_?code|card_?number|^number$/i;
/** The same names in a text that is not JSON, with their value. */
const SECRET_PAIR =
  /((?:password|secret|cvc|cvv|security_?code|card_?number)[\w-]{0,20}["']?\s{0,5}[:=]\s{0,5})("(?:[^"\\]|\\.)*"?|[^\s&,;}]+)/gi;
const CARD_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

export function recordBody(text: string): Recording {
  const { body, masked } = maskedJson(text) ?? maskedText(text);
  const bytes = Buffer.from(masked);
  if (bytes.length <= BODY_BYTES_MAX) return { recorded: { body }, bytes: bytes.length };
  // The decoder waits for the rest of a cut character, so it never writes half of one.
  const start = new TextDecoder().decode(bytes.subarray(0, BODY_BYTES_MAX), { stream: true });
  return { recorded: { body: start, isBodyCut: true }, bytes: BODY_BYTES_MAX };
}

type Masked = { readonly body: unknown; readonly masked: string };

/** Null if the text is not JSON, or too deeply nested to walk through. */
function maskedJson(text: string): Masked | null {
  try {
    const body: unknown = JSON.parse(text, (name, part: unknown) => (SECRET_NAME.test(name) ? MASK : maskPart(part)));
    return { body, masked: JSON.stringify(body) };
  } catch {
    return null;
  }
}

function maskedText(text: string): Masked {
  const masked = maskCards(text.replaceAll(SECRET_PAIR, `$1${MASK}`));
  return { body: masked, masked };
}

function maskPart(part: unknown): unknown {
  if (typeof part === 'string') return maskCards(part);
  return typeof part === 'number' && maskCards(String(part)) === MASK ? MASK : part;
}

function maskCards(text: string): string {
  return text.replaceAll(CARD_NUMBER, (digits) => (hasCheckDigit(digits) ? MASK : digits));
}

/** The checksum of card numbers (Luhn). Other long numbers pass it by chance, one in ten. */
function hasCheckDigit(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').split('').map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
