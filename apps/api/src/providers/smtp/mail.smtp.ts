/** Mail by SMTP. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, MailCalendar, MailPort } from '../ports/mail.port';
import { ProviderError } from '../provider-error';

const VENDOR = 'mail';
/** Together far less than a mail is leased for. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `smtp://` turns to TLS where the server offers it, `smtps://` begins with it; a name and a password stand in the address. */
export function createSmtpMail(smtpUrl: string): MailPort {
  const url = new URL(smtpUrl);
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS, ...encryptionOf(url), ...access });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail));
      } catch (error) {
        throw failureOf(error, `${url.protocol}//${url.host}`);
      }
    },
  };
}

/** Nobody listens in on this machine, and its certificate is rarely anybody's. Elsewhere no password goes unhidden. */
export function encryptionOf({ protocol, hostname, password }: URL) {
  const isHere = THIS_MACHINE.test(hostname);
  return { ignoreTLS: isHere, requireTLS: !isHere && protocol === 'smtp:' && password !== '' };
}

function messageOf({ language, calendar, replyTo, ...same }: Mail): SendMailOptions {
  return {
    ...same,
    ...(replyTo && { replyTo }),
    // Nobody's absence note should answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    attachments: calendar ? [attachmentOf(calendar)] : [],
  };
}

function attachmentOf({ method, filename, content }: MailCalendar) {
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/** What the server says about this mail and no other. A refusal before it, of our password or our address, is for the operator to mend. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** The server's own words may repeat the address: only their number is kept. */
function failureOf(error: unknown, url: string): ProviderError {
  const { code = 'unknown', responseCode, command = '' } = error as SmtpError;
  const isRefused = responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  const words = [`The mail server did not take a mail: ${code}`, responseCode].filter(Boolean).join(' ');
  const failure = isRefused ? 'refused' : code === 'ETIMEDOUT' ? 'late' : 'lost';
  return new ProviderError(words, { vendor: VENDOR, url, status: responseCode ?? null, failure });
}
