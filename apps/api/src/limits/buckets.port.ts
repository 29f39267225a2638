/** Token buckets. A bucket holds up to `burst` tokens and gets a new one every `everyMs`; a call takes one. */

export type BucketRule = {
  readonly burst: number;
  /** Whole milliseconds, so that sums stay exact. */
  readonly everyMs: number;
};

export type BucketTake = BucketRule & { readonly key: string };

export type Buckets = {
  /** Takes one token and returns 0. If there is none, returns the milliseconds until the next one. */
  take(bucket: BucketTake): Promise<number>;
};
