/**
 * A member number that can be read aloud: `TN-` and 8 digits; the last one is a check digit (Luhn).
 * Decision on OPEN-86.
 */

const DIGITS = 7;
export const MEMBER_NUMBERS = 10 ** DIGITS;

/** `serial` is between 0 and 9,999,999; the caller draws it. */
export function memberNumber(serial: number): string {
  const digits = String(serial).padStart(DIGITS, '0');
  return `TN-${digits}${checkDigit(digits)}`;
}

/** Catches every single wrong digit, and every swap of neighbouring digits except 09 and 90. */
export function isMemberNumber(text: string): boolean {
  const digits = /^TN-(\d{8})$/.exec(text)?.[1];
  return digits !== undefined && checkDigit(digits.slice(0, DIGITS)) === digits.at(-1);
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
