/** The sections of a mail about a booking: what was agreed to, in the traveller's language. */
import { type CancellationLine, cancellationLines } from '@tenth-night/domain/checkout/cancellation-lines';
import { priceSummary } from '@tenth-night/domain/checkout/price-summary';
import { boardOf } from '@tenth-night/domain/offers/board';
import { stayNights } from '@tenth-night/domain/stay/dates';
import type { RoomOccupancy } from '@tenth-night/domain/stay/occupancy';
import type { LetterFacts, LetterRow, LetterSection } from './letter';
import { fill, type Words } from './words';

export function hotelNameOf({ hotel, intent }: Pick<LetterFacts, 'hotel' | 'intent'>, { texts }: Words): string {
  return hotel?.name ?? fill(texts.unnamedHotel, { id: intent.shown.hotelId });
}

/** The known parts, from street to country. Lists each part once, because a city can also be a country. */
export function addressOf({ hotel }: Pick<LetterFacts, 'hotel'>, words: Words): readonly string[] {
  const parts = [hotel?.address, hotel?.city, hotel?.country && words.country(hotel.country)];
  return [...new Set(parts.filter((part): part is string => Boolean(part)))];
}

export function bookingSection({ intent }: LetterFacts, { texts }: Words): LetterSection {
  const { id, bookingId, confirmationCode, holder } = intent;
  return {
    title: texts.booking,
    rows: [
      row(texts.reference, id),
      row(texts.bookingId, bookingId),
      row(texts.hotelConfirmation, confirmationCode),
      row(texts.leadGuest, holder && `${holder.firstName} ${holder.lastName}`),
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

export function staySection(facts: LetterFacts, words: Words): LetterSection {
  const { intent, hotel } = facts;
  const { texts } = words;
  const { dates, rooms, roomName, terms } = intent.shown;
  const { checkinFrom, checkoutUntil } = hotel?.times ?? {};
  const board = boardOf(terms);
  return {
    title: texts.stay,
    rows: [
      row(texts.hotel, hotelNameOf(facts, words), ...addressOf(facts, words)),
      row(texts.checkin, words.day(dates.checkin), checkinFrom && fill(texts.checkinFrom, { time: checkinFrom })),
      row(
        texts.checkout,
        words.day(dates.checkout),
        checkoutUntil && fill(texts.checkoutUntil, { time: checkoutUntil }),
        words.count(texts.nights, stayNights(dates) ?? 1),
      ),
      row(texts.room, roomName),
      row(texts.board, board && (board.kind === 'other' ? board.name : texts.boards[board.kind])),
      row(texts.travellers, ...partyLines(rooms, words)),
    ].filter(isSaid),
  };
}

function partyLines(rooms: readonly RoomOccupancy[], words: Words): readonly string[] {
  const { texts } = words;
  const people = rooms.map(({ adults, childrenAges }) => {
    const ages = words.list(childrenAges.map(String));
    const children = childrenAges.length > 0 ? [words.count(texts.children, childrenAges.length, { ages })] : [];
    return words.list([words.count(texts.adults, adults), ...children]);
  });
  if (people.length === 1) return people;
  return people.map((line, i) => fill(texts.inRoom, { number: String(i + 1), people: line }));
}

/** Empty if the hotel confirmed what was chosen. */
export function otherwiseSections({ intent }: LetterFacts, words: Words): readonly LetterSection[] {
  const { texts } = words;
  const { confirmedOtherwise: other } = intent;
  if (!other) return [];
  const rows = [
    { name: null, lines: [texts.otherwiseNote] },
    row(texts.hotel, other.hotelId && fill(texts.unnamedHotel, { id: other.hotelId })),
    row(texts.checkin, other.dates && words.day(other.dates.checkin)),
    row(texts.checkout, other.dates && words.day(other.dates.checkout)),
    row(texts.roomCount, other.roomCount?.toString()),
    row(texts.price, other.price && words.money(other.price)),
  ];
  return [{ title: texts.otherwise, rows: rows.filter(isSaid) }];
}

export function priceSection({ intent }: LetterFacts, words: Words): LetterSection {
  const { texts, money } = words;
  const { payNow, propertyFee, otherCurrencyFees, totalPrice } = priceSummary(intent.shown.price);
  const fees = [...propertyFee.items, ...otherCurrencyFees];
  const feeLines = fees.map(({ description, amount }) => [money(amount), description && `(${description})`]);
  // Amounts in another currency cannot be added up. They follow the total with a plus sign.
  const total = [totalPrice, ...otherCurrencyFees.map(({ amount }) => amount)].map(money).join(' + ');
  return {
    title: texts.price,
    rows: [
      row(texts.paid, money(payNow)),
      row(
        texts.atHotel,
        ...(fees.length > 0 ? feeLines.map((line) => line.filter(Boolean).join(' ')) : [money(propertyFee.amount)]),
      ),
      row(texts.total, total),
    ],
  };
}

export function cancellationSection({ intent, hotel, now }: LetterFacts, words: Words): LetterSection {
  const rows = cancellationLines(intent.shown.cancellation, now).map((line) => lineRow(line, hotel, words));
  return { title: words.texts.cancellation, rows };
}

/** The time in GMT, and below it the hotel's local time. */
function lineRow(line: CancellationLine, hotel: LetterFacts['hotel'], words: Words): LetterRow {
  const text = words.texts.cancellationLines[line.kind];
  if (!('at' in line)) return { name: null, lines: [text] };
  const amount = 'refund' in line ? words.money(line.refund) : '';
  return {
    name: null,
    lines: [fill(text, { gmt: words.moment(line.at), amount }), ...hotelTime(line.at, hotel, words)],
  };
}

/** Empty if the hotel's time zone is unknown. */
function hotelTime(at: number, hotel: LetterFacts['hotel'], words: Words): readonly string[] {
  const local = hotel?.timeZone ? words.localMoment(at, hotel.timeZone) : null;
  return local ? [fill(words.texts.hotelTime, { local })] : [];
}

export function refundSection({ intent, hotel }: LetterFacts, words: Words): LetterSection {
  const { texts, money } = words;
  const { refundMinor, shown, cancelCalledAt, updatedAt } = intent;
  const at = (cancelCalledAt ?? updatedAt).getTime();
  const { total } = shown.cancellation;
  const gmt = fill(texts.gmt, { gmt: words.moment(at) });
  const what = refundMinor === null ? texts.refundUnknown : refundMinor > 0 ? texts.refundComes : texts.refundNothing;
  return {
    title: texts.refund,
    rows: [
      row(texts.cancelledAt, gmt, ...hotelTime(at, hotel, words)),
      row(texts.paid, money(total)),
      row(texts.amount, refundMinor === null ? null : money({ ...total, minor: refundMinor })),
      { name: null, lines: [what] },
    ].filter(isSaid),
  };
}

/** Nothing was booked, so no cancellation terms apply: the full amount is refunded. */
export function fullRefundSection({ intent }: LetterFacts, { texts, money }: Words): LetterSection {
  const rows = [row(texts.amount, money(intent.shown.price.total)), { name: null, lines: [texts.refundComes] }];
  return { title: texts.refund, rows };
}

/** Empty if no contact details are configured. */
export function supportSections({ site }: Pick<LetterFacts, 'site'>, { texts }: Words): readonly LetterSection[] {
  const { email, phone, emergencyPhone } = site.support;
  const rows = [
    { ...row(texts.writeToUs, email), href: `mailto:${email}` },
    { ...row(texts.generalHelp, phone), href: callHref(phone) },
    { ...row(texts.emergencies, emergencyPhone), href: callHref(emergencyPhone) },
  ].filter(isSaid);
  return rows.length > 0 ? [{ title: texts.support, rows }] : [];
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
