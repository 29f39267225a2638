import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMemberNumber, MEMBER_NUMBERS, memberNumber } from './member-number';

const serials = fc.integer({ min: 0, max: MEMBER_NUMBERS - 1 });

describe('a member number', () => {
  it('is TN- and 8 digits, the last a check digit', () => {
    expect(memberNumber(7_992_739)).toBe('TN-79927398');
    expect(memberNumber(42)).toBe('TN-00000422');
  });

  it('is recognised, and every single wrong digit is detected', () => {
    fc.assert(
      fc.property(serials, fc.integer({ min: 3, max: 10 }), fc.integer({ min: 1, max: 9 }), (serial, at, shift) => {
        const number = memberNumber(serial);
        expect(isMemberNumber(number)).toBe(true);
        const wrong = String((Number(number[at]) + shift) % 10);
        expect(isMemberNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(['', 'TN-', 'TN-7992739', 'XX-79927398', 'TN-799273980', 'xTN-79927398'])('refuses %j', (text) => {
    expect(isMemberNumber(text)).toBe(false);
  });
});
