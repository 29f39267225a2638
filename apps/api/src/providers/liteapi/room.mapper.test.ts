import type { Room } from '@tenth-night/domain/hotel/hotel-detail';
import type { WireRoom } from '@tenth-night/provider-wire/hotel-rates/hotel-detail';
import { describe, expect, it } from 'vitest';
import { toRoom } from './room.mapper';

const BARE: WireRoom = { id: 5_100_441, roomName: 'Superior Double Room' };
const read = (part: object) => toRoom({ ...BARE, ...part }, () => undefined) as Room;

describe('a room of the provider', () => {
  it('[DATA-22] has all its ids, as texts', () => {
    const ids = { roomId: 7, roomTypeId: 'GQ4D', mappedRoomId: 9, roomTypeCode: ' DBL ' };
    expect(read(ids)).toMatchObject({
      id: '5100441',
      roomId: '7',
      roomTypeId: 'GQ4D',
      mappedRoomId: '9',
      roomTypeCode: 'DBL',
    });
  });

  it('[DATA-23] has its name from `roomName` or `name`, and is null without', () => {
    expect(read({ roomName: ' Twin ', name: 'Other' }).roomName).toBe('Twin');
    expect(read({ roomName: '', name: 'Other' }).roomName).toBe('Other');
    expect(read({ roomName: null })).toBeNull();
  });

  it('[DATA-24] has a description', () => {
    expect(read({ description: '<p>Quiet, 22 m²</p>' }).description).toBe('<p>Quiet, 22 m²</p>');
  });

  it('[ROOM-12][ROOM-13][ROOM-14][ROOM-15] has a cleaned description', () => {
    const cleaned = (description: string) => read({ description }).description;
    expect(cleaned('<p>Quiet</p><script>x()</script>')).toBe('<p>Quiet</p>'); // ROOM-12
    expect(cleaned('<style>p{}</style><p style="color:red">Quiet</p>')).toBe('<p>Quiet</p>'); // ROOM-13
    expect(cleaned('<p onload="x()">Quiet</p>')).toBe('<p>Quiet</p>'); // ROOM-14
    expect(cleaned('<p>Quiet, <u>22 m²</u></p>')).toBe('<p>Quiet, 22 m²</p>'); // ROOM-15
  });

  it('[DATA-25] has photos from `hd_url` and `url`', () => {
    const [small, large] = ['https://static.example.test/1.jpg', 'https://static.example.test/hd/1.jpg'];
    const photos = [
      { url: small, hd_url: large, imageDescription: 'bed' },
      { hd_url: `${large}?2` },
      { url: 'file:///etc/passwd' },
    ];
    expect(read({ photos }).photos).toEqual([
      { url: small, urlHd: large, caption: 'bed' },
      { url: `${large}?2`, urlHd: `${large}?2`, caption: null },
    ]);
  });

  it('[DATA-26] has beds by count and type, under both names', () => {
    const bedTypes = [{ quantity: 2, bedType: 'Single bed' }, { count: 3, type: 'Bunk bed' }, { type: 'Sofa bed' }, {}];
    expect(read({ bedTypes }).beds).toEqual([
      { count: 2, type: 'Single bed' },
      { count: 3, type: 'Bunk bed' },
      { count: 1, type: 'Sofa bed' },
    ]);
  });

  it.each([
    [
      { roomSizeSquare: 22, roomSizeUnit: 'm2' },
      { value: 22, unit: 'm2' },
    ],
    [
      { roomSizeSquare: '22.5', roomSizeUnit: 'Sq. m' },
      { value: 22.5, unit: 'm2' },
    ],
    [
      { roomSize: 240, roomSizeUnit: 'square feet' },
      { value: 240, unit: 'ft2' },
    ],
    [
      { roomSize: 240, roomSizeUnit: 'ft2' },
      { value: 240, unit: 'ft2' },
    ],
    [{ roomSizeSquare: 22 }, { value: 22, unit: 'm2' }],
    [{ roomSizeSquare: 22, roomSizeUnit: 'tatami' }, null],
    [{ roomSizeSquare: 0, roomSizeUnit: 'm2' }, null],
  ])('[DATA-27] of %j has the size %j', (wire, size) => {
    expect(read(wire).size).toEqual(size);
  });

  it('[DATA-28] has a maximum occupancy', () => {
    expect(
      [{ maxOccupancy: 3 }, { occupancy: { max: 4 } }, { maxOccupancy: 0 }].map((o) => read(o).maxOccupancy),
    ).toEqual([3, 4, null]);
  });

  it('[DATA-29] has its amenities by name, each once', () => {
    const roomAmenities = [
      { amenitiesId: 11, name: ' Air conditioning ' },
      'Safe',
      { name: 'safe' },
      { name: '' },
      null,
    ];
    expect(read({ roomAmenities }).amenities).toEqual(['Air conditioning', 'Safe']);
  });
});
