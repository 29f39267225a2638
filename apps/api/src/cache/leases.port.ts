/** Machines agree on which one of them asks for an answer. */
export type Leases = {
  /** Null if another machine has the lease. If nobody can say, gives a lease that only this machine knows. */
  take(name: string): Promise<Lease | null>;
  /** `failed`: the machine that had it got no answer. Never fails: if nobody can say, the answer is `failed`. */
  stateOf(name: string): Promise<LeaseState>;
};

/** Its holder renews it until it ends. If the machine dies, it ends by itself. */
export type Lease = { end(outcome: 'done' | 'failed'): Promise<void> };

export type LeaseState = 'free' | 'taken' | 'failed';
