/** In whose name mails go out: `Name <address>`, or an address alone. */
import type { MailAddress } from '../providers/ports/mail.port';

const NAMED = /^(.+) <(.+)>$/;
/** Of a site that nobody outside can reach: a name that never is anybody's. */
const NOWHERE = 'tenth-night.example';

/** Without a word of the operator's: the site's name, and the host that visitors use. */
export function senderOf(text: string | undefined, siteName: string, publicUrl: string | null): MailAddress {
  const [, name = siteName, address = text] = NAMED.exec(text ?? '') ?? [];
  return { name, address: address ?? `bookings@${domainOf(publicUrl)}` };
}

function domainOf(publicUrl: string | null): string {
  const host = publicUrl ? new URL(publicUrl).hostname.replace(/^www\./, '') : '';
  return /\.[a-z][a-z\d-]+$/i.test(host) ? host : NOWHERE;
}
