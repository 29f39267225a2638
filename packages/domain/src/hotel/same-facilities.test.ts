import { describe, expect, it } from 'vitest';
import { type Facility, oneForEachThing } from './same-facilities';

const named = (...names: string[]): Facility[] => names.map((name) => ({ id: null, name }));
const shown = (facilities: readonly Facility[]) => [...new Set(oneForEachThing(facilities))];

describe('one name for each facility', () => {
  it.each([
    [['WiFi available', 'Free WiFi'], ['Free WiFi']],
    [['Free WiFi', 'WiFi (surcharge)', 'Internet access'], ['Free WiFi']],
    [['Airport shuttle', 'Airport shuttle (surcharge)'], ['Airport shuttle (surcharge)']],
    [['Airport shuttle', 'airport  shuttle'], ['Airport shuttle']],
    [['Parking', 'On-site parking', 'Private parking'], ['Private parking']],
    [
      ['Parking', 'Lift', 'Free private parking'],
      ['Free private parking', 'Lift'],
    ],
    [
      ['Swimming pool', 'Indoor pool', 'Outdoor pool'],
      ['Indoor pool', 'Outdoor pool'],
    ],
    [['Outdoor pool', 'Seasonal outdoor pool'], ['Seasonal outdoor pool']],
    [
      ['Restaurant', 'Buffet restaurant', 'A la carte restaurant'],
      ['Buffet restaurant', 'A la carte restaurant'],
    ],
    [['Non-smoking rooms', 'Non-smoking throughout'], ['Non-smoking throughout']],
    [['Fitness centre', 'Fitness facilities (surcharge)'], ['Fitness facilities (surcharge)']],
  ])('%j becomes %j', (names, kept) => {
    expect(shown(named(...names))).toEqual(kept);
  });

  it.each([
    [['Restaurant', 'Snack bar']],
    [['Bar', 'Snack bar']],
    [['Indoor pool', 'Outdoor pool']],
    [['Pool', 'Pool table']],
    [['Parking', 'Valet parking', 'Electric vehicle charging station']],
    [['Breakfast', 'Breakfast in the room']],
    [['Free WiFi', 'Free wired internet']],
  ])('%j stay, because they are different things', (names) => {
    expect(oneForEachThing(named(...names))).toEqual(names);
  });

  it('works in every language, by the ids', () => {
    const inPolish = [
      { id: 2, name: 'Parking' },
      { id: 46, name: 'Bezpłatny parking' },
      { id: 47, name: 'Dostępne Wi-Fi' },
      { id: 52, name: 'Parkowanie przez obsługę' },
      { id: 107, name: 'Bezpłatne Wi-Fi' },
      { id: 161, name: 'Parking na miejscu' },
    ];
    expect(shown(inPolish)).toEqual(['Bezpłatny parking', 'Bezpłatne Wi-Fi', 'Parkowanie przez obsługę']);
  });

  it('never drops a facility: one name of each row stays', () => {
    const ids = [
      107, 164, 47, 761, 584, 139, 140, 17, 46, 181, 880, 859, 857, 162, 161, 180, 2, 301, 103, 120, 3, 115, 7,
    ];
    for (const a of ids) {
      for (const b of ids) {
        const pair = [a, b].map((id) => ({ id, name: `Facility ${id}` }));
        expect(oneForEachThing(pair).length, `${a} and ${b}`).toBeGreaterThan(0);
      }
    }
  });
});
