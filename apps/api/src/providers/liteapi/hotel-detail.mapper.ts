/**
 * Maps the provider's hotel details to ours. Some fields have older names, and some hotels have hardly any fields.
 * Hotel-checkout-trips §3 "Hotel detail".
 */
import { takeFacilities } from '@tenth-night/domain/hotel/facilities';
import type { HotelDetail, HouseTimes, NearbyPlace, Photo, Policy } from '@tenth-night/domain/hotel/hotel-detail';
import type { Facility } from '@tenth-night/domain/hotel/same-facilities';
import type { WireHotelDetail, WireHotelImage, WirePolicy } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { type Fields, fieldsOf, type LeaveOut, recordOf } from '../wire-records';
import { coordinatesOf, countOf, listOf, nameOf, numberOf, textOf } from '../wire-values';
import { cleanHtml } from './clean-html';
import { toPhotos } from './photo.mapper';
import { toRoom } from './room.mapper';
import { timeZoneAt } from './time-zone';

const MOST_NEARBY = 8;
const NOWHERE = { latitude: null, longitude: null };
const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i;

/** Null for a hotel without a name, or one that the provider deleted. */
export function toHotelDetail(hotelId: string, value: unknown, leaveOut: LeaveOut): HotelDetail | null {
  const wire = fieldsOf<WireHotelDetail>(value);
  const name = textOf(wire.name);
  if (!name || textOf(wire.deletedAt)) return null;
  const { latitude, longitude } = coordinatesOf(wire.location) ?? coordinatesOf(wire) ?? NOWHERE;
  return {
    hotelId,
    name,
    description: cleanHtml(textOf(wire.hotelDescription) ?? ''),
    importantInformation: cleanHtml(textOf(wire.hotelImportantInformation) ?? ''),
    address: textOf(wire.address),
    city: textOf(wire.city),
    country: textOf(wire.country)?.toUpperCase() ?? null,
    stars: countOf(wire.starRating) ?? countOf(wire.stars),
    rating: countOf(wire.rating),
    reviewCount: countOf(wire.reviewCount),
    latitude,
    longitude,
    phone: textOf(wire.phone),
    timeZone: timeZoneAt(latitude, longitude),
    nearby: readNearby(wire),
    times: readTimes(wire),
    photos: readPhotos(wire),
    facilities: readFacilities(wire),
    policies: listOf(wire.policies).flatMap((policy) => toPolicy(policy, leaveOut) ?? []),
    rooms: listOf(wire.rooms).flatMap((room) => toRoom(room, leaveOut) ?? []),
  };
}

/** Leaves out places without a name or a distance. */
function readNearby({ poi }: Fields<WireHotelDetail>): readonly NearbyPlace[] {
  return listOf(poi)
    .flatMap((place) => {
      const fields = fieldsOf<NonNullable<WireHotelDetail['poi']>[number]>(place);
      const [name, distanceKm] = [textOf(fields.name), numberOf(fields.distanceKm)];
      return name !== null && distanceKm !== null && distanceKm >= 0 ? [{ name, distanceKm }] : [];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MOST_NEARBY);
}

/** Falls back to the hotel's main photo if there are no others. */
function readPhotos({ hotelImages, images, main_photo }: Fields<WireHotelDetail>): readonly Photo[] {
  const pictures = listOf(hotelImages).map((image) => fieldsOf<WireHotelImage>(image));
  const ordered = pictures.toSorted((a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0));
  const older = listOf(images).map((image) =>
    typeof image === 'string' ? { url: image } : fieldsOf<WireHotelImage>(image),
  );
  const photos = toPhotos([...ordered, ...older]);
  return photos.length > 0 ? photos : toPhotos([{ url: main_photo }]);
}

/** The first list that is not empty. The other lists repeat it, and sometimes in another language. */
function readFacilities({
  facilities,
  hotelFacilities,
  amenities,
  features,
}: Fields<WireHotelDetail>): readonly string[] {
  const lists = [facilities, hotelFacilities, amenities, features].map(namedFacilities);
  return takeFacilities(lists.find((named) => named.length > 0) ?? []);
}

/** Includes the ids if the list has them. */
function namedFacilities(list: unknown): readonly Facility[] {
  return listOf(list).flatMap((item) => {
    const name = nameOf(item);
    return name === null ? [] : { id: numberOf(fieldsOf<{ facilityId: number }>(item).facilityId), name };
  });
}

function readTimes({ checkinCheckoutTimes }: Fields<WireHotelDetail>): HouseTimes {
  const times = fieldsOf<NonNullable<WireHotelDetail['checkinCheckoutTimes']>>(checkinCheckoutTimes);
  return {
    checkinFrom: readTime(times.checkin_start) ?? readTime(times.checkinStart) ?? readTime(times.checkin),
    checkinUntil: readTime(times.checkin_end) ?? readTime(times.checkinEnd),
    checkoutUntil: readTime(times.checkout),
  };
}

/** `03:00 PM`, `3 pm` and `15:00` all become `15:00`. Null for words, because we could not translate them. */
function readTime(value: unknown): string | null {
  const [, hours, minutes = '00', half] = CLOCK.exec(textOf(value) ?? '') ?? [];
  if (!hours) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}

function toPolicy(value: unknown, leaveOut: LeaveOut): Policy | null {
  const wire = recordOf<WirePolicy>(value);
  if (!wire) {
    leaveOut('policy');
    return null;
  }
  const { policy_type, name, description } = wire;
  return {
    policyType: textOf(policy_type) ?? '',
    name: textOf(name) ?? '',
    description: cleanHtml(textOf(description) ?? ''),
  };
}
