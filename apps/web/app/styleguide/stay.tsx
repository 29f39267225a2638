/** The parts of `stay-ui`: prices, meals, refunds, and the facts of a stay. */
import type { OfferLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { CancellationTerms } from '@tenth-night/domain/checkout/penalties';
import type { Offer } from '@tenth-night/domain/offers/offer';
import { utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { AddressLine } from '../stay-ui/address-line';
import { BoardWords } from '../stay-ui/board-words';
import { CancellationTimeline } from '../stay-ui/cancellation-timeline';
import { PartyCount } from '../stay-ui/counts';
import { GuestRating } from '../stay-ui/guest-rating';
import { HotelPicture } from '../stay-ui/hotel-picture';
import { OfferPrice, PriceContents } from '../stay-ui/offer-price';
import { PayerField } from '../stay-ui/payer-field';
import { RefundNote } from '../stay-ui/refund-note';
import { CheckinDay, CheckoutDay, StayWords } from '../stay-ui/stay-days';
import { Fact } from '../ui/fact';
import styles from './content.module.css';
import { Group, Sample } from './sample';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const vnd = (minor: number) => ({ minor, currency: 'VND' });
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2030, 4, 1, 12);
const ZONE = 'Europe/Rome';
const dayIn = (days: number) => utcCalendarDate(new Date(NOW + days * DAY_MS));
const DATES = { checkin: dayIn(20), checkout: dayIn(23) };
const TIMES = { checkinFrom: '15:00', checkinUntil: null, checkoutUntil: '11:00' };

const OFFER: Offer = {
  offerId: null,
  roomName: 'Double room',
  roomId: null,
  mappedRoomId: null,
  roomTypeCode: null,
  board: 'BB',
  boardName: null,
  rateName: '',
  price: usd(45_000),
  payAtHotel: usd(0),
  suggested: null,
  isRefundable: true,
  hasPartialRefund: false,
  freeCancellationUntil: null,
};
const FEES: Offer = { ...OFFER, payAtHotel: usd(1_250) };
const PRICES: readonly (readonly [name: string, offer: Offer])[] = [
  ['Price', OFFER],
  ['With a comparison', { ...OFFER, suggested: usd(60_000) }],
  ['Fees at the hotel', FEES],
  ['Fees in another currency too', { ...FEES, otherFees: [{ minor: 30_000, currency: 'CZK' }] }],
  ['A high price', { ...OFFER, price: vnd(12_345_678), payAtHotel: vnd(0) }],
];
const LINES: readonly OfferLine[] = [
  { kind: 'free-until', at: NOW + 9 * DAY_MS },
  { kind: 'free' },
  { kind: 'partial-refund-may-apply' },
  { kind: 'non-refundable' },
];
const penalty = (days: number, minor: number) => ({ from: NOW + days * DAY_MS, amount: usd(minor) });
const TERMS: CancellationTerms = {
  penalties: [penalty(5, 15_000), penalty(9, 45_000)],
  total: usd(45_000),
  isRefundable: true,
  hasPartialRefund: true,
};
const BOARDS = ['RO', 'BB', 'BI', 'HB', 'FB', 'AI', 'SC', 'Breakfast for two, with a view'];

export function Stay() {
  return (
    <>
      <Group name="Price">
        {PRICES.map(([name, offer]) => (
          <Sample key={name} name={name}>
            <OfferPrice offer={offer} nights={3} />
            <PriceContents offer={offer} />
          </Sample>
        ))}
      </Group>
      <Group name="Refund note">
        {LINES.map((line) => (
          <Sample key={line.kind} name={line.kind}>
            <RefundNote line={line} timeZone={ZONE} hasGmt hasPartialRefund />
          </Sample>
        ))}
      </Group>
      <Group name="Cancellation">
        <Sample name="Terms with two penalties">
          <CancellationTimeline terms={TERMS} at={NOW} timeZone={ZONE} />
        </Sample>
        <Sample name="Not refundable">
          <CancellationTimeline terms={{ ...TERMS, isRefundable: false }} at={NOW} timeZone={ZONE} />
        </Sample>
      </Group>
      <Group name="Board">
        {BOARDS.map((board) => (
          <Sample key={board} name={board}>
            <BoardWords of={{ board, boardName: null }} />
          </Sample>
        ))}
      </Group>
      <StayFacts />
      <Group name="Your details">
        <Sample name="Default">
          <PayerField field="firstName" value="Ada" problem={undefined} countries={null} onChange={() => {}} />
        </Sample>
        <Sample name="Invalid">
          <PayerField field="email" value="ada@" problem="malformed" countries={null} onChange={() => {}} />
        </Sample>
        <Sample name="Optional">
          <PayerField field="phone" value="" problem={undefined} countries={null} onChange={() => {}} />
        </Sample>
      </Group>
    </>
  );
}

function StayFacts() {
  return (
    <Group name="Facts of a stay">
      <Sample name="Days">
        <dl>
          <Fact name="Check-in">
            <CheckinDay dates={DATES} times={TIMES} />
          </Fact>
          <Fact name="Check-out">
            <CheckoutDay dates={DATES} times={TIMES} />
          </Fact>
        </dl>
      </Sample>
      <Sample name="Days in one line">
        <StayWords dates={DATES} nights={3} />
      </Sample>
      <Sample name="Travelers">
        <span>
          <PartyCount travellers={{ adults: 2, childrenAges: [4], rooms: 1 }} />
        </span>
      </Sample>
      <Sample name="Guest rating">
        <GuestRating rating={8.7} count={1_204} />
      </Sample>
      <Sample name="Address">
        <AddressLine parts={['Via dei Condotti 12', 'Rome', 'Italy']} />
      </Sample>
      <Sample name="Hotel without a picture">
        <HotelPicture path={null} place="card" width={320} height={200} className={styles.picture} missing="No image" />
      </Sample>
    </Group>
  );
}
