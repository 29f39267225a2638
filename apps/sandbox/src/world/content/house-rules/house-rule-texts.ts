/** What a language has to say about the rules of a house: policies, important information, arrival, rooms. */
import { closed, type Seed, Text, Texts } from '../../../kernel/seed';

const byPrice = closed({ heading: Text, free: Texts, paid: Texts, none: Texts });
const topic = closed({ heading: Text, texts: Texts });

export const HouseRuleTexts = closed({
  pets: closed({ heading: Text, allowed: Texts, refused: Texts }),
  children: closed({ heading: Text, welcome: Texts, refused: Texts }),
  internet: byPrice,
  /** `{amount}` is a price per day. */
  parking: byPrice,
  /** `{count}` is 6, 8 or 10 rooms. */
  groups: topic,
  general: topic,
  sustainability: Texts,
  /** `{amount}` is money in the currency of the hotel. */
  notices: closed({ deposit: Texts, cityTax: Texts, other: Texts }),
  /** For houses where nobody sits at a desk. */
  arrival: Texts,
  /** `{size}` is square metres. */
  rooms: closed({
    size: Texts,
    comfort: Texts,
    /** For rooms without a view worth naming. */
    courtyard: Text,
    /** For rooms with space for more than one. */
    cot: Text,
  }),
});
export type HouseRuleTexts = Seed<typeof HouseRuleTexts>;
