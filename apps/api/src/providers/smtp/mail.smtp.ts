/** Mail by SMTP. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, MailCalendar, MailServer } from '../ports/mail.port';
import { ProviderError } from '../provider-error';

const VENDOR = 'mail';
/** Together far less than the lease of a mail. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * `smtp://` switches to TLS if the server offers it, `smtps://` starts with it. The URL holds user name and password.
 */
export function createSmtpMail(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const access = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS, ...encryptionOf(url), ...access });
  const fail = (error: unknown) => {
    throw failureOf(error, `${url.protocol}//${url.host}`);
  };
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail)).catch(fail);
    },
    async verify() {
      await transport.verify().catch(fail);
    },
  };
}

/**
 * On this machine nobody can listen in, and certificates are rarely valid. Elsewhere, never sends a password
 * unencrypted.
 */
export function encryptionOf({ protocol, hostname, password }: URL) {
  const isHere = THIS_MACHINE.test(hostname);
  return { ignoreTLS: isHere, requireTLS: !isHere && protocol === 'smtp:' && password !== '' };
}

function messageOf({ language, calendar, replyTo, ...same }: Mail): SendMailOptions {
  return {
    ...same,
    ...(replyTo && { replyTo }),
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    attachments: calendar ? [attachmentOf(calendar)] : [],
  };
}

function attachmentOf({ method, filename, content }: MailCalendar) {
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` };
}

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string };

/**
 * Commands whose refusal concerns this mail only. The operator has to fix earlier refusals, of our password or address.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** The server's text may repeat the address, so keeps only the number. */
function failureOf(error: unknown, url: string): ProviderError {
  const { code = 'unknown', responseCode, command = '' } = error as SmtpError;
  const isRefused = responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  const words = [`The mail server rejected a mail: ${code}`, responseCode].filter(Boolean).join(' ');
  const failure = isRefused ? 'refused' : code === 'ETIMEDOUT' ? 'late' : 'lost';
  return new ProviderError(words, { vendor: VENDOR, url, status: responseCode ?? null, failure });
}
