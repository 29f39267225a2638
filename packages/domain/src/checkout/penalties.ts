/** What cancelling costs, and from when. Hotel-checkout-trips §4 "Cancellation timeline". */
import type { Money } from '../money/money';

export type Penalty = {
  /** UTC instant in milliseconds. It holds from then on, until the next one does. */
  readonly from: number;
  readonly amount: Money;
};

export type CancellationTerms = {
  /** In any order, in the currency of the total. */
  readonly penalties: readonly Penalty[];
  /** What is paid now, which is all that can come back. */
  readonly total: Money;
  readonly isRefundable: boolean;
  readonly hasPartialRefund: boolean;
};

/** In the order of time, none above the total. One that costs nothing new is no step. */
export function penaltySteps({ penalties, total }: CancellationTerms): readonly Penalty[] {
  const steps: Penalty[] = [];
  for (const { from, amount } of penalties.toSorted(byTimeThenAmount)) {
    const minor = Math.min(amount.minor, total.minor);
    if (steps.at(-1)?.from === from) steps.pop();
    if (minor !== (steps.at(-1)?.amount.minor ?? 0)) steps.push({ from, amount: { ...total, minor } });
  }
  return steps;
}

/** What is left of the total while a step holds. */
export function refundDuring(step: Penalty | undefined, total: Money): Money {
  return { ...total, minor: total.minor - (step?.amount.minor ?? 0) };
}

/** Each room of an offer has penalties of its own; cancelling costs what they cost together. */
export function joinPenalties(rooms: readonly (readonly Penalty[])[]): readonly Penalty[] {
  const ordered = rooms.map((room) => room.toSorted(byTimeThenAmount));
  const times = new Set(rooms.flat().map(({ from }) => from));
  return [...times].map((time) => {
    const held = ordered.flatMap((room) => room.findLast(({ from }) => from <= time) ?? []);
    const minor = held.reduce((sum, { amount }) => sum + amount.minor, 0);
    return { from: time, amount: { minor, currency: held[0]?.amount.currency ?? '' } };
  });
}

function byTimeThenAmount(a: Penalty, b: Penalty): number {
  return a.from - b.from || a.amount.minor - b.amount.minor;
}
