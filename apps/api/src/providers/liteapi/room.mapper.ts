/** Maps a room of the provider's hotel to ours. Hotel-checkout-trips §3 "Room". */
import type { Bed, Room, SizeUnit } from '@tenth-night/domain/hotel/hotel-detail';
import { distinctTexts } from '@tenth-night/domain/hotel/plain-words';
import type { WireBedType, WireRoom, WireRoomPhoto } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { type Fields, fieldsOf, type LeaveOut } from '../wire-records';
import { countOf, listOf, namesOf, textOf } from '../wire-values';
import { cleanHtml } from './clean-html';
import { toPhotos } from './photo.mapper';

/** Null for a room without a name, because nobody could recognize it. */
export function toRoom(value: unknown, leaveOut: LeaveOut): Room | null {
  const wire = fieldsOf<WireRoom>(value);
  const roomName = textOf(wire.roomName) ?? textOf(wire.name);
  if (!roomName) {
    leaveOut('room');
    return null;
  }
  const photos = listOf(wire.photos).map((photo) => {
    const { url, hd_url, imageDescription } = fieldsOf<WireRoomPhoto>(photo);
    return { url, urlHd: hd_url, caption: imageDescription };
  });
  return {
    id: textOf(wire.id),
    roomId: textOf(wire.roomId),
    roomTypeId: textOf(wire.roomTypeId),
    mappedRoomId: textOf(wire.mappedRoomId),
    roomTypeCode: textOf(wire.roomTypeCode),
    roomName,
    description: cleanHtml(textOf(wire.description) ?? ''),
    photos: toPhotos(photos),
    beds: listOf(wire.bedTypes).flatMap((bed) => toBed(bed) ?? []),
    size: readSize(wire),
    maxOccupancy: countOf(wire.maxOccupancy) ?? countOf(fieldsOf<{ max: number }>(wire.occupancy).max),
    amenities: distinctTexts(namesOf(wire.roomAmenities)),
  };
}

function toBed(value: unknown): Bed | null {
  const wire = fieldsOf<WireBedType>(value);
  const type = textOf(wire.bedType) ?? textOf(wire.type);
  return type ? { count: countOf(wire.quantity) ?? countOf(wire.count) ?? 1, type } : null;
}

function readSize({ roomSizeSquare, roomSize, roomSizeUnit }: Fields<WireRoom>): Room['size'] {
  const value = countOf(roomSizeSquare) ?? countOf(roomSize);
  const unit = readUnit(textOf(roomSizeUnit));
  return value && unit ? { value, unit } : null;
}

/** `m2`, `m²`, `sqm`, `ft2`, `sq ft`, `square feet`. Assumes square metres without a unit. Null for an unknown unit. */
function readUnit(unit: string | null): SizeUnit | null {
  if (!unit || /^(m|(sq|square)[ .]*m)/i.test(unit)) return 'm2';
  return /^((sq|square)[ .]*)?(ft|feet|foot)/i.test(unit) ? 'ft2' : null;
}
