/** Sends letters about accounts, after the request that asks for them is answered. */
import { createWorkList } from '../../repeated-jobs';
import { type AccountLetter, composeAccountMail } from './account-letter';
import type { MailSettings } from './post-office';

export type AccountMailer = {
  /** Where travellers find the site; null while that is not known. Never taken from a request: anybody can write one. */
  originOf(): string | null;
  /** At once, and again when the mail server cannot be reached. Never throws. */
  send(letter: AccountLetter): Promise<void>;
  /** When nothing is under way any more. */
  rest(): Promise<void>;
};

type Options = {
  pause(ms: number): Promise<unknown>;
  report(error: unknown): void;
};

/** A link holds for half an hour, and somebody is waiting for it: if the server stays away, they ask again. */
const PAUSES_MS = [1_000, 4_000, 10_000];

export function createAccountMailer(settings: MailSettings, { pause, report }: Options): AccountMailer {
  const { port, originOf } = settings;
  const work = createWorkList();

  async function deliver(letter: AccountLetter): Promise<void> {
    const mail = composeAccountMail(letter, settings);
    for (const pauseMs of [...PAUSES_MS, null]) {
      try {
        return await port.send(mail);
      } catch (error) {
        if (pauseMs === null) return report(error);
        await pause(pauseMs);
      }
    }
  }

  return { originOf, send: (letter) => work.track(deliver(letter)), rest: work.rest };
}
