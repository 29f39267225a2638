/** What guests write in a language: names, headlines by how they liked it, and what was good or bad. */
type Sentences = readonly string[];

export interface ReviewTexts {
  readonly names: readonly string[];
  /** Where people who write it mostly come from, in lower case as the wire has it. */
  readonly countries: readonly string[];
  readonly headlines: { readonly good: Sentences; readonly fair: Sentences; readonly poor: Sentences };
  readonly pros: Sentences;
  readonly cons: Sentences;
}
