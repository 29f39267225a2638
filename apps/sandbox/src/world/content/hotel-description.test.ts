import { describe, expect, it } from 'vitest';
import { CITIES } from '../cities/cities';
import { cityName } from '../cities/city';
import { cityHotels } from '../hotels/city-hotels';
import { CONTENT_LANGUAGES } from '../languages';
import { descriptionTextsOf } from './descriptions/description-texts-of';
import { reviewTextsOf } from './guest-reviews/review-texts-of';
import { hotelDescription } from './hotel-description';
import { houseRuleTextsOf } from './house-rules/house-rule-texts-of';
import { toldLanguage } from './told-language';

const hotels = CITIES.filter(({ slug }) => slug === 'paris' || slug === 'london').flatMap((city) =>
  cityHotels('test', city),
);
const some = hotels.filter((_, k) => k % 15 === 0);
const english = hotels.map((hotel) => hotelDescription(hotel, 'en'));
const others = CONTENT_LANGUAGES.filter((language) => language !== 'en');

/** One line for each text of a language: its path and its slots. */
function outline(texts: unknown, path = ''): string[] {
  if (typeof texts === 'string') return [`${path} ${(texts.match(/\{\w+\}/g) ?? []).toSorted().join(' ')}`];
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts).flatMap(([key, value]) => outline(value, `${path}/${key}`));
}

/** Only the paths: a sentence may leave out the city, but lists are as long as in English. */
const places = (texts: unknown): string[] => outline(texts).map((line) => line.split(' ')[0] ?? '');

describe('the texts of a language', () => {
  it.each(others)('are as many in %s as in English', (language) => {
    expect(places(descriptionTextsOf(language))).toEqual(places(descriptionTextsOf('en')));
    expect(places(houseRuleTextsOf(language))).toEqual(places(houseRuleTextsOf('en')));
    const { names: _names, countries: _countries, ...texts } = reviewTextsOf(language);
    const { names, countries, ...englishTexts } = reviewTextsOf('en');
    expect([names.length, countries.length].every((count) => count > 0)).toBe(true);
    expect(places(texts)).toEqual(places(englishTexts));
  });

  it.each(others)('omit no amount, size or distance in %s', (language) => {
    const figures = (texts: unknown): string[] =>
      outline(texts).filter((line) => /amount|count|size|istance|landmark/.test(line.split(' ').slice(1).join()));
    expect(figures(houseRuleTextsOf(language))).toEqual(figures(houseRuleTextsOf('en')));
    expect(figures(descriptionTextsOf(language))).toEqual(figures(descriptionTextsOf('en')));
  });

  it.each(others)('share no sentence in %s with English', (language) => {
    const sentences = (texts: unknown): string[] => JSON.stringify(texts).match(/"[^"]{25,}"/g) ?? [];
    const known = new Set([descriptionTextsOf, houseRuleTextsOf, reviewTextsOf].flatMap((of) => sentences(of('en'))));
    expect(known.size).toBeGreaterThan(120);
    const own = [descriptionTextsOf, houseRuleTextsOf, reviewTextsOf].flatMap((of) => sentences(of(language)));
    expect(own.filter((sentence) => known.has(sentence))).toEqual([]);
  });
});

describe('a hotel description', () => {
  it.each(others)('is in %s, with every slot filled', (language) => {
    for (const hotel of some) {
      const text = hotelDescription(hotel, language);
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
      if (text === '' || toldLanguage(hotel, language) === 'en') continue;
      expect(text).not.toBe(hotelDescription(hotel, 'en'));
      expect(text).toContain(cityName(hotel.city, language));
      expect(text).toContain(hotel.name.replaceAll('&', '&amp;'));
    }
  });

  it('has two to four paragraphs of HTML, sometimes with a list', () => {
    const plain = english.filter((text) => text.startsWith('<p>') && text.length < 2500);
    expect(plain.length).toBeGreaterThan(hotels.length * 0.95);
    for (const text of plain) {
      expect(text).toMatch(/^<p>.+<\/p>$/);
      const paragraphs = text.split('</p>').length - 1 - (text.includes('<ul>') ? 1 : 0);
      expect(paragraphs).toBeGreaterThanOrEqual(2);
      expect(paragraphs).toBeLessThanOrEqual(4);
      expect(text.replaceAll('&amp;', '')).not.toContain('&');
    }
    expect(english.filter((text) => text.includes('<ul></ul>'))).toEqual([]);
    const share = (part: string): number => plain.filter((text) => text.includes(part)).length / plain.length;
    expect(share('<ul><li>')).toBeGreaterThan(0.1);
    expect(share('</strong><br>')).toBeGreaterThan(0.3);
    expect(share('</strong><br>')).toBeLessThan(0.7);
  });

  it('differs from that of a neighbour', () => {
    const told = english.filter(Boolean);
    expect(new Set(told).size).toBe(told.length);
    const bare = told.map((text, k) => text.replaceAll(hotels[k]?.name ?? '', ''));
    expect(new Set(bare).size).toBe(bare.length);
  });

  it('is missing for a few, very long for a few and odd for one in a hundred', () => {
    const share = (isSo: (text: string) => boolean): number => english.filter(isSo).length / english.length;
    const isOdd = (text: string): boolean => text.startsWith('<div style=');
    expect(share((text) => text === '')).toBeGreaterThan(0.003);
    expect(share((text) => text === '')).toBeLessThan(0.02);
    expect(share((text) => text.length > 2500)).toBeGreaterThan(0.005);
    expect(share((text) => text.length > 2500)).toBeLessThan(0.025);
    expect(share(isOdd)).toBeGreaterThan(0.01);
    expect(share(isOdd)).toBeLessThan(0.025);
    for (const text of english.filter(isOdd)) {
      expect(text).toMatch(/<ul><li>[^<]+&amp; [^<]+<ul>/);
      expect(text).toMatch(/<a href="https:\/\/hotels\.example\.test\/lp[0-9a-f]+"/);
    }
  });

  it('never contains harmful markup', () => {
    for (const text of english) expect(text).not.toMatch(/<script|<iframe|\son\w+=|javascript:|<img/i);
  });

  it('is only in English for one hotel in fifty', () => {
    const count = hotels.filter((hotel) => toldLanguage(hotel, 'tr') === 'en').length;
    expect(count / hotels.length).toBeGreaterThan(0.012);
    expect(count / hotels.length).toBeLessThan(0.03);
    const hotel = hotels.find((one) => toldLanguage(one, 'tr') === 'en' && hotelDescription(one, 'en') !== '');
    expect(hotel && hotelDescription(hotel, 'cs')).toBe(hotel && hotelDescription(hotel, 'en'));
  });

  it('is the same every time', () => {
    expect(hotels.map((hotel) => hotelDescription(hotel, 'en'))).toEqual(english);
  });
});
