/** How many hotels have what. The names stand in `facility-names.seed.json` and `room-amenity-names.seed.json`. */
import Type from 'typebox';
import { asSeed } from '../../kernel/seed';
import facilityShares from './facility-shares.seed.json' with { type: 'json' };
import roomAmenityShares from './room-amenity-shares.seed.json' with { type: 'json' };

const id = Type.Integer();
const share = Type.Number({ minimum: 0, maximum: 1 });
/** Id, then the share of hotels at 1 and at 5 stars; in between it is a straight line. */
const Share = Type.Tuple([id, share, share]);
/** The last id is that of the facility it belongs to, which stands before it. The shares count among hotels that have that one. */
const Variant = Type.Tuple([id, share, share, id]);

export const FacilityShares = Type.Array(Type.Union([Share, Variant]));
export const RoomAmenityShares = Type.Array(Share);

export const FACILITY_SHARES = asSeed<typeof FacilityShares>(facilityShares);
export const ROOM_AMENITY_SHARES = asSeed<typeof RoomAmenityShares>(roomAmenityShares);
