import { describe, expect, it } from 'vitest';
import { CITIES } from '../cities/cities';
import { cityHotels } from '../hotels/city-hotels';
import { CONTENT_LANGUAGES } from '../languages';
import { arrivalAt } from './arrival';
import { policiesOf } from './hotel-policies';
import { houseFacts } from './house-facts';
import { importantInformation } from './important-information';
import { roundLocal } from './local-amount';

const hotels = CITIES.filter(({ slug }) => slug === 'paris' || slug === 'london').flatMap((city) =>
  cityHotels('test', city),
);
const houses = hotels.map((hotel) => ({ hotel, policies: policiesOf(hotel, 'en') }));
const shareOf = (isSo: (hotel: (typeof hotels)[number]) => boolean): number =>
  hotels.filter(isSo).length / hotels.length;
const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

describe('the house policies', () => {
  it('contain a rule twice in a third of the hotels: unchanged, in another case, or with other spaces', () => {
    const doubles = houses.flatMap(({ policies }) => {
      const [last, ...earlier] = policies.toReversed();
      const first = earlier.find(({ kind, text }) => kind === last?.kind && folded(text) === folded(last.text));
      return first && last ? [[first.text, last.text]] : [];
    });
    expect(doubles.length / hotels.length).toBeGreaterThan(0.28);
    expect(doubles.length / hotels.length).toBeLessThan(0.4);
    expect(doubles.some(([one, two]) => one === two)).toBe(true);
    expect(doubles.some(([one, two]) => one !== two && one?.toLowerCase() === two)).toBe(true);
    expect(doubles.some(([one, two]) => one !== two && one === two?.trim().replace('  ', ' '))).toBe(true);
  });

  it('include the rare kinds, some of them without a name', () => {
    const has = (kind: string): number =>
      houses.filter(({ policies }) => policies.some((policy) => policy.kind === kind)).length / houses.length;
    expect(has('pets')).toBe(1);
    expect(has('children')).toBe(1);
    for (const kind of ['internet', 'parking']) expect(has(kind)).toBeGreaterThan(0.95);
    for (const kind of ['groups', 'general', 'further-pets', 'sustainability']) {
      expect(has(kind)).toBeGreaterThan(0.1);
      expect(has(kind)).toBeLessThan(0.7);
    }
    const nameless = houses.flatMap(({ policies }) => policies).filter(({ heading }) => heading === '');
    expect(new Set(nameless.map(({ kind }) => kind))).toEqual(new Set(['further-pets', 'sustainability']));
  });

  it("match the hotel's facts", () => {
    for (const { hotel, policies } of houses.slice(0, 500)) {
      const text = (kind: string): string => policies.find((policy) => policy.kind === kind)?.text ?? '';
      expect(/not allowed/.test(text('pets'))).toBe(!houseFacts(hotel).arePetsWelcome);
      expect(/18 or older/.test(text('children'))).toBe(!houseFacts(hotel).areChildrenWelcome);
      if (houseFacts(hotel).parking === 'paid') expect(text('parking')).toMatch(/(EUR|GBP) \d/);
    }
    expect(shareOf((hotel) => !houseFacts(hotel).areChildrenWelcome)).toBeGreaterThan(0.01);
  });

  it.each(CONTENT_LANGUAGES)('fill every slot in %s', (language) => {
    for (const hotel of hotels.slice(0, 100)) {
      const texts = [...policiesOf(hotel, language).map(({ text }) => text), importantInformation(hotel, language)];
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN/);
    }
  });
});

describe('important information', () => {
  it('is one line or several, HTML for some, and nothing for a few', () => {
    const texts = hotels.map((hotel) => importantInformation(hotel, 'en'));
    const share = (pattern: RegExp): number => texts.filter((text) => pattern.test(text)).length / texts.length;
    expect(share(/^$/)).toBeGreaterThan(0.03);
    expect(share(/\n/)).toBeGreaterThan(0.4);
    expect(share(/^<ul><li>/)).toBeGreaterThan(0.08);
    expect(share(/deposit of (EUR|GBP) \d/)).toBeGreaterThan(0.2);
    expect(share(/ID card or passport/)).toBeGreaterThan(0.05);
    expect(share(/elevator is being renewed/)).toBeGreaterThan(0.05);
  });

  it('names the city tax of the rates', () => {
    const hotel = hotels.find((one) => one.city.slug === 'paris' && one.stars === 3 && importantInformation(one, 'en'));
    expect(hotel && importantInformation(hotel, 'en')).toContain('City tax of EUR 5.53 per person');
    expect(hotel && importantInformation(hotel, 'de')).toContain('5,53');
  });

  it('names round sums', () => {
    for (const hotel of hotels.slice(0, 20)) expect(roundLocal(37, hotel) % 5).toBe(0);
  });
});

describe('arrival', () => {
  it('is shown in the 12-hour format', () => {
    for (const hotel of hotels) {
      const { from, until, leaveBy } = arrivalAt(hotel, 'en');
      expect(from).toMatch(/^(0[1-4]):(00|30) PM$/);
      expect(until).toMatch(/^$|^(0[6-9]|1[01]):00 PM$|^12:00 AM$/);
      expect(leaveBy).toMatch(/^1[01]:00 AM$|^12:00 PM$/);
    }
  });

  it('has instructions if there is no reception desk', () => {
    for (const hotel of hotels.slice(0, 500)) {
      const isDeskless = hotel.kind === 'apartments' || hotel.kind === 'guesthouse';
      expect(arrivalAt(hotel, 'fr').instructions.length > 0).toBe(isDeskless);
    }
  });
});
