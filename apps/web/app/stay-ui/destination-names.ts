/** The names of destinations and regions, for translation. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Region } from '@tenth-night/domain/places/destinations';

export const REGION_NAMES: Readonly<Record<Region, MessageDescriptor>> = {
  'North America': msg`North America`,
  'South America': msg`South America`,
  Europe: msg`Europe`,
  Asia: msg`Asia`,
  Africa: msg`Africa`,
  Oceania: msg`Oceania`,
};

/** By slug. */
export const CITY_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'new-york': msg`New York`,
  'los-angeles': msg`Los Angeles`,
  chicago: msg`Chicago`,
  'san-francisco': msg`San Francisco`,
  miami: msg`Miami`,
  toronto: msg`Toronto`,
  'rio-de-janeiro': msg`Rio de Janeiro`,
  paris: msg`Paris`,
  london: msg`London`,
  rome: msg`Rome`,
  barcelona: msg`Barcelona`,
  amsterdam: msg`Amsterdam`,
  prague: msg`Prague`,
  vienna: msg`Vienna`,
  berlin: msg`Berlin`,
  istanbul: msg`Istanbul`,
  tokyo: msg`Tokyo`,
  dubai: msg`Dubai`,
  bangkok: msg`Bangkok`,
  singapore: msg`Singapore`,
  'cape-town': msg`Cape Town`,
  cairo: msg`Cairo`,
  sydney: msg`Sydney`,
  melbourne: msg`Melbourne`,
};
