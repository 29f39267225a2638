/** A booking as in the database, with everything that a mail can mention. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import type { StayDates } from '@tenth-night/domain/stay/dates';
import { getTableColumns } from 'drizzle-orm';
import { bookingIntents } from '../../../db/schema';
import type { Intent } from '../../booking/intent.repo';
import type { LetterFacts } from '../letter';

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const PRICE = euros(50_400);

export const HOLDER = { firstName: 'Ada', lastName: 'Testa', email: 'ada@example.test' };

export const HOTEL: HotelDetail = {
  hotelId: 'lp1',
  name: 'Albergo del Sole',
  description: '' as HotelDetail['description'],
  importantInformation: '' as HotelDetail['importantInformation'],
  address: 'Via dei Cappellari 12',
  city: 'Rome',
  country: 'IT',
  stars: 4,
  rating: null,
  reviewCount: null,
  latitude: null,
  longitude: null,
  phone: null,
  timeZone: 'Europe/Rome',
  nearby: [],
  times: { checkinFrom: '15:00', checkinUntil: null, checkoutUntil: '11:00' },
  photos: [],
  facilities: [],
  policies: [],
  rooms: [],
};

type EmptyColumn = { [Name in keyof Intent]: null extends Intent[Name] ? Name : never }[keyof Intent];
/** Every column that may be empty is empty. */
const EMPTY = Object.fromEntries(
  Object.entries(getTableColumns(bookingIntents)).flatMap(([name, { notNull }]) => (notNull ? [] : [[name, null]])),
) as Pick<Intent, EmptyColumn>;

export const INTENT: Intent = {
  ...EMPTY,
  id: 'TN23456789AB',
  state: 'confirmed',
  provider: 'liteapi',
  prebookId: 'p1',
  transactionId: 't1',
  shown: {
    hotelId: 'lp1',
    dates: { checkin: '2027-03-12', checkout: '2027-03-15' } as StayDates,
    rooms: [
      { adults: 2, childrenAges: [5, 8] },
      { adults: 1, childrenAges: [] },
    ],
    roomName: 'Double room with a view',
    terms: {
      price: PRICE,
      payAtHotel: euros(4_200),
      board: 'BI',
      boardName: null,
      isRefundable: true,
      hasPartialRefund: false,
      freeCancellationUntil: Date.parse('2027-03-09T17:00:00Z'),
      isBoardChanged: false,
      isCancellationChanged: false,
    },
    price: {
      total: PRICE,
      taxesAndFees: [{ description: 'City tax', isIncluded: false, amount: euros(4_200) }],
      commissions: [],
      nights: 3,
    },
    cancellation: {
      total: PRICE,
      penalties: [
        { from: Date.parse('2027-03-09T17:00:00Z'), amount: euros(20_000) },
        { from: Date.parse('2027-03-11T17:00:00Z'), amount: PRICE },
      ],
      isRefundable: true,
      hasPartialRefund: false,
    },
  },
  language: 'en',
  holder: HOLDER,
  bookingId: 'bk-77',
  confirmationCode: 'HC-42',
  isPaymentAssumed: false,
  isProcessing: false,
  isPaymentSeen: true,
  attempt: 1,
  tries: 0,
  createdAt: new Date('2027-01-10T09:00:00Z'),
  updatedAt: new Date('2027-01-10T09:00:00Z'),
};

export const FACTS: LetterFacts = {
  intent: INTENT,
  hotel: HOTEL,
  url: 'https://tenth-night.example/booking/TN23456789AB?token=t0ken',
  site: {
    name: 'Tenth Night',
    support: { email: 'help@tenth-night.example', phone: '+353 1 555 0100', emergencyPhone: null },
  },
  now: Date.parse('2027-01-10T09:00:00Z'),
};
