import fastify, { type FastifyInstance } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptLooseJson } from '../../kernel/loose-json';
import type { CaughtMail } from './caught-mail';
import { createMailCatcher, type MailCatcher } from './mail-catcher';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const ARABIC = 'تأكيد حجزك في باريس';
const PLAIN = {
  from: 'Tenth Night <hello@tenth-night.example.test>',
  to: 'amara@example.test',
  subject: 'Your code',
  text: 'It is 123456.',
};

let app: FastifyInstance;
let catcher: MailCatcher;
let port: number;

beforeAll(async () => {
  catcher = createMailCatcher({ clock: { now: () => new Date('2026-11-15T10:00:00Z') } });
  app = fastify();
  acceptLooseJson(app);
  app.register(catcher.plugin);
  port = await catcher.smtp.listen(0);
});
beforeEach(() => catcher.reset());
afterAll(() => app.close());

async function send(mail: SendMailOptions = {}, options: object = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, ...options });
  await transport.sendMail({ ...PLAIN, ...mail });
  transport.close();
}

const read = async (): Promise<CaughtMail[]> => (await app.inject('/mail/api/messages')).json();

describe('the mail catcher', () => {
  it('stores a plain mail with its time', async () => {
    await send({ messageId: '<one@tenth-night.example.test>', headers: { 'Auto-Submitted': 'auto-generated' } });
    const [mail] = await read();
    expect(mail).toMatchObject({
      id: '1',
      receivedAt: '2026-11-15T10:00:00.000Z',
      messageId: '<one@tenth-night.example.test>',
      from: { name: 'Tenth Night', address: 'hello@tenth-night.example.test' },
      to: [{ name: '', address: 'amara@example.test' }],
      recipients: ['amara@example.test'],
      subject: 'Your code',
      text: 'It is 123456.\n',
      html: null,
      attachments: [],
    });
    expect(mail?.headers).toContainEqual({ name: 'auto-submitted', value: 'auto-generated' });
    expect((await app.inject('/mail/api/messages/1')).json()).toEqual(mail);
    expect(catcher.list()).toEqual([mail]);
  });

  it('accepts any name and any password', async () => {
    await send({}, { auth: { user: 'anyone', pass: 'anything' } });
    expect(await read()).toHaveLength(1);
  });

  it('reads a multipart mail, with its calendar file and its picture', async () => {
    const picture = Buffer.from([...Array(256).keys()]);
    await send({
      html: '<p>See you in <b>Paris</b></p>',
      attachments: [
        { filename: 'séjour.ics', content: CALENDAR, contentType: 'text/calendar' },
        { filename: 'picture.bin', content: picture },
      ],
    });
    const [mail] = await read();
    const calendar = CALENDAR.replaceAll('\r\n', '\n');
    expect(mail).toMatchObject({
      text: 'It is 123456.\n',
      html: expect.stringContaining('<b>Paris</b>'),
      attachments: [
        { filename: 'séjour.ics', contentType: 'text/calendar', size: calendar.length },
        { filename: 'picture.bin', contentType: 'application/octet-stream', size: 256 },
      ],
    });
    const file = await app.inject('/mail/messages/1/attachments/0');
    expect(file.body).toBe(calendar);
    expect(file.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/calendar/),
      'content-disposition': `attachment; filename="s_jour.ics"; filename*=UTF-8''s%C3%A9jour.ics`,
      'x-content-type-options': 'nosniff',
    });
    expect((await app.inject('/mail/messages/1/attachments/1')).rawPayload).toEqual(picture);
  });

  it('reads every script, and every recipient', async () => {
    const bcc = 'blind@example.test';
    await send({ subject: ARABIC, to: 'ليلى <layla@example.test>, amara@example.test', bcc });
    expect((await read())[0]).toMatchObject({
      subject: ARABIC,
      to: [
        { name: 'ليلى', address: 'layla@example.test' },
        { name: '', address: 'amara@example.test' },
      ],
      recipients: ['layla@example.test', 'amara@example.test', bcc],
    });
    const { body } = await app.inject('/mail');
    expect(body).toContain(`<b dir="auto">${ARABIC}</b>`);
  });

  it('lists the newest first and drops the oldest, even if somebody has read it', async () => {
    const transport = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: 1, maxMessages: 1000 });
    for (let n = 1; n <= 200; n++) await transport.sendMail({ ...PLAIN, subject: `Mail ${n}` });
    await app.inject('/mail/api/messages/1');
    for (let n = 201; n <= 202; n++) await transport.sendMail({ ...PLAIN, subject: `Mail ${n}` });
    transport.close();
    const mails = await read();
    expect(mails).toHaveLength(200);
    expect([mails[0], mails.at(-1)]).toMatchObject([
      { id: '202', subject: 'Mail 202' },
      { id: '3', subject: 'Mail 3' },
    ]);
  });

  it('refuses a mail of more than ten megabytes', async () => {
    const content = Buffer.alloc(8 * 1024 * 1024);
    // Base64 makes it a third larger. The size is known only after it has arrived.
    const sending = send({ attachments: [{ filename: 'large.bin', content }] });
    await expect(sending).rejects.toMatchObject({ responseCode: 552 });
    expect(await read()).toEqual([]);
    await send();
    expect(await read()).toHaveLength(1);
  });

  it('deletes everything on request and counts from the start again', async () => {
    await send();
    await send();
    expect((await app.inject({ method: 'DELETE', url: '/mail/api/messages' })).statusCode).toBe(204);
    expect(await read()).toEqual([]);
    await send();
    expect((await read()).map(({ id }) => id)).toEqual(['1']);
    catcher.reset();
    expect(await read()).toEqual([]);
  });

  // A server that waits for the client takes 30 seconds, which is more than this test allows.
  it('closes even if a client keeps its connection', { timeout: 25_000 }, async () => {
    const other = createMailCatcher({ clock: { now: () => new Date(0) } });
    const host = fastify();
    host.register(other.plugin);
    await host.ready();
    const open = createTransport({ host: '127.0.0.1', port: await other.smtp.listen(0), pool: true });
    await open.sendMail(PLAIN);
    await host.close();
    open.close();
    await expect(createMailCatcher({ clock: { now: () => new Date(0) } }).smtp.listen(port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('the inbox', () => {
  it('shows a friendly text when it is empty, and refreshes automatically', async () => {
    const { body, headers } = await app.inject('/mail');
    expect(body).toContain('No mail yet.');
    expect(headers).toMatchObject({ refresh: '5', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows HTML in a subject, a name or a text as text', async () => {
    const script = '<script>alert("1")</script>';
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;';
    const attachments = [{ filename: `${script}.txt`, content: 'x' }];
    await send({ subject: script, from: { name: script, address: 'a@example.test' }, text: script, attachments });
    for (const path of ['/mail', '/mail/messages/1']) {
      const { body } = await app.inject(path);
      expect(body).toContain(escaped);
      expect(body).not.toContain('<script');
    }
    const { body } = await app.inject('/mail/messages/1');
    expect(body).toContain(`<h1 dir="auto">${escaped}</h1>`);
    expect(body).toContain(`<pre dir="auto">${escaped}\n</pre>`);
    const file = await app.inject('/mail/messages/1/attachments/0');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/);
  });

  it('shows the HTML part in a frame without scripts', async () => {
    const html = '<p>Hello</p><script>alert(1)</script><img src="cid:logo@tenth-night">';
    const attachments = [{ filename: 'logo.png', content: 'png', cid: 'logo@tenth-night' }];
    await send({ html, attachments });
    const { body } = await app.inject('/mail/messages/1');
    expect(body).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/mail\/messages\/1\/html">/,
    );
    expect(body).not.toContain('<p>Hello</p>');
    const part = await app.inject('/mail/messages/1/html');
    expect(part.body).toContain('<img src="/mail/messages/1/attachments/0">');
    const policy = String(part.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none';.*; sandbox allow-popups/);
    expect(policy).not.toMatch(/script|allow-same-origin/);
  });

  it.each([
    '/mail/messages/7',
    '/mail/messages/7/html',
    '/mail/messages/1/html',
    '/mail/messages/1/attachments/0',
    '/mail/messages/1/attachments/-1',
    '/mail/messages/__proto__/attachments/length',
  ])('answers %s with a page that says there is no such mail', async (path) => {
    await send();
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<h1>There is no such mail</h1>');
  });

  it('answers the JSON of an unknown mail with 404', async () => {
    const answer = await app.inject('/mail/api/messages/7');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { code: 404, message: 'not found' } });
  });
});
