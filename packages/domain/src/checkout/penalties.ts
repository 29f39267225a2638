/** What cancelling costs, and from when. Hotel-checkout-trips §4 "Cancellation timeline". */
import type { Money } from '../money/money';

export type Penalty = {
  /** UTC instant in milliseconds. The penalty applies from then until the next one starts. */
  readonly from: number;
  readonly amount: Money;
};

export type CancellationTerms = {
  /** In any order, in the currency of the total. */
  readonly penalties: readonly Penalty[];
  /** What is paid now. Only this can come back. */
  readonly total: Money;
  readonly isRefundable: boolean;
  readonly hasPartialRefund: boolean;
};

/** Sorted by time, each capped at the total. Drops a penalty that does not change the cost. */
export function penaltySteps({ penalties, total }: CancellationTerms): readonly Penalty[] {
  const steps: Penalty[] = [];
  for (const { from, amount } of penalties.toSorted(byTimeThenAmount)) {
    const minor = Math.min(amount.minor, total.minor);
    if (steps.at(-1)?.from === from) steps.pop();
    if (minor !== (steps.at(-1)?.amount.minor ?? 0)) steps.push({ from, amount: { ...total, minor } });
  }
  return steps;
}

/** What is left of the total during a step. */
export function refundDuring(step: Penalty | undefined, total: Money): Money {
  return { ...total, minor: total.minor - (step?.amount.minor ?? 0) };
}

/** Each room of an offer has its own penalties. Cancelling costs their sum. */
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
