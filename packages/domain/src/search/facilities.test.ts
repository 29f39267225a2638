import { describe, expect, it } from 'vitest';
import { FACILITIES, FACILITY_KEYS, hasFacility } from './facilities';

const KEYS =
  'pool breakfast wifi freeWifi gymFitness airConditioning wheelchairAccessible valet freeValet freeParking parking spa ' +
  'evCharging hotTubJacuzzi airportShuttle restaurant bar laundry dryCleaning casino nightClub petsAllowed';

describe('the facility catalogue', () => {
  it('[FILT-25] has exactly its 22 keys', () => {
    expect(FACILITY_KEYS).toEqual(KEYS.split(' '));
  });

  it('[FILT-26][FILT-27] has a list of ids and synonyms for each', () => {
    for (const { ids, synonyms } of Object.values(FACILITIES)) {
      expect(ids.every(Number.isInteger)).toBe(true);
      expect(synonyms.length).toBeGreaterThan(0);
    }
    expect(FACILITIES.petsAllowed.ids).toEqual([4]);
    expect(FACILITIES.freeValet.ids).toEqual([]);
  });

  it('finds a facility by its id, or by its name if there is only that', () => {
    expect(hasFacility({ facilityIds: [301] }, 'pool')).toBe(true);
    expect(hasFacility({ facilityIds: [999] }, 'pool')).toBe(false);
    expect(hasFacility({ facilityIds: [], facilityNames: ['Heated Outdoor Pool'] }, 'pool')).toBe(true);
    expect(hasFacility({ facilityIds: [], facilityNames: ['Bar/Lounge'] }, 'bar')).toBe(true);
    expect(hasFacility({ facilityIds: [], facilityNames: ['** Swimming  –  Pool!'] }, 'pool')).toBe(true);
    expect(hasFacility({ facilityIds: [], facilityNames: [' No pool'] }, 'pool')).toBe(false);
  });

  it('matches whole words, and no negated ones', () => {
    expect(hasFacility({ facilityIds: [], facilityNames: ['Barber shop'] }, 'bar')).toBe(false);
    expect(hasFacility({ facilityIds: [], facilityNames: ['No parking'] }, 'parking')).toBe(false);
    expect(hasFacility({ facilityIds: [], facilityNames: ['Pets are not allowed'] }, 'petsAllowed')).toBe(false);
  });

  it('finds parking if it is free, and WiFi too', () => {
    expect(hasFacility({ facilityIds: [46] }, 'parking')).toBe(true);
    expect(hasFacility({ facilityIds: [107] }, 'wifi')).toBe(true);
    expect(hasFacility({ facilityIds: [47] }, 'freeWifi')).toBe(false);
  });
});
