/** The texts of our mails. `{…}` is a placeholder. */
import type { CancellationLine } from '@tenth-night/domain/checkout/cancellation-lines';
import type { BoardKind } from '@tenth-night/domain/offers/board';

/** Plural forms as CLDR names them. */
export type CountedWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

type Name =
  | 'subject'
  | 'confirmedTitle'
  | 'confirmedIntro'
  | 'cancelledTitle'
  | 'cancelledIntro'
  | 'notBookedTitle'
  | 'notBookedIntro'
  /** Does not mention money, because we do not know whether anything was paid. */
  | 'nothingBookedIntro'
  | 'stillStandingTitle'
  | 'stillStandingIntro'
  /** Used only if there is a support address. */
  | 'stillStandingHelp'
  | 'booking'
  | 'reference'
  | 'bookingId'
  | 'hotelConfirmation'
  | 'leadGuest'
  | 'stay'
  | 'hotel'
  /** Used if the hotel's name is unknown. */
  | 'unnamedHotel'
  | 'checkin'
  | 'checkinFrom'
  | 'checkout'
  | 'checkoutUntil'
  | 'room'
  | 'board'
  | 'travellers'
  | 'inRoom'
  /** The hotel confirmed something different from the choice. */
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
  /** In a letter about a change. */
  | 'notYou';

export type MailTexts = Readonly<Record<Name, string>> & {
  readonly nights: CountedWords;
  readonly adults: CountedWords;
  /** Includes the ages, because the hotel prepares a bed or a cot. */
  readonly children: CountedWords;
  readonly boards: Readonly<Record<BoardKind, string>>;
  readonly cancellationLines: Readonly<Record<CancellationLine['kind'], string>>;
};
