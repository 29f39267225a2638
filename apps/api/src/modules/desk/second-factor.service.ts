/**
 * The second factor of the desk. The first time, a letter to the person's address is needed too: a stolen password
 * alone must not be enough to set up a factor.
 */
import { AppError } from '../../app-error';
import { keysFor, type Secrets } from '../../config/derived-keys';
import type { AttemptLimit } from '../auth/attempt-limit';
import { refuseIfOver } from '../auth/auth-outcome';
import type { MailLinks } from '../auth/mail-links';
import type { Staff } from './desk-access';
import type { FactorRepo } from './factor.repo';
import { openSealed, seal } from './sealed';
import { acceptedStep, base32, newSecret, secretUri } from './totp';

type Step = 'enrol' | 'prove' | 'open';

type Parts = {
  readonly factors: FactorRepo;
  readonly links: MailLinks;
  readonly limit: AttemptLimit;
  readonly secrets: Secrets;
  readonly siteName: string;
  readonly now: () => number;
  /** Sends the letter with the link. */
  sendLink(email: string, token: string): Promise<void>;
  isOpen(staff: Staff): Promise<boolean>;
};

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

const KIND = 'desk-factor';

export function createSecondFactorService(parts: Parts) {
  const { factors, links, limit, secrets, siteName, now, sendLink, isOpen } = parts;
  const keys = keysFor(secrets, 'desk factors');

  async function ownLink({ uid }: Staff, token: string): Promise<void> {
    const link = await links.find(KIND, token);
    if (link?.userId !== uid) throw new AppError('link_ended', 'This link is used up or too old');
  }

  /** Counts first: six digits are few, so nobody may try many. */
  async function check(staff: Staff, code: string): Promise<void> {
    const subject = `desk ${staff.uid}`;
    refuseIfOver(await limit.take('account', subject));
    const factor = await factors.find(staff.uid);
    const secret = factor && openSealed(keys, factor.secret);
    const step = secret ? acceptedStep(secret, code, now(), factor.lastStep) : null;
    if (step === null || !(await factors.accept(staff, step))) {
      throw new AppError('invalid_credentials', 'This code is wrong or too old');
    }
    await limit.clear('account', subject);
  }

  return {
    async step(staff: Staff): Promise<Step> {
      const factor = await factors.find(staff.uid);
      if (!factor?.confirmedAt) return 'enrol';
      return (await isOpen(staff)) ? 'open' : 'prove';
    },

    async sendLetter({ uid, email }: Staff): Promise<void> {
      if ((await factors.find(uid))?.confirmedAt) throw new AppError('conflict', 'There is a second factor already');
      refuseIfOver(await limit.take('letterTo', email));
      await sendLink(email, await links.make(KIND, { userId: uid, email }));
    },

    async enrol(staff: Staff, token: string): Promise<{ secret: string; uri: string }> {
      await ownLink(staff, token);
      const secret = newSecret();
      const isMade = await factors.begin(staff.uid, seal(keys[0], secret));
      if (!isMade) throw new AppError('conflict', 'There is a second factor already');
      return { secret: base32(secret), uri: secretUri(secret, staff.email, siteName) };
    },

    /** The first code shows that the app has the secret. Only then is the link used up. */
    async confirm(staff: Staff, token: string, code: string): Promise<void> {
      await ownLink(staff, token);
      if ((await factors.find(staff.uid))?.confirmedAt)
        throw new AppError('conflict', 'There is a second factor already');
      await check(staff, code);
      await links.use(KIND, token);
    },

    async prove(staff: Staff, code: string): Promise<void> {
      if (!(await factors.find(staff.uid))?.confirmedAt)
        throw new AppError('conflict', 'There is no second factor yet');
      await check(staff, code);
    },

    leave: ({ sessionId }: Staff): Promise<void> => factors.leave(sessionId),
  };
}
