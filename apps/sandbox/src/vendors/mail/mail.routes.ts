/** The inbox over HTTP: JSON for tests, pages for people. */
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { pageHeaders } from '../../kernel/html-page';
import { inboxPage, mailPage, noMailPage } from './inbox-pages';
import { attachmentHeaders, HTML_PART_HEADERS, htmlPart } from './mail-files';
import type { Mailbox } from './mailbox';

interface OneMail {
  Params: { id: string };
}
interface OneAttachment {
  Params: { id: string; index: string };
}

const NOT_FOUND = { error: { code: 404, message: 'not found' } };
const REFRESH_SECONDS = 5;

const sendPage = (reply: FastifyReply, page: string): FastifyReply => reply.headers(pageHeaders()).send(page);
const sendNoMail = (reply: FastifyReply): FastifyReply => sendPage(reply.code(404), noMailPage());

function apiRoutes(mailbox: Mailbox): FastifyPluginAsync {
  return async (app) => {
    app.get('/messages', () => mailbox.list());
    app.get<OneMail>(
      '/messages/:id',
      ({ params }, reply) => mailbox.find(params.id) ?? reply.code(404).send(NOT_FOUND),
    );
    app.delete('/messages', (_request, reply) => {
      mailbox.reset();
      return reply.code(204).send();
    });
  };
}

export function mailRoutes(mailbox: Mailbox): FastifyPluginAsync {
  return async (app) => {
    app.register(apiRoutes(mailbox), { prefix: '/api' });

    app.get('/', (_request, reply) => sendPage(reply.header('refresh', REFRESH_SECONDS), inboxPage(mailbox.list())));

    app.get<OneMail>('/messages/:id', ({ params }, reply) => {
      const mail = mailbox.find(params.id);
      return mail ? sendPage(reply, mailPage(mail)) : sendNoMail(reply);
    });

    app.get<OneMail>('/messages/:id/html', ({ params }, reply) => {
      const mail = mailbox.find(params.id);
      if (!mail || mail.html === null) return sendNoMail(reply);
      return reply.headers(HTML_PART_HEADERS).send(htmlPart(mail, mailbox.filesOf(mail.id)));
    });

    app.get<OneAttachment>('/messages/:id/attachments/:index', ({ params }, reply) => {
      const attachment = mailbox.find(params.id)?.attachments[Number(params.index)];
      const file = mailbox.filesOf(params.id)[Number(params.index)];
      if (!attachment || !file) return sendNoMail(reply);
      return reply.headers(attachmentHeaders(attachment)).send(file.content);
    });
  };
}
