/** The house rules, grouped by heading. Hotel-checkout-trips §2 "Important information section"; OPEN-60. */
import type { CleanHtml, Policy } from './hotel-detail';
import { distinctTexts, plainWords } from './plain-words';

export type PolicyGroup = { readonly heading: string; readonly rules: readonly CleanHtml[] };

/** The headings of the types that have a fixed one. */
export type PolicyTypeNames = { readonly PETS: string; readonly SUSTAINABILITY: string };

const ENGLISH: PolicyTypeNames = { PETS: 'Pets', SUSTAINABILITY: 'Sustainability Certifications' };

/**
 * Pets come first, the others in the locale's alphabetical order. `typeNames` are the locale's words; default English.
 */
export function policyGroups(
  policies: readonly Policy[],
  locale: string,
  typeNames: PolicyTypeNames = ENGLISH,
): readonly PolicyGroup[] {
  const typed = policies.map((policy) => ({ ...policy, name: policy.name.trim(), type: plainType(policy.policyType) }));
  // A rule without a name takes the name of another rule of its type, which may be in any language.
  const nameOf = (type: string) => typed.find((policy) => policy.name && policy.type === type)?.name;
  const particular = typed
    .filter(({ type }) => type !== 'GENERAL')
    .map((policy) => ({
      ...policy,
      heading: policy.name || nameOf(policy.type) || prettyType(policy.type, typeNames),
    }));
  const { compare } = new Intl.Collator(locale);
  return distinctTexts(particular.map(({ heading }) => heading))
    .map((heading) => {
      const group = particular.filter((policy) => plainWords(policy.heading) === plainWords(heading));
      const isPets = group.some(({ type }) => type === 'PETS') || plainWords(heading) === plainWords(typeNames.PETS);
      return { isPets, heading, rules: distinctTexts(group.map(({ description }) => description)) };
    })
    .filter(({ rules }) => rules.length > 0)
    .toSorted((a, b) => Number(b.isPets) - Number(a.isPets) || compare(a.heading, b.heading))
    .map(({ heading, rules }) => ({ heading, rules }));
}

/** The provider writes `POLICY_HOTEL_PETS` and `POLICY_CHILDREN`; its documentation says `PETS`. */
function plainType(type: string): string {
  return type
    .trim()
    .toUpperCase()
    .replace(/^POLICY_(HOTEL_)?/, '');
}

function prettyType(type: string, typeNames: PolicyTypeNames): string {
  if (type === 'PETS' || type === 'SUSTAINABILITY') return typeNames[type];
  const words = type.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
