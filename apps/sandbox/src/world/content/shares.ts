/** Which share of hotels has what. The names are in `facility-names.seed.json` and `room-amenity-names.seed.json`. */
import Type from 'typebox';
import { asSeed } from '../../kernel/seed';
import facilityShares from './facility-shares.seed.json' with { type: 'json' };
import roomAmenityShares from './room-amenity-shares.seed.json' with { type: 'json' };

const id = Type.Integer();
const share = Type.Number({ minimum: 0, maximum: 1 });
/** Id, then the share of hotels with 1 star and with 5 stars. Between them the share is linear. */
const Share = Type.Tuple([id, share, share]);
/**
 * The last id is the parent facility, which comes earlier in the list. The shares apply to hotels that have the parent.
 */
const Variant = Type.Tuple([id, share, share, id]);

export const FacilityShares = Type.Array(Type.Union([Share, Variant]));
export const RoomAmenityShares = Type.Array(Share);

export const FACILITY_SHARES = asSeed<typeof FacilityShares>(facilityShares);
export const ROOM_AMENITY_SHARES = asSeed<typeof RoomAmenityShares>(roomAmenityShares);
