/** The words of our mails. `{…}` stands for what is filled in. */
import type { CancellationLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { BoardKind } from '@tenth-night/domain/offers/board';

/** By the plural forms of the language, as CLDR has them. */
export type CountedWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

type Name =
  | 'subject'
  | 'confirmedTitle'
  | 'confirmedIntro'
  | 'cancelledTitle'
  | 'cancelledIntro'
  | 'notBookedTitle'
  | 'notBookedIntro'
  /** Says nothing of money: whether anything was paid is not known. */
  | 'nothingBookedIntro'
  | 'stillStandingTitle'
  | 'stillStandingIntro'
  /** Where there is an address to write to. */
  | 'stillStandingHelp'
  | 'booking'
  | 'reference'
  | 'bookingId'
  | 'hotelConfirmation'
  | 'leadGuest'
  | 'stay'
  | 'hotel'
  /** Where nobody can tell what it is called. */
  | 'unnamedHotel'
  | 'checkin'
  | 'checkinFrom'
  | 'checkout'
  | 'checkoutUntil'
  | 'room'
  | 'board'
  | 'travellers'
  | 'inRoom'
  /** The hotel has confirmed something else than was chosen. */
  | 'otherwise'
  | 'otherwiseNote'
  | 'roomCount'
  | 'price'
  | 'paid'
  | 'atHotel'
  | 'total'
  | 'cancellation'
  | 'hotelTime'
  | 'gmt'
  | 'refund'
  | 'cancelledAt'
  | 'amount'
  | 'refundComes'
  | 'refundNothing'
  | 'refundUnknown'
  | 'openBooking'
  | 'linkNote'
  | 'support'
  | 'writeToUs'
  | 'generalHelp'
  | 'emergencies'
  | 'resetTitle'
  | 'resetIntro'
  | 'resetLink'
  | 'resetNote'
  | 'confirmEmailTitle'
  | 'confirmEmailIntro'
  | 'confirmEmailLink'
  | 'confirmEmailNote'
  | 'emailChangedTitle'
  | 'emailChangedIntro'
  | 'passwordChangedTitle'
  | 'passwordChangedIntro'
  | 'erasedTitle'
  | 'erasedIntro'
  /** In a letter that tells of a change. */
  | 'notYou';

export type MailTexts = Readonly<Record<Name, string>> & {
  readonly nights: CountedWords;
  readonly adults: CountedWords;
  /** With their ages: the hotel puts up a bed or a cot. */
  readonly children: CountedWords;
  readonly boards: Readonly<Record<BoardKind, string>>;
  readonly cancellationLines: Readonly<Record<CancellationLine['kind'], string>>;
};
