/**
 * Cancellation and Breakfast, the two choices on a room card.
 * Hotel-checkout-trips §2 "Hotel details", §4, §5; OPEN-52.
 */
import { freeTimeEnd } from '../checkout/cancellation-lines';
import { allInTotal, type Offer } from '../offers/offer';
import { includesBreakfast } from '../offers/traits';

export type RoomChoice = { readonly isRefundable: boolean; readonly hasBreakfast: boolean };

/** An available combination and its cheapest offer. */
export type RoomOption = RoomChoice & { readonly offer: Offer };

/** At most one per combination, cheapest all-in first. After its free time an offer no longer counts as refundable. */
export function roomOptions(offers: readonly Offer[], now: number): readonly RoomOption[] {
  const options: RoomOption[] = [];
  for (const offer of offers.toSorted((a, b) => allInTotal(a).minor - allInTotal(b).minor)) {
    const isOver = (freeTimeEnd(offer) ?? Number.POSITIVE_INFINITY) <= now;
    const choice = { isRefundable: offer.isRefundable && !isOver, hasBreakfast: includesBreakfast(offer) };
    if (!optionOf(options, choice)) options.push({ ...choice, offer });
  }
  return options;
}

/** The initial choice of a card: the cheapest offer. Null if there is none. */
export function firstOption(options: readonly RoomOption[]): RoomOption | null {
  return options[0] ?? null;
}

export function optionOf(options: readonly RoomOption[], choice: RoomChoice): RoomOption | null {
  return options.find((option) => agrees(option, choice)) ?? null;
}

/** The chosen option while it is available. After its free time: the same offer, or a cheaper one without a refund. */
export function stillChosen(options: readonly RoomOption[], chosen: RoomOption): RoomOption | null {
  const same = options.find(({ offer }) => offer === chosen.offer);
  return same ?? optionOf(options, { ...chosen, isRefundable: false }) ?? firstOption(options);
}

/**
 * Keeps the choice just made and changes the other one if necessary. If no option has that choice, takes the cheapest.
 */
export function choose(
  options: readonly RoomOption[],
  current: RoomChoice,
  made: Partial<RoomChoice>,
): RoomOption | null {
  const asked = optionOf(options, { ...current, ...made });
  return asked ?? options.find((option) => agrees(option, { ...option, ...made })) ?? firstOption(options);
}

/** With the chosen breakfast. */
export function canChooseCancellation(
  options: readonly RoomOption[],
  { hasBreakfast }: Pick<RoomChoice, 'hasBreakfast'>,
  isRefundable: boolean,
): boolean {
  return optionOf(options, { isRefundable, hasBreakfast }) !== null;
}

/** With any cancellation: `choose` changes that too if necessary, so every offer can be reached. */
export function canChooseBreakfast(options: readonly RoomOption[], hasBreakfast: boolean): boolean {
  return options.some((option) => option.hasBreakfast === hasBreakfast);
}

function agrees(option: RoomChoice, choice: RoomChoice): boolean {
  return option.isRefundable === choice.isRefundable && option.hasBreakfast === choice.hasBreakfast;
}
