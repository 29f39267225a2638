/** The sections of a mail about a booking: what was agreed to, in the traveller's language. */

import { leadGuests } from '@tenth-night/domain/booking/stay-wishes';
import { cancellationTextId } from '@tenth-night/domain/checkout/cancellation.texts';
import { type CancellationLine, cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { boardOf } from '@tenth-night/domain/offers/board';
import { boardTextId } from '@tenth-night/domain/offers/board.texts';
import { feeTextId } from '@tenth-night/domain/offers/fee.texts';
import { feeKind } from '@tenth-night/domain/offers/fee-kind';
import { freeNightStep } from '@tenth-night/domain/rewards/free-night';
import { stayNights } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { LetterFacts, LetterRow, LetterSection } from './letter';
import type { Words } from './words';

type TimedLine = Extract<CancellationLine, { readonly at: number }>;

export function hotelNameOf({ hotel, intent }: Pick<LetterFacts, 'hotel' | 'intent'>, { text }: Words): string {
  return hotel?.name ?? text('letter.unnamedHotel', { id: intent.shown.hotelId });
}

/** The known parts, from street to country. Lists each part once, because a city can also be a country. */
export function addressOf({ hotel }: Pick<LetterFacts, 'hotel'>, words: Words): readonly string[] {
  const parts = [hotel?.address, hotel?.city, hotel?.country && words.country(hotel.country)];
  return [...new Set(parts.filter((part): part is string => Boolean(part)))];
}

export function bookingSection({ intent }: LetterFacts, { text }: Words): LetterSection {
  const { id, bookingId, confirmationCode, holder } = intent;
  return {
    title: text('letter.booking'),
    rows: [
      row(text('letter.reference'), id),
      row(text('letter.bookingId'), bookingId),
      row(text('letter.hotelConfirmation'), confirmationCode),
      row(text('letter.leadGuest'), holder && `${holder.firstName} ${holder.lastName}`),
    ].filter(isSaid),
  };
}

/** An unbooked stay has no number except our reference. */
export function unbookedSection(facts: LetterFacts, words: Words): LetterSection {
  return bookingSection({ ...facts, intent: { ...facts.intent, bookingId: null, confirmationCode: null } }, words);
}

/** Nobody verified the person who asked for this letter. So it contains nothing that they typed. */
export function unverifiedSection(facts: LetterFacts, words: Words): LetterSection {
  return unbookedSection({ ...facts, intent: { ...facts.intent, holder: null } }, words);
}

export function unverifiedStaySection(facts: LetterFacts, words: Words): LetterSection {
  return staySection({ ...facts, intent: { ...facts.intent, wishes: null } }, words);
}

export function staySection(facts: LetterFacts, words: Words): LetterSection {
  const { intent, hotel } = facts;
  const { text } = words;
  const { dates, rooms, roomName, terms } = intent.shown;
  const { checkinFrom, checkoutUntil } = hotel?.times ?? {};
  const board = boardOf(terms);
  return {
    title: text('letter.stay'),
    rows: [
      row(text('letter.hotel'), hotelNameOf(facts, words), ...addressOf(facts, words)),
      row(
        text('letter.checkin'),
        words.day(dates.checkin),
        checkinFrom && text('letter.checkinFrom', { time: words.clock(checkinFrom) }),
      ),
      row(
        text('letter.checkout'),
        words.day(dates.checkout),
        checkoutUntil && text('letter.checkoutUntil', { time: words.clock(checkoutUntil) }),
        text('letter.nights', { count: stayNights(dates) ?? 1 }),
      ),
      row(text('letter.room'), roomName),
      row(text('letter.board'), board && (board.kind === 'other' ? board.name : text(boardTextId(board.kind)))),
      row(text('letter.travellers'), ...partyLines(rooms, words)),
      ...wishRows(intent, words),
    ].filter(isSaid),
  };
}

/** Empty without wishes. */
function wishRows({ wishes, holder, shown }: LetterFacts['intent'], words: Words): readonly LetterRow[] {
  if (!wishes) return [];
  const { text } = words;
  const { rooms, arrival, request } = wishes;
  const isNamed = holder !== null && rooms.some(({ firstName }) => firstName !== '');
  const guests = isNamed ? leadGuests(holder, wishes, shown.rooms.length) : [];
  const beds = rooms.flatMap(({ bed }) => bed ?? []);
  return [
    row(text('letter.guests'), ...guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    row(text('letter.beds'), ...beds.map((bed) => text(`letter.bed-${bed}`))),
    row(text('letter.arrival'), arrival && words.clock(arrival)),
    row(text('letter.request'), request),
  ];
}

function partyLines(rooms: readonly RoomOccupancy[], words: Words): readonly string[] {
  const { text } = words;
  const people = rooms.map(({ adults, childrenAges }) => {
    const ages = words.list(childrenAges.map(String));
    const children = childrenAges.length > 0 ? [text('letter.children', { count: childrenAges.length, ages })] : [];
    return words.list([text('letter.adults', { count: adults }), ...children]);
  });
  if (people.length === 1) return people;
  return people.map((line, i) => text('letter.inRoom', { number: i + 1, people: line }));
}

/** Empty if the hotel confirmed what was chosen. */
export function otherwiseSections({ intent }: LetterFacts, words: Words): readonly LetterSection[] {
  const { text } = words;
  const { confirmedOtherwise: other } = intent;
  if (!other) return [];
  const rows = [
    { name: null, lines: [text('letter.otherwiseNote')] },
    row(text('letter.hotel'), other.hotelId && text('letter.unnamedHotel', { id: other.hotelId })),
    row(text('letter.checkin'), other.dates && words.day(other.dates.checkin)),
    row(text('letter.checkout'), other.dates && words.day(other.dates.checkout)),
    row(text('letter.roomCount'), other.roomCount?.toString()),
    row(text('letter.price'), other.price && words.money(other.price)),
  ];
  return [{ title: text('letter.otherwise'), rows: rows.filter(isSaid) }];
}

export function priceSection({ intent }: LetterFacts, words: Words): LetterSection {
  const { text, money } = words;
  const { payNow, freeNight, promoCode, propertyFee, otherCurrencyFees, totalPrice } = priceSummary(intent.shown.price);
  const fees = [...propertyFee.items, ...otherCurrencyFees];
  const feeLines = fees.map(({ description, amount }) => [
    money(amount),
    description && `(${feeName(description, words)})`,
  ]);
  // Amounts in another currency cannot be added up. They follow the total with a plus sign.
  const total = [totalPrice, ...otherCurrencyFees.map(({ amount }) => amount)].map(money).join(' + ');
  return {
    title: text('letter.price'),
    rows: [
      row(text('letter.freeNight'), freeNight && `−${money(freeNight)}`),
      row(text('letter.promoCode', { code: promoCode?.code ?? '' }), promoCode && `−${money(promoCode.amount)}`),
      row(text('letter.paid'), money(payNow)),
      row(
        text('letter.atHotel'),
        ...(fees.length > 0 ? feeLines.map((line) => line.filter(Boolean).join(' ')) : [money(propertyFee.amount)]),
      ),
      row(text('letter.total'), total),
    ].filter(isSaid),
  };
}

/** In the provider's own words if it is not a usual fee. */
function feeName(description: string, { text }: Words): string {
  const kind = feeKind(description);
  return kind ? text(feeTextId(kind)) : description;
}

export function cancellationSection({ intent, hotel, now }: LetterFacts, words: Words): LetterSection {
  const rows = cancellationLines(intent.shown.cancellation, now).map((line) => lineRow(line, hotel, words));
  return { title: words.text('letter.cancellation'), rows };
}

/** In hotel time, by which people act, and below it in GMT. Only in GMT if the hotel's time zone is unknown. */
function lineRow(line: CancellationLine, hotel: LetterFacts['hotel'], words: Words): LetterRow {
  const { text } = words;
  if (!('at' in line)) return { name: null, lines: [text(cancellationTextId(line.kind))] };
  const local = localTime(line.at, hotel, words);
  if (!local) return { name: null, lines: [lineInGmt(line, words)] };
  const lines = [withRefund(line, text(`letter.${line.kind}`, { local }), words), `(${gmtTime(line.at, words)})`];
  return { name: null, lines };
}

/** In the words of the site. The line of a partial refund names the amount itself. */
function lineInGmt(line: TimedLine, words: Words): string {
  const { text, moment, amount } = words;
  const id = cancellationTextId(line.kind);
  const gmt = moment(line.at);
  if (line.kind !== 'partial-refund-before') return withRefund(line, text(id, { gmt }), words);
  return text(id, { gmt, currency: line.refund.currency, amount: amount(line.refund) });
}

function withRefund(line: TimedLine, said: string, { text, amount }: Words): string {
  if (!('refund' in line)) return said;
  return text('letter.withRefund', { line: said, currency: line.refund.currency, amount: amount(line.refund) });
}

/** Null if the hotel's time zone is unknown. */
function localTime(at: number, hotel: LetterFacts['hotel'], words: Words): string | null {
  return hotel?.timeZone ? words.localMoment(at, hotel.timeZone) : null;
}

const gmtTime = (at: number, { text, moment }: Words) => text('letter.gmt', { gmt: moment(at) });

/** What comes back with an exchange. The refund of a cancelled booking is in its own letter. */
export function changeRefundSections({ intent }: LetterFacts, { text, money }: Words): readonly LetterSection[] {
  const { changeRefundMinor, shown } = intent;
  if (!changeRefundMinor || intent.transactionId !== null) return [];
  const back = money({ minor: changeRefundMinor, currency: shown.terms.price.currency });
  const rows = [row(text('letter.amount'), back), { name: null, lines: [text('letter.refundComes')] }];
  return [{ title: text('letter.refund'), rows }];
}

export function refundSection({ intent, hotel }: LetterFacts, words: Words): LetterSection {
  const { text, money } = words;
  const { refundMinor, shown, cancelCalledAt, updatedAt } = intent;
  const at = (cancelCalledAt ?? updatedAt).getTime();
  const { total } = shown.cancellation;
  const local = localTime(at, hotel, words);
  const gmt = gmtTime(at, words);
  return {
    title: text('letter.refund'),
    rows: [
      row(text('letter.cancelledAt'), ...(local ? [text('letter.localTime', { local }), `(${gmt})`] : [gmt])),
      row(text('letter.paid'), money(total)),
      row(text('letter.amount'), refundMinor === null ? null : money({ ...total, minor: refundMinor })),
      { name: null, lines: [text(refundTextId(refundMinor))] },
      { name: null, lines: freeNightLines(intent, words) },
    ].filter(isSaid),
  };
}

/** Empty without a free night. */
function freeNightLines({ shown, state, refundMinor }: LetterFacts['intent'], { text }: Words): readonly string[] {
  if (!shown.price.freeNight) return [];
  return [text(freeNightStep(state, refundMinor) ? 'letter.freeNightBack' : 'letter.freeNightLost')];
}

function refundTextId(refundMinor: number | null) {
  if (refundMinor === null) return 'letter.refundUnknown';
  return refundMinor > 0 ? 'letter.refundComes' : 'letter.refundNothing';
}

/** Nothing was booked, so no cancellation terms apply: the full amount is refunded. */
export function fullRefundSection({ intent }: LetterFacts, { text, money }: Words): LetterSection {
  const rows = [
    row(text('letter.amount'), money(intent.shown.price.total)),
    { name: null, lines: [text('letter.refundComes')] },
  ];
  return { title: text('letter.refund'), rows };
}

/** Empty if no contact details are configured. */
export function supportSections({ site }: Pick<LetterFacts, 'site'>, { text }: Words): readonly LetterSection[] {
  const { email, phone, emergencyPhone } = site.support;
  const rows = [
    { ...row(text('letter.writeToUs'), email), href: `mailto:${email}` },
    { ...row(text('letter.generalHelp'), phone), href: callHref(phone) },
    { ...row(text('letter.emergencies'), emergencyPhone), href: callHref(emergencyPhone) },
  ].filter(isSaid);
  return rows.length > 0 ? [{ title: text('letter.support'), rows }] : [];
}

function callHref(phone: string | null): string {
  return `tel:${phone?.replaceAll(' ', '')}`;
}

function row(name: string, ...lines: readonly (string | null | undefined)[]): LetterRow {
  return { name, lines: lines.filter((line): line is string => Boolean(line)) };
}

function isSaid({ lines }: LetterRow): boolean {
  return lines.length > 0;
}
