/** The house rules (reference §3.4). A third of the lists contains a rule twice, like the vendor's. */
import { createRandom, type Random } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { fillSlots } from './fill-slots';
import { type HouseFacts, houseFacts } from './house-facts';
import type { HouseRuleTexts } from './house-rules/house-rule-texts';
import { houseRuleTextsOf } from './house-rules/house-rule-texts-of';
import { localAmount } from './local-amount';
import { toldLanguage } from './told-language';

export type PolicyKind =
  | 'pets'
  | 'children'
  | 'internet'
  | 'parking'
  | 'groups'
  | 'general'
  | 'further-pets'
  | 'sustainability';

export interface Policy {
  readonly kind: PolicyKind;
  /** Empty if the vendor has only the type. */
  readonly heading: string;
  readonly text: string;
}

const DOUBLED_SHARE = 0.34;
const GENERAL_SHARE = 0.3;
const FURTHER_PETS_SHARE = 0.15;
const SUSTAINABILITY_SHARE = 0.2;

/** The same rule again: unchanged, in lower case, or with extra spaces. */
const AGAIN: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => ` ${text.replace(' ', '  ')}\n`,
];

function parkingText(hotel: Hotel, facts: HouseFacts, language: ContentLanguage, random: Random): string | undefined {
  const sentences = facts.parking && houseRuleTextsOf(language).parking[facts.parking];
  return sentences && fillSlots(random.pick(sentences), { amount: localAmount(facts.parkingPerDay, hotel, language) });
}

/** For the separate parking field. */
export function parkingOf(hotel: Hotel, asked: ContentLanguage): string | undefined {
  return parkingText(hotel, houseFacts(hotel), toldLanguage(hotel, asked), createRandom(`${hotel.id} parking`));
}

function petsText({ pets }: HouseRuleTexts, { arePetsWelcome }: HouseFacts, random: Random): string {
  return random.pick(arePetsWelcome ? pets.allowed : pets.refused);
}

function usualPolicies(hotel: Hotel, facts: HouseFacts, language: ContentLanguage, random: Random): Policy[] {
  const texts = houseRuleTextsOf(language);
  const { children, internet, groups } = texts;
  const parking = parkingText(hotel, facts, language, createRandom(`${hotel.id} parking`));
  const list: (Policy | false)[] = [
    { kind: 'pets', heading: texts.pets.heading, text: petsText(texts, facts, random) },
    {
      kind: 'children',
      heading: children.heading,
      text: random.pick(facts.areChildrenWelcome ? children.welcome : children.refused),
    },
    facts.internet !== undefined && {
      kind: 'internet',
      heading: internet.heading,
      text: random.pick(internet[facts.internet]),
    },
    parking !== undefined && { kind: 'parking', heading: texts.parking.heading, text: parking },
    facts.groupRoomMin > 0 && {
      kind: 'groups',
      heading: groups.heading,
      text: fillSlots(random.pick(groups.texts), { count: String(facts.groupRoomMin) }),
    },
  ];
  return list.filter((policy) => policy !== false);
}

function rarePolicies(texts: HouseRuleTexts, facts: HouseFacts, random: Random): Policy[] {
  const [isGeneral, isFurther, isSustainable] = [
    random.chance(GENERAL_SHARE),
    random.chance(FURTHER_PETS_SHARE),
    random.chance(SUSTAINABILITY_SHARE),
  ];
  const list: (Policy | false)[] = [
    isGeneral && { kind: 'general', heading: texts.general.heading, text: random.pick(texts.general.texts) },
    isFurther && { kind: 'further-pets', heading: '', text: petsText(texts, facts, random) },
    isSustainable && { kind: 'sustainability', heading: '', text: random.pick(texts.sustainability) },
  ];
  return list.filter((policy) => policy !== false);
}

export function policiesOf(hotel: Hotel, asked: ContentLanguage): Policy[] {
  const language = toldLanguage(hotel, asked);
  const random = createRandom(`${hotel.id} policies`);
  const facts = houseFacts(hotel);
  const isDoubled = random.chance(DOUBLED_SHARE);
  const again = random.pick(AGAIN);
  const policies = [
    ...usualPolicies(hotel, facts, language, random),
    ...rarePolicies(houseRuleTextsOf(language), facts, random),
  ];
  if (!isDoubled) return policies;
  const doubled = random.pick(policies);
  return [...policies, { ...doubled, text: again(doubled.text) }];
}
