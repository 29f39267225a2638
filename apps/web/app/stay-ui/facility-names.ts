import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FacilityKey } from '@tenth-night/domain/search/facilities';

export const FACILITY_NAMES: Readonly<Record<FacilityKey, MessageDescriptor>> = {
  pool: msg`Pool`,
  breakfast: msg`Breakfast available`,
  wifi: msg`WiFi`,
  freeWifi: msg`Free WiFi`,
  gymFitness: msg`Gym / fitness`,
  airConditioning: msg`Air conditioning`,
  wheelchairAccessible: msg`Wheelchair accessible`,
  valet: msg`Valet parking`,
  freeValet: msg`Free valet parking`,
  freeParking: msg`Free parking`,
  parking: msg`Parking`,
  spa: msg`Spa`,
  evCharging: msg`EV charging`,
  hotTubJacuzzi: msg`Hot tub / jacuzzi`,
  airportShuttle: msg`Airport shuttle`,
  restaurant: msg`Restaurant`,
  bar: msg`Bar`,
  laundry: msg`Laundry`,
  dryCleaning: msg`Dry cleaning`,
  casino: msg`Casino`,
  nightClub: msg`Night club`,
  petsAllowed: msg`Pet friendly`,
};
