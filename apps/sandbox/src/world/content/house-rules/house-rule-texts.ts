/** The texts of a language for house rules: policies, important information, arrival, rooms. */
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
  /** `{amount}` is money in the hotel's currency. */
  notices: closed({ deposit: Texts, cityTax: Texts, other: Texts }),
  /** For hotels without a staffed reception. */
  arrival: Texts,
  /** `{size}` is in square metres. */
  rooms: closed({
    size: Texts,
    comfort: Texts,
    /** For rooms without a special view. */
    courtyard: Text,
    /** For rooms for more than one person. */
    cot: Text,
  }),
});
export type HouseRuleTexts = Seed<typeof HouseRuleTexts>;
