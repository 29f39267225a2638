/** The caught mails, newest first. Drops the oldest above a limit. */
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

export function createMailbox(clock: Clock): Mailbox {
  let count = 0;
  const kept = new Map<string, { readonly mail: CaughtMail; readonly files: readonly MailFile[] }>();
  return {
    list: () => [...kept.values()].map(({ mail }) => mail).toReversed(),
    find: (id) => kept.get(id)?.mail,
    filesOf: (id) => kept.get(id)?.files ?? [],
    keep: ({ mail, files }, recipients) => {
      count += 1;
      const id = String(count);
      kept.set(id, { mail: { id, receivedAt: clock.now().toISOString(), recipients, ...mail }, files });
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > MAILBOX_LIMIT) kept.delete(oldest);
    },
    reset: () => {
      count = 0;
      kept.clear();
    },
  };
}
