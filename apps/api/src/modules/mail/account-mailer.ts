/** Sends letters about accounts after the request was answered. */
import { createWorkList } from '../../repeated-jobs';
import { type AccountLetter, composeAccountMail } from './account-letter';
import type { MailSettings } from './post-office';

export type AccountMailer = {
  /** The site's public origin; null while unknown. Never taken from a request, because clients can forge it. */
  originOf(): string | null;
  /** Sends at once, and retries while the mail server cannot be reached. Never throws. */
  send(letter: AccountLetter): Promise<void>;
  /** Resolves when no letter is being sent. */
  rest(): Promise<void>;
};

type Options = {
  pause(ms: number): Promise<unknown>;
  report(error: unknown): void;
};

/** Few retries: the link is valid for half an hour and somebody waits for it. If all fail, they request a new one. */
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

  return { originOf, send: (letter) => work.track(deliver(letter).catch(report)), rest: work.rest };
}
