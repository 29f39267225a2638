import { describe, expect, it } from 'vitest';
import { AMENITIES, AMENITY_KEYS, hasAmenity } from './amenities';

const KEYS =
  'pool breakfast wifi freeWifi gymFitness airConditioning wheelchairAccessible valet freeValet freeParking parking spa ' +
  'evCharging hotTubJacuzzi airportShuttle restaurant bar laundry dryCleaning casino nightClub petsAllowed';

describe('the amenity catalogue', () => {
  it('[FILT-25] has exactly its 22 keys', () => {
    expect(AMENITY_KEYS).toEqual(KEYS.split(' '));
  });

  it('[FILT-26][FILT-27] has a list of ids and synonyms for each', () => {
    for (const { ids, synonyms } of Object.values(AMENITIES)) {
      expect(ids.every(Number.isInteger)).toBe(true);
      expect(synonyms.length).toBeGreaterThan(0);
    }
    expect(AMENITIES.petsAllowed.ids).toEqual([4]);
    expect(AMENITIES.freeValet.ids).toEqual([]);
  });

  it('finds an amenity by its id, and by its name where there is only that', () => {
    expect(hasAmenity({ facilityIds: [301] }, 'pool')).toBe(true);
    expect(hasAmenity({ facilityIds: [999] }, 'pool')).toBe(false);
    expect(hasAmenity({ facilityIds: [], facilityNames: ['Heated Outdoor Pool'] }, 'pool')).toBe(true);
    expect(hasAmenity({ facilityIds: [], facilityNames: ['Bar/Lounge'] }, 'bar')).toBe(true);
    expect(hasAmenity({ facilityIds: [], facilityNames: ['** Swimming  –  Pool!'] }, 'pool')).toBe(true);
    expect(hasAmenity({ facilityIds: [], facilityNames: [' No pool'] }, 'pool')).toBe(false);
  });

  it('takes whole words, and nothing that is denied', () => {
    expect(hasAmenity({ facilityIds: [], facilityNames: ['Barber shop'] }, 'bar')).toBe(false);
    expect(hasAmenity({ facilityIds: [], facilityNames: ['No parking'] }, 'parking')).toBe(false);
    expect(hasAmenity({ facilityIds: [], facilityNames: ['Pets are not allowed'] }, 'petsAllowed')).toBe(false);
  });

  it('finds parking where it is free, and WiFi too', () => {
    expect(hasAmenity({ facilityIds: [46] }, 'parking')).toBe(true);
    expect(hasAmenity({ facilityIds: [107] }, 'wifi')).toBe(true);
    expect(hasAmenity({ facilityIds: [47] }, 'freeWifi')).toBe(false);
  });
});
