/** A user's numbers: the one that we give at sign-up, and the guest id of the provider. Hotel-checkout-trips §3 "Guest mapping". */
import { randomInt } from 'node:crypto';
import type { AccountDetails } from '@tenth-night/contract/account';
import { MEMBER_NUMBERS, memberNumber } from '@tenth-night/domain/rewards/member-number';
import type { AccountRepo, Numbers } from './account.repo';

export type AccountService = {
  /** Gives a member number to a user who has none. A user who has one keeps it. */
  ensureMember(uid: string): Promise<void>;
  numbersOf(uid: string): Promise<Numbers>;
  /** Null where nothing is kept. */
  detailsOf(uid: string): Promise<AccountDetails | null>;
  /** Answers what is kept from now on. */
  keepDetails(uid: string, details: AccountDetails): Promise<AccountDetails>;
};

/** Ten million numbers: a draw that is taken this often in a row is a fault, not bad luck. */
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
    throw new Error('No free member number was drawn');
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
      // The one of the sign-up has failed: then it is made when it is first asked for.
      await ensureMember(uid);
      return accounts.findNumbers(uid);
    },
  };
}

/** Its own fields and no others: what else was sent is not kept. */
function trimmed(details: AccountDetails): AccountDetails {
  const { firstName, lastName, email, phone, address1, address2, city, state, zip, country } = details;
  const fields = { firstName, lastName, email, phone, address1, address2, city, state, zip, country };
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()])) as AccountDetails;
}
