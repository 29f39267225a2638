import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../ports/mail.port';
import { ProviderError } from '../provider-error';
import { createSmtpMail, encryptionOf } from './mail.smtp';

const MAIL: Mail = {
  messageId: '<one@tenth-night.example>',
  from: { name: 'Tenth Night', address: 'bookings@tenth-night.example' },
  to: { name: 'Ada Testa', address: 'ada@example.test' },
  replyTo: null,
  language: 'en',
  subject: 'Booking confirmed',
  text: 'Your stay is booked.',
  html: '<p>Your stay is booked.</p>',
  calendar: { method: 'PUBLISH', filename: 'stay.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
};

let server: Server;
let port: number;
/** The answer of the mail server, and the command that gets this answer. */
let verdict: string;
let verdictOn: 'MAIL' | 'RCPT';

beforeEach(async () => {
  verdictOn = 'RCPT';
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 relay.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const command = String(chunk).slice(0, 4).toUpperCase();
      socket.write(command === verdictOn ? `${verdict}\r\n` : '250 fine\r\n');
      if (command === 'QUIT') socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => server.close());

const failure = async (url: string): Promise<unknown> =>
  createSmtpMail(url)
    .send(MAIL)
    .catch((error) => error);

describe('a mail that the server rejects', () => {
  it.each([
    ['550 5.1.1 <ada@example.test> is nobody here', 'refused', 550],
    ['451 4.7.1 <ada@example.test> later, please', 'lost', 451],
  ])('is a failure without the address and the password: %s', async (answer, kind, status) => {
    verdict = answer;
    const error = await failure(`smtp://user:s3cret@127.0.0.1:${port}`);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({
      vendor: 'mail',
      failure: kind,
      details: { status, url: `smtp://127.0.0.1:${port}` },
    });
    const all = `${(error as Error).stack} ${JSON.stringify(error)} ${(error as Error).cause}`;
    expect(all).not.toMatch(/ada|s3cret/i);
  });

  it('is not refused permanently if the server refuses our own address, because an operator can fix that', async () => {
    verdictOn = 'MAIL';
    verdict = '550 5.7.1 not from here';
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({ failure: 'lost', details: { status: 550 } });
  });

  it('is a failure if there is no server', async () => {
    server.close();
    await once(server, 'close');
    expect(await failure(`smtp://127.0.0.1:${port}`)).toMatchObject({ failure: 'lost', details: { status: null } });
  });
});

describe('the connection to the mail server', () => {
  it.each([
    ['smtp://127.0.0.1:2525', { ignoreTLS: true, requireTLS: false }],
    ['smtp://user:s3cret@localhost', { ignoreTLS: true, requireTLS: false }],
    ['smtp://relay.test', { ignoreTLS: false, requireTLS: false }],
    ['smtp://user:s3cret@relay.test:587', { ignoreTLS: false, requireTLS: true }],
    ['smtps://user:s3cret@relay.test', { ignoreTLS: false, requireTLS: false }],
  ])('is as secure as required: %s', (url, encryption) => {
    expect(encryptionOf(new URL(url))).toEqual(encryption);
  });
});
