/**
 * A user's numbers: our member number from sign-up, and the provider's guest id. Hotel-checkout-trips §3 "Guest
 * mapping".
 */
import { randomInt } from 'node:crypto';
import type { AccountDetails } from '@tenth-night/contract/account';
import { MEMBER_NUMBERS, memberNumber } from '@tenth-night/domain/rewards/member-number';
import type { AccountRepo, Numbers } from './account.repo';

export type AccountService = {
  /** Gives a member number to a user who has none. A user who has one keeps it. */
  ensureMember(uid: string): Promise<void>;
  numbersOf(uid: string): Promise<Numbers>;
  /** Null if nothing is saved. */
  detailsOf(uid: string): Promise<AccountDetails | null>;
  /** Returns the saved details. */
  keepDetails(uid: string, details: AccountDetails): Promise<AccountDetails>;
};

/** There are ten million numbers. So many taken draws in a row mean a bug, not bad luck. */
const DRAWS = 100;

export function createAccountService(
  accounts: AccountRepo,
  now: () => Date,
  draw = () => randomInt(MEMBER_NUMBERS),
): AccountService {
  const ensureMember = async (uid: string) => {
    for (let i = 0; i < DRAWS; i++) {
      if (await accounts.addMember(uid, memberNumber(draw()))) return;
    }
    throw new Error('Found no free member number');
  };
  return {
    ensureMember,
    detailsOf: accounts.findDetails,
    async keepDetails(uid, details) {
      const kept = trimmed(details);
      await accounts.saveDetails(uid, kept, now());
      return kept;
    },
    async numbersOf(uid) {
      const numbers = await accounts.findNumbers(uid);
      if (numbers.memberNumber !== null) return numbers;
      // Creating the number at sign-up failed, so creates it on first use.
      await ensureMember(uid);
      return accounts.findNumbers(uid);
    },
  };
}

/** Picks the known fields, and drops everything else that was sent. */
function trimmed(details: AccountDetails): AccountDetails {
  const { firstName, lastName, email, phone, address1, address2, city, state, zip, country } = details;
  const fields = { firstName, lastName, email, phone, address1, address2, city, state, zip, country };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as AccountDetails;
}
