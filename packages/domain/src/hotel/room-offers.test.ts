import { describe, expect, it } from 'vitest';
import type { Offer } from '../offers/offer';
import type { Room } from './hotel-detail';
import { roomsWithOffers } from './room-offers';
import { anOffer, aRoom, dollars } from './testing/samples';

const suite = aRoom({ id: '1', roomName: 'Suite' });
const roomOf = (room: Partial<Room>, offer: Partial<Offer>) =>
  roomsWithOffers([suite, aRoom(room)], [anOffer(offer)])[0]?.room?.roomName;

describe('an offer', () => {
  it.each<[string, Partial<Room>, Partial<Offer>]>([
    ['mapped id', { mappedRoomId: '7' }, { mappedRoomId: '7' }],
    ['mapped id, which is the room’s own', { id: '7' }, { mappedRoomId: '7' }],
    ['room id', { roomId: '7' }, { roomId: '7' }],
    ['room id, which is the room’s own', { id: '7' }, { roomId: '7' }],
    ['type code', { roomTypeCode: '7' }, { roomTypeCode: '7' }],
    ['type code, which is the id of the type', { roomTypeId: '7' }, { roomTypeCode: '7' }],
    ['name', { roomName: 'Twin  Room' }, { roomName: ' twin room' }],
  ])('belongs to the room with its %s', (_how, room, offer) => {
    expect(roomOf({ roomName: 'Double', ...room }, { roomName: 'Other', ...offer })).toBe(room.roomName ?? 'Double');
  });

  it('is matched by mapping first, then by number, then by code, then by name', () => {
    const rooms = [
      aRoom({ roomName: 'Named' }),
      aRoom({ roomTypeCode: 'c', roomName: 'Coded' }),
      aRoom({ roomId: 'r', roomName: 'Numbered' }),
      aRoom({ mappedRoomId: 'm', roomName: 'Mapped' }),
    ];
    const all = { mappedRoomId: 'm', roomId: 'r', roomTypeCode: 'c', roomName: 'Named' };
    const found = [
      all,
      { ...all, mappedRoomId: 'x' },
      { ...all, mappedRoomId: null, roomId: null },
      { roomName: 'Named' },
    ].map((offer) => roomsWithOffers(rooms, [anOffer(offer)])[0]?.name);
    expect(found).toEqual(['Mapped', 'Numbered', 'Coded', 'Named']);
  });

  it('without a room has its own card, shared with offers of the same name', () => {
    const offers = [
      anOffer({ roomName: 'Annexe', price: dollars(100) }),
      anOffer({ roomName: 'annexe', price: dollars(120) }),
      anOffer({ roomName: 'Loft', price: dollars(110) }),
      anOffer({ roomName: 'Loft, breakfast', mappedRoomId: '9', price: dollars(130) }),
      anOffer({ roomName: 'Loft, dinner', mappedRoomId: '9', price: dollars(140) }),
    ];
    const cards = roomsWithOffers([suite], offers).map((card) => [card.room, card.name, card.offers.length]);
    expect(cards).toEqual([
      [null, 'Annexe', 2],
      [null, 'Loft', 1],
      [null, 'Loft, breakfast', 2],
    ]);
  });
});

describe('the rooms', () => {
  it('are sorted by all-in price, and none is without an offer', () => {
    const twin = aRoom({ id: '2', roomName: 'Twin' });
    const empty = aRoom({ id: '3', roomName: 'Empty' });
    const offers = [
      anOffer({ mappedRoomId: '1', price: dollars(200), payAtHotel: dollars(50) }),
      anOffer({ mappedRoomId: '2', price: dollars(300) }),
      anOffer({ mappedRoomId: '2', price: dollars(240) }),
    ];
    const cards = roomsWithOffers([suite, twin, empty], offers);
    expect(cards.map(({ name, offers: own }) => [name, ...own.map(({ price }) => price.minor / 100)])).toEqual([
      ['Twin', 240, 300],
      ['Suite', 200],
    ]);
  });

  it('are empty without an offer', () => {
    expect(roomsWithOffers([suite], [])).toEqual([]);
  });
});
