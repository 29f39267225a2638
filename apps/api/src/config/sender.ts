/** The sender of our mails: `Name <address>`, or just an address. */
import type { MailAddress } from '../providers/ports/mail.port';

const NAMED = /^(.+) <(.+)>$/;
/** For a site without a public domain. Nobody can own this domain. */
const NOWHERE = 'tenth-night.example';

/** Without configuration: the site's name, and the host that visitors use. */
export function senderOf(text: string | undefined, siteName: string, publicUrl: string | null): MailAddress {
  const [, name = siteName, address = text] = NAMED.exec(text ?? '') ?? [];
  return { name, address: address ?? `bookings@${domainOf(publicUrl)}` };
}

function domainOf(publicUrl: string | null): string {
  const host = publicUrl ? new URL(publicUrl).hostname.replace(/^www\./, '') : '';
  return /\.[a-z][a-z\d-]+$/i.test(host) ? host : NOWHERE;
}
