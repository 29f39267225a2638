import { minorDigits } from '@tenth-night/domain/money/money';
import { CURRENCIES } from '@tenth-night/domain/preferences/currencies';
import { INTERFACE_LANGUAGES } from '@tenth-night/domain/preferences/languages';
import { describe, expect, it } from 'vitest';
import { shortMoney } from './short-money';

const money = (units: number, currency: string) => ({
  minor: Math.round(units * 10 ** minorDigits(currency)),
  currency,
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
const short = (units: number, currency: string, language = 'en') => plain(shortMoney(money(units, currency), language));

describe('a price in the calendar', () => {
  it('has its sign if that fits, and no decimals', () => {
    expect([short(141.6, 'USD'), short(1_420, 'USD'), short(142, 'EUR', 'de'), short(142, 'USD', 'ar')]).toEqual([
      '$142',
      '$1,420',
      '142 €',
      '142',
    ]);
  });

  it('is the number alone if the sign does not fit', () => {
    expect([short(1_420, 'EUR', 'de'), short(2_450, 'CZK', 'cs')]).toEqual(['1.420', '2 450']);
  });

  it('is short for currencies with large numbers', () => {
    expect([
      short(142_300, 'CLP'),
      short(45_600, 'HUF', 'hu'),
      short(2_345_000, 'IDR'),
      short(2_345_000, 'IDR', 'de'),
    ]).toEqual(['142K', '46K', '2.3M', '2,3M']);
  });

  it('has at most six characters in every language and currency', () => {
    for (const language of INTERFACE_LANGUAGES) {
      for (const { code } of CURRENCIES) {
        for (const units of [7, 99, 999, 1_000, 9_999, 10_000, 99_999, 999_999, 9_999_999, 99_999_999]) {
          const text = short(units, code, language);
          expect(text.length, `${text} for ${units} ${code} in ${language}`).toBeLessThanOrEqual(6);
        }
      }
    }
  });
});
