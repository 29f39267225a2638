/** The sandbox's mail server: accepts every mail, forwards none, and shows them under `/mail`. */
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../kernel/clock';
import { type CaughtMail, readMail } from './caught-mail';
import { mailRoutes } from './mail.routes';
import { createMailbox } from './mailbox';
import { createSmtp, type Smtp } from './smtp';

export interface MailCatcher {
  /** Closes the SMTP server together with the app. */
  readonly plugin: FastifyPluginAsync;
  readonly smtp: Smtp;
  /** Newest first. */
  list(): readonly CaughtMail[];
  reset(): void;
}

export function createMailCatcher({ clock }: { readonly clock: Clock }): MailCatcher {
  const mailbox = createMailbox(clock);
  const smtp = createSmtp(async (raw, recipients) => mailbox.keep(await readMail(raw), recipients));
  return {
    plugin: async (app) => {
      app.addHook('onClose', () => smtp.close());
      app.register(mailRoutes(mailbox), { prefix: '/mail' });
    },
    smtp,
    list: mailbox.list,
    reset: mailbox.reset,
  };
}
