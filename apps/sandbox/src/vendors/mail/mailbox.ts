/** The caught mails, newest first. Drops the oldest above a limit. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock';
import type { CaughtMail, MailFile, ReadMail } from './caught-mail';

const MAILBOX_LIMIT = 200;

export interface Mailbox {
  list(): readonly CaughtMail[];
  find(id: string): CaughtMail | undefined;
  filesOf(id: string): readonly MailFile[];
  keep(read: ReadMail, recipients: readonly string[]): void;
  /** Also restarts the counter, so that two runs are equal. */
  reset(): void;
}

type Kept = { readonly mail: CaughtMail; readonly files: readonly MailFile[] };

export function createMailbox(clock: Clock): Mailbox {
  let count = 0;
  const kept = new LRUCache<string, Kept>({ max: MAILBOX_LIMIT });
  return {
    list: () => [...kept.values()].map(({ mail }) => mail),
    // Reading a mail does not make it newer.
    find: (id) => kept.peek(id)?.mail,
    filesOf: (id) => kept.peek(id)?.files ?? [],
    keep: ({ mail, files }, recipients) => {
      count += 1;
      const id = String(count);
      kept.set(id, { mail: { id, receivedAt: clock.now().toISOString(), recipients, ...mail }, files });
    },
    reset: () => {
      count = 0;
      kept.clear();
    },
  };
}
