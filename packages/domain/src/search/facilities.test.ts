import { describe, expect, it } from 'vitest';
import { FACILITIES, FACILITY_KEYS, hasFacility } from './facilities';
import { facilitiesNamed, SYNONYMS } from './facility-words';

const KEYS =
  'pool breakfast wifi freeWifi gymFitness airConditioning wheelchairAccessible valet freeValet freeParking parking spa ' +
  'evCharging hotTubJacuzzi airportShuttle restaurant bar laundry dryCleaning casino nightClub petsAllowed';

describe('the facility catalogue', () => {
  it('[FILT-25] has exactly its 22 keys', () => {
    expect(FACILITY_KEYS).toEqual(KEYS.split(' '));
  });

  it('[FILT-26][FILT-27] has a list of ids and synonyms for each', () => {
    for (const key of FACILITY_KEYS) {
      expect(FACILITIES[key].every(Number.isInteger)).toBe(true);
      expect(SYNONYMS[key].length).toBeGreaterThan(0);
    }
    expect(FACILITIES.petsAllowed).toEqual([4]);
    expect(FACILITIES.freeValet).toEqual([]);
  });

  it('finds a facility by its id, or by its name if there is only that', () => {
    expect(hasFacility({ facilityIds: [301] }, 'pool')).toBe(true);
    expect(hasFacility({ facilityIds: [999] }, 'pool')).toBe(false);
    expect(hasFacility({ facilityIds: [], namedFacilities: ['pool'] }, 'pool')).toBe(true);
    expect(facilitiesNamed(['Heated Outdoor Pool'])).toContain('pool');
    expect(facilitiesNamed(['Bar/Lounge'])).toContain('bar');
    expect(facilitiesNamed(['** Swimming  –  Pool!'])).toContain('pool');
    expect(facilitiesNamed([' No pool'])).not.toContain('pool');
  });

  it('matches whole words, and no negated ones', () => {
    expect(facilitiesNamed(['Barber shop'])).not.toContain('bar');
    expect(facilitiesNamed(['No parking'])).not.toContain('parking');
    expect(facilitiesNamed(['Pets are not allowed'])).not.toContain('petsAllowed');
  });

  it('finds parking if it is free, and WiFi too', () => {
    expect(hasFacility({ facilityIds: [46] }, 'parking')).toBe(true);
    expect(hasFacility({ facilityIds: [107] }, 'wifi')).toBe(true);
    expect(hasFacility({ facilityIds: [47] }, 'freeWifi')).toBe(false);
  });
});
