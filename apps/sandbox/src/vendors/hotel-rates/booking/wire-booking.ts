/** A booking in the vendor's format. The answer to book, the list and the single booking each have their own shape. */
import type { WireBooked, WireBookedRoom, WireGuestOfRoom } from '@tenth-night/provider-wire/hotel-rates/book';
import type {
  WireBookingDetail,
  WireBookingRow,
  WireListedBooking,
} from '@tenth-night/provider-wire/hotel-rates/bookings';
import type { WireRate } from '@tenth-night/provider-wire/hotel-rates/rates';
import { type Currency, knownCurrency, minorOf, wireAmount } from '../../../world/money';
import { type BookingRecord, referenceOf } from './booking-record';
import { joinedPolicies } from './cancellation-fee';

const ratesOf = ({ prebook }: BookingRecord): WireRate[] => prebook.roomTypes.flatMap(({ rates }) => rates);
const isoOf = (wireTime: string): string => `${wireTime.replace(' ', 'T')}Z`;
const priceOf = ({ retailRate }: WireRate) => retailRate.total[0] ?? { amount: 0, currency: '' };

function guestOf({ request: { guests, holder } }: BookingRecord, occupancyNumber: number): WireGuestOfRoom {
  const named = guests.find((guest) => guest.occupancyNumber === occupancyNumber);
  const { firstName, lastName, email } = holder;
  return { email, phone: '', remarks: '', ...(named ?? { firstName, lastName, occupancyNumber }) };
}

const currencyOfBooking = ({ prebook }: BookingRecord): Currency => knownCurrency(prebook.currency);

function sharedFields(booking: BookingRecord) {
  const { bookingId, prebook, hotelName, request, guestId, createdAt, updatedAt, cancelledAt } = booking;
  const currency = currencyOfBooking(booking);
  const policies = joinedPolicies(
    ratesOf(booking).map(({ cancellationPolicies }) => cancellationPolicies),
    currency,
  );
  const [first] = policies.cancelPolicyInfos ?? [];
  return {
    bookingId,
    clientReference: referenceOf(booking),
    supplierBookingId: bookingId,
    supplierBookingName: 'nuitee',
    supplier: 'nuitee',
    supplierId: 2,
    status: booking.status,
    checkin: prebook.checkin,
    checkout: prebook.checkout,
    hotel: { hotelId: prebook.hotelId, name: hotelName },
    createdAt,
    updatedAt,
    cancellationPolicies: policies,
    price: prebook.price,
    commission: prebook.commission,
    currency: prebook.currency,
    suggestedSellingPrice: prebook.suggestedSellingPrice ?? { ...wireAmount(0, currency), source: '' },
    loyaltyGuestId: guestId,
    prebookId: prebook.prebookId,
    trackingId: request.trackingId ?? '',
    exchangeRate: 1,
    exchangeRateUsd: Math.round(1e6 / currency.unitsPerUsd) / 1e6,
    tag: policies.refundableTag,
    lastFreeCancellationDate: policies.refundableTag === 'RFN' && first ? isoOf(first.cancelTime) : null,
    userId: 1,
    nationality: booking.nationality,
    cancelledAt,
    refundedAt: booking.refundedMinor > 0 ? cancelledAt : null,
    cancelledBy: cancelledAt && 'client',
  };
}

function bookedRoom(booking: BookingRecord, rate: WireRate): WireBookedRoom {
  const { boardType, boardName, cancellationPolicies, childrenAges = [], occupancyNumber } = rate;
  const guest = guestOf(booking, occupancyNumber);
  const total = priceOf(rate);
  return {
    roomType: { roomTypeId: rate.rateId, name: rate.name },
    boardType,
    boardName,
    board: boardName,
    boardCode: boardType,
    adults: rate.adultCount,
    children: rate.childCount,
    children_count: rate.childCount,
    childrenAges,
    firstName: guest.firstName,
    lastName: guest.lastName,
    rate: {
      rateId: rate.rateId,
      maxOccupancy: rate.maxOccupancy,
      boardType,
      boardName,
      remarks: rate.remarks ?? '',
      perks: rate.perks ?? [],
      retailRate: { total },
      cancellationPolicies,
    },
    cancellationPolicies,
    room_id: rate.rateId,
    occupancy_number: occupancyNumber,
    ...total,
    remarks: guest.remarks ?? '',
    mappedRoomId: rate.mappedRoomId ?? null,
    guests: [guest],
  };
}

export const wireBooked = (booking: BookingRecord): WireBooked => ({
  ...sharedFields(booking),
  hotelConfirmationCode: booking.bookingId,
  bookedRooms: ratesOf(booking).map((rate) => bookedRoom(booking, rate)),
  holder: booking.request.holder,
  sellingPrice: String(booking.prebook.price),
  guestId: booking.guestId,
  remarks: '',
  hotelRemarks: '',
  addonsTotalAmount: 0,
  addons: [],
  goodwillPayment: { amount: 0, currency: booking.prebook.currency, description: '' },
});

