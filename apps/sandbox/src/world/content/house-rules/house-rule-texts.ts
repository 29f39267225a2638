/** What a language has to say about the rules of a house: policies, important information, arrival, rooms. */
type Sentences = readonly string[];

export interface HouseRuleTexts {
  readonly pets: { readonly heading: string; readonly allowed: Sentences; readonly refused: Sentences };
  readonly children: { readonly heading: string; readonly welcome: Sentences; readonly refused: Sentences };
  readonly internet: {
    readonly heading: string;
    readonly free: Sentences;
    readonly paid: Sentences;
    readonly none: Sentences;
  };
  /** `{amount}` is a price per day. */
  readonly parking: {
    readonly heading: string;
    readonly free: Sentences;
    readonly paid: Sentences;
    readonly none: Sentences;
  };
  /** `{count}` is 6, 8 or 10 rooms. */
  readonly groups: { readonly heading: string; readonly texts: Sentences };
  readonly general: { readonly heading: string; readonly texts: Sentences };
  readonly sustainability: Sentences;
  /** `{amount}` is money in the currency of the hotel. */
  readonly notices: { readonly deposit: Sentences; readonly cityTax: Sentences; readonly other: Sentences };
  /** For houses where nobody sits at a desk. */
  readonly arrival: Sentences;
  /** `{size}` is square metres. */
  readonly rooms: {
    readonly size: Sentences;
    readonly comfort: Sentences;
    /** For rooms without a view worth naming. */
    readonly courtyard: string;
    /** For rooms with space for more than one. */
    readonly cot: string;
  };
}
