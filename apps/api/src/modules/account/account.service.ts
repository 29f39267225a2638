/** A user's numbers: the one that we give at sign-up, and the guest id of the provider. Hotel-checkout-trips §3 "Guest mapping". */
import { randomInt } from 'node:crypto';
import { MEMBER_NUMBERS, memberNumber } from '@tenth-night/domain/rewards/member-number';
import type { AccountRepo, Numbers } from './account.repo';

export type AccountService = {
  /** Gives a member number to a user who has none; whoever has one keeps it. */
  ensureMember(uid: string): Promise<void>;
  numbersOf(uid: string): Promise<Numbers>;
};

/** Ten million numbers: a draw that is taken this often in a row is a fault, not bad luck. */
const DRAWS = 100;

export function createAccountService(accounts: AccountRepo, draw = () => randomInt(MEMBER_NUMBERS)): AccountService {
  const ensureMember = async (uid: string) => {
    for (let i = 0; i < DRAWS; i++) {
      if (await accounts.addMember(uid, memberNumber(draw()))) return;
    }
    throw new Error('No free member number was drawn');
  };
  return {
    ensureMember,
    async numbersOf(uid) {
      const numbers = await accounts.findNumbers(uid);
      if (numbers.memberNumber !== null) return numbers;
      // The one of the sign-up has failed: then it is made when it is first asked for.
      await ensureMember(uid);
      return accounts.findNumbers(uid);
    },
  };
}
