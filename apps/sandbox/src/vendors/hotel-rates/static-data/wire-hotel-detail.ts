/** All data of one hotel, in the vendor's format (reference §3.4 and §12.13). */
import type { WireHotelDetail } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { chanceOf, createRandom } from '../../../kernel/random';
import { facilityName } from '../../../world/content/facility-names';
import { guestSentiment } from '../../../world/content/guest-sentiment';
import { hotelDescription } from '../../../world/content/hotel-description';
import { houseFacts } from '../../../world/content/house-facts';
import { importantInformation } from '../../../world/content/important-information';
import type { Hotel } from '../../../world/hotels/hotel';
import { numberInHotelId } from '../../../world/hotels/hotel-id';
import { chainOf, typeOf } from '../hotel-types';
import { hasImages, hotelImages } from './hotel-images';
import { hotelPhotos } from './hotel-photos';
import type { Wording } from './wire-hotel';
import { wireArrival, wireParking, wirePolicies } from './wire-house-rules';
import { airportOf, pointsOfInterest } from './wire-poi';
import { wireRooms } from './wire-rooms';
import { wireSentiment } from './wire-sentiment';

/** The share of hotels for which the vendor knows little more than the location. */
const THIN_SHARE = 1 / 60;
/** The share of pet-friendly hotels that are wrongly marked as not taking pets. */
const PETS_DENIED_SHARE = 0.08;
const CONTACT_SHARE = 0.6;
const SENTIMENT_UPDATED_AT = '2026-10-31T04:00:00Z';

const isThin = ({ id }: Hotel): boolean => chanceOf(`${id} thin`) < THIN_SHARE;

/** No country has the code +999, and `.test` is a reserved domain. */
function contact({ id }: Hotel): Pick<WireHotelDetail, 'phone' | 'fax' | 'email'> {
  const random = createRandom(`${id} contact`);
  const [hasPhone, hasEmail] = [random.chance(CONTACT_SHARE), random.chance(CONTACT_SHARE)];
  return {
    phone: hasPhone ? `+999 ${random.int(10, 99)} ${random.int(100, 999)} ${random.int(1000, 9999)}` : '',
    fax: '',
    email: hasEmail ? `stay@${id}.example.test` : '',
  };
}

/** The fields that are null for thin hotels. */
function known(hotel: Hotel, wording: Wording): Partial<WireHotelDetail> {
  if (isThin(hotel)) {
    return { rooms: null, poi: null, sentiment_analysis: null, chain: null, phone: null, fax: null, email: null };
  }
  const sentiment = guestSentiment(hotel);
  return {
    chain: chainOf(hotel).name,
    ...contact(hotel),
    poi: pointsOfInterest(hotel),
    rooms: wireRooms(hotel, wording),
    sentiment_analysis: sentiment && wireSentiment(sentiment),
    ...(sentiment && { sentiment_updated_at: SENTIMENT_UPDATED_AT }),
  };
}

export function wireHotelDetail(hotel: Hotel, wording: Wording): WireHotelDetail {
  const { id, name, city, address, zip, latitude, longitude, stars, rating, reviewCount, facilityIds } = hotel;
  const { language, origin } = wording;
  const facts = houseFacts(hotel);
  const type = typeOf(hotel);
  return {
    id,
    name,
    hotelDescription: hotelDescription(hotel, language),
    hotelImportantInformation: importantInformation(hotel, language),
    checkinCheckoutTimes: wireArrival(hotel, language),
    hotelImages: hotelImages(hotel, origin),
    ...(hasImages(hotel) ? hotelPhotos(hotel, origin) : { main_photo: '', thumbnail: '' }),
    videoUrl: '',
    country: city.country.code.toLowerCase(),
    city: city.names.en,
    address,
    zip,
    location: { latitude, longitude },
    starRating: stars,
    rating: rating === 0 ? null : rating,
    reviewCount,
    hotelType: type.name,
    hotelTypeId: type.id,
    chainId: chainOf(hotel).id,
    airportCode: airportOf(hotel)?.[1] ?? '',
    rohId: numberInHotelId(id),
    hotelFacilities: facilityIds.map((facilityId) => facilityName(facilityId, 'en')),
    facilities: facilityIds.map((facilityId) => ({ facilityId, name: facilityName(facilityId, language) })),
    ...wireParking(hotel, language),
    groupRoomMin: facts.groupRoomMin,
    childAllowed: facts.areChildrenWelcome,
    petsAllowed: facts.arePetsWelcome && chanceOf(`${id} pets denied`) >= PETS_DENIED_SHARE,
    policies: wirePolicies(hotel, language),
    ...known(hotel, wording),
    deletedAt: null,
  };
}