function paymentFields(booking: BookingRecord) {
  const { request, refundedMinor } = booking;
  const transactionId = request.payment.transactionId ?? '';
  const paid = transactionId ? 'succeeded' : '';
  return {
    paymentStatus: refundedMinor > 0 && transactionId ? 'refunded' : paid,
    paymentTransactionId: transactionId,
    amountRefunded: wireAmount(refundedMinor, currencyOfBooking(booking)).amount,
    refundType: refundedMinor === 0 ? '' : refundedMinor < booking.minor ? 'partial' : 'full',
    processingFee: 0,
    voucherId: booking.discount?.voucherId ?? null,
    voucherTotalAmount: booking.prebook.voucherTotalAmount ?? 0,
    voucherTransationId: null,
    paymentScheduledAt: null,
    sandbox: 1,
    customTags: request.customTags ?? {},
    email: request.holder.email,
  };
}

export const wireListedBooking = (booking: BookingRecord): WireListedBooking => ({
  ...sharedFields(booking),
  ...paymentFields(booking),
  hotelConfirmationCode: '',
  feed: null,
  rooms: ratesOf(booking).map((rate) => {
    const { firstName, lastName, room_id, ...room } = bookedRoom(booking, rate);
    return {
      adults: room.adults,
      children: room.childrenAges.join(),
      children_count: room.children_count,
      childrenAges: room.childrenAges,
      firstName,
      lastName,
      room_id,
      occupancy_number: room.occupancy_number,
      amount: room.amount,
      currency: room.currency,
      remarks: room.remarks,
      guests: room.guests,
    };
  }),
  holder: { ...booking.request.holder, holderTitle: '' },
  specialRemarks: '',
  sellingPrice: booking.prebook.price.toFixed(2),
  clientCommission: booking.prebook.commission,
  guestId: String(booking.guestId),
  addonsTotalAmount: null,
  addonsRedemptions: null,
  rebookFrom: booking.rebookFrom ?? '',
  agentId: null,
});

/** The fees to pay at the hotel, as text. */
function feesAtHotel(booking: BookingRecord): string {
  const currency = currencyOfBooking(booking);
  const fees = ratesOf(booking).flatMap(
    ({ retailRate }) => retailRate.taxesAndFees?.filter((fee) => !fee.included) ?? [],
  );
  const minor = fees.reduce((sum, fee) => sum + minorOf(fee.amount, currency), 0);
  return minor > 0 ? `${fees[0]?.description}: ${wireAmount(minor, currency).amount} ${currency.code}` : '';
}

export function wireBookingDetail(booking: BookingRecord): WireBookingDetail {
  const rates = ratesOf(booking);
  const ages = rates.flatMap(({ childrenAges = [] }) => childrenAges);
  const { holder } = booking.request;
  return {
    ...sharedFields(booking),
    ...paymentFields(booking),
    hotelConfirmationCode: booking.bookingId,
    bookedRooms: rates.map((rate) => bookedRoom(booking, rate)),
    holder,
    holderTitle: '',
    sellingPrice: String(booking.prebook.price),
    guestId: booking.guestId,
    hotelId: booking.prebook.hotelId,
    hotelName: booking.hotelName,
    firstName: holder.firstName,
    lastName: holder.lastName,
    adults: rates.reduce((sum, { adultCount }) => sum + adultCount, 0),
    children: ages.join(),
    childrenCount: ages.length,
    optionalFees: '',
    mandatoryFees: feesAtHotel(booking),
    knowBeforeYouGo: '',
    remarks: '',
    hotelRemarks: '',
    voucherCode: booking.discount?.voucherCode ?? '',
    addons: [],
  };
}

export function wireBookingRow(booking: BookingRecord, index: number): WireBookingRow {
  const detail = wireBookingDetail(booking);
  return {
    id: index + 1,
    booking_Id: detail.bookingId,
    prebook_Id: detail.prebookId,
    hotel_confirmation_code: detail.hotelConfirmationCode,
    status: detail.status,
    payment_status: detail.paymentStatus,
    payment_transaction_id: detail.paymentTransactionId,
    retail_rate: String(detail.price),
    cancelPolicies: JSON.stringify(detail.cancellationPolicies),
    last_free_cancellation_date: detail.lastFreeCancellationDate,
    hotelId: detail.hotelId,
    Hotel_name: detail.hotelName,
    children: detail.children,
    client_reference: detail.clientReference,
    supplier_Booking_Id: detail.supplierBookingId,
    tracking_id: detail.trackingId,
    created_at: detail.createdAt,
  };
}
