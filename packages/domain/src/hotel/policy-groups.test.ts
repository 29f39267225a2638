import { describe, expect, it } from 'vitest';
import type { CleanHtml, Policy } from './hotel-detail';
import { policyGroups } from './policy-groups';

const policy = (policyType: string, name: string, description: string): Policy => ({
  policyType,
  name,
  description: description as CleanHtml,
});
const headings = (policies: readonly Policy[], locale = 'en') =>
  policyGroups(policies, locale).map(({ heading }) => heading);

describe('the house rules', () => {
  it.each(['general', 'General', 'GENERAL', 'POLICY_GENERAL'])('[INFO-03] leave out those of type %s', (type) => {
    expect(headings([policy(type, 'House', 'No smoking.'), policy('CHILDREN', 'Children', 'Welcome.')])).toEqual([
      'Children',
    ]);
  });

  it('[INFO-04] are grouped by name', () => {
    const policies = [
      policy('POLICY_CHILDREN', 'Children', 'Cots are free.'),
      policy('POLICY_HOTEL_PARKING', 'Parking', 'On site.'),
      policy('OTHER', 'children ', 'Under 6 stay free.'),
    ];
    expect(policyGroups(policies, 'en')).toEqual([
      { heading: 'Children', rules: ['Cots are free.', 'Under 6 stay free.'] },
      { heading: 'Parking', rules: ['On site.'] },
    ]);
  });

  it('[INFO-05] appear once within a group', () => {
    const policies = ['On site.', 'on site.', ' On  site.\n', 'Nearby.', 'Near by.'].map((rule) =>
      policy('X', 'Parking', rule),
    );
    expect(policyGroups(policies, 'en')).toEqual([{ heading: 'Parking', rules: ['On site.', 'Nearby.', 'Near by.'] }]);
  });

  it('[INFO-06][INFO-07] have Pets first and the others in alphabetical order', () => {
    const names = ['Parking', 'Children', 'Pets', 'Internet'];
    expect(headings(names.map((name) => policy('X', name, 'A rule.')))).toEqual([
      'Pets',
      'Children',
      'Internet',
      'Parking',
    ]);
  });

  it('[INFO-06] have Pets first by their type, in every language', () => {
    const policies = [policy('POLICY_CHILDREN', 'Kinder', 'x'), policy('POLICY_HOTEL_PETS', 'Tiere', 'y')];
    expect(headings(policies, 'de')).toEqual(['Tiere', 'Kinder']);
  });

  it('[INFO-06] have Pets first if one rule of the group has that type', () => {
    const policies = [
      policy('CHILDREN', 'Kinder', 'x'),
      policy('OTHER', ' Tiere', 'y'),
      policy(' pets ', 'Tiere', 'z'),
    ];
    expect(policyGroups(policies, 'de')).toEqual([
      { heading: 'Tiere', rules: ['y', 'z'] },
      { heading: 'Kinder', rules: ['x'] },
    ]);
  });

  it('[INFO-07] follow the alphabet of the language', () => {
    const policies = ['Chaty', 'Děti', 'Hosté', 'Čas'].map((name) => policy('X', name, 'x'));
    expect(headings(policies, 'cs')).toEqual(['Čas', 'Děti', 'Hosté', 'Chaty']);
  });

  it('[INFO-09] have, without a name, the type PETS as Pets', () => {
    expect(headings([policy('PETS', '', 'x')])).toEqual(['Pets']);
  });

  it('[INFO-10] have, without a name, the type SUSTAINABILITY as Sustainability Certifications', () => {
    expect(headings([policy('SUSTAINABILITY', '', 'x')])).toEqual(['Sustainability Certifications']);
  });

  it('[INFO-08] have, without a name, their type made readable', () => {
    expect(headings([policy('check_in_age', '', 'x')])).toEqual(['Check in age']);
    expect(headings([policy('POLICY_HOTEL_PARKING', '', 'x')])).toEqual(['Parking']);
    expect(headings([policy('NO_POLICY_YET', '', 'x')])).toEqual(['No policy yet']);
  });

  it('use the words of another language for types without a name', () => {
    const typeNames = { PETS: 'Tiere', SUSTAINABILITY: 'Nachhaltigkeit' };
    const policies = [policy('SUSTAINABILITY', '', 'a'), policy('X', 'Tiere', 'b'), policy('PETS', '', 'c')];
    expect(policyGroups(policies, 'de', typeNames)).toEqual([
      { heading: 'Tiere', rules: ['b', 'c'] },
      { heading: 'Nachhaltigkeit', rules: ['a'] },
    ]);
  });

  it('use, without a name, the heading of another rule of their type', () => {
    const policies = [policy('PETS', '', 'On a lead.'), policy('POLICY_HOTEL_PETS', 'Haustiere', 'On request.')];
    expect(policyGroups(policies, 'de')).toEqual([{ heading: 'Haustiere', rules: ['On a lead.', 'On request.'] }]);
  });

  it('have no heading without a rule', () => {
    expect(headings([policy('PETS', 'Pets', ' ')])).toEqual([]);
  });
});
