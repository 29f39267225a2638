/** The people who can sign in: four invented ones, and those that a user has typed in. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Account {
  /** 21 digits, like Google's ids. Derived from the seed and the address. */
  readonly sub: string;
  readonly name: string;
  readonly givenName: string;
  /** Not everyone has a family name. */
  readonly familyName?: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

export interface Accounts {
  /** The invented people first, then the last few that were typed in. */
  list(): readonly Account[];
  find(sub: string): Account | undefined;
  /** The account for this address; creates it if needed. The address decides: an invented person keeps their name. */
  open(person: { readonly name: string; readonly email: string }): Account;
  reset(): void;
}

const PEOPLE: readonly Omit<Account, 'sub'>[] = [
  {
    name: 'Amara Okafor',
    givenName: 'Amara',
    familyName: 'Okafor',
    email: 'amara.okafor@example.test',
    isEmailVerified: true,
  },
  {
    name: 'ليلى منصور',
    givenName: 'ليلى',
    familyName: 'منصور',
    email: 'layla.mansour@example.test',
    isEmailVerified: true,
  },
  {
    name: 'Misaki Tanaka',
    givenName: 'Misaki',
    familyName: 'Tanaka',
    email: 'misaki.tanaka@example.test',
    isEmailVerified: true,
  },
  {
    name: 'Mateo Fernández Ruiz',
    givenName: 'Mateo',
    familyName: 'Fernández Ruiz',
    email: 'mateo.fernandez@example.test',
    isEmailVerified: false,
  },
];

const MADE_LIMIT = 200;
const MADE_SHOWN = 4;

function subOf(seed: string, email: string): string {
  const digest = createHash('sha256').update(`${seed}:identity:${email}`).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

export function createAccounts(seed: string): Accounts {
  const invented = PEOPLE.map((person): Account => ({ sub: subOf(seed, person.email), ...person }));
  const made = new LRUCache<string, Account>({ max: MADE_LIMIT });
  const findInvented = (sub: string): Account | undefined => invented.find((person) => person.sub === sub);

  return {
    list: () => [...invented, ...[...made.values()].slice(0, MADE_SHOWN).toReversed()],
    // Looking does not change the order of the list.
    find: (sub) => findInvented(sub) ?? made.peek(sub),
    open: ({ name, email }) => {
      const sub = subOf(seed, email);
      const person = findInvented(sub);
      if (person) return person;
      const [givenName = name, ...rest] = name.split(/\s+/);
      const family = rest.length > 0 ? { familyName: rest.join(' ') } : {};
      const account: Account = { sub, name, givenName, ...family, email, isEmailVerified: true };
      made.set(sub, account);
      return account;
    },
    reset: () => made.clear(),
  };
}
