/** A mail in the form that tests and the inbox read. */
import type { Address, Attachment, Email, Mailbox as PostalMailbox } from 'postal-mime';
import PostalMime from 'postal-mime';

export interface MailAddress {
  /** Empty if the mail has none. */
  readonly name: string;
  readonly address: string;
}

export interface CaughtAttachment {
  readonly filename: string;
  readonly contentType: string;
  /**
   * In bytes.
   * The parser converts line ends of calendar files and other texts to LF, so it may differ from what was sent.
   */
  readonly size: number;
}

export interface CaughtMail {
  /** A counter: the first mail of a run is `1`. */
  readonly id: string;
  readonly receivedAt: string;
  readonly messageId: string | null;
  readonly from: MailAddress | null;
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  readonly replyTo: readonly MailAddress[];
  /** The actual recipients, including blind copies. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly CaughtAttachment[];
  /** Names in lower case, in the order of the mail. A name may occur several times. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** The content of an attachment, in the order of `attachments`. */
export interface MailFile {
  readonly content: Uint8Array;
  /** The HTML refers to it with `cid:`. */
  readonly contentId: string | null;
}

export interface ReadMail {
  readonly mail: Omit<CaughtMail, 'id' | 'receivedAt' | 'recipients'>;
  readonly files: readonly MailFile[];
}

const mailboxes = (addresses: readonly Address[] = []): MailAddress[] =>
  addresses
    .flatMap((entry): PostalMailbox[] => (entry.group ? entry.group : [entry]))
    .map(({ name, address }) => ({ name, address }));

function fileOf({ content, contentId }: Attachment): MailFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return { content: bytes, contentId: contentId?.replace(/^<|>$/g, '') ?? null };
}

const mailOf = (email: Email, files: readonly MailFile[]): ReadMail['mail'] => ({
  messageId: email.messageId ?? null,
  from: mailboxes(email.from && [email.from])[0] ?? null,
  to: mailboxes(email.to),
  cc: mailboxes(email.cc),
  replyTo: mailboxes(email.replyTo),
  subject: email.subject ?? '',
  text: email.text ?? null,
  html: email.html ?? null,
  attachments: email.attachments.map(({ filename, mimeType }, index) => ({
    filename: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    size: files[index]?.content.length ?? 0,
  })),
  headers: email.headers.map(({ key, value }) => ({ name: key, value })),
});

export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const email = await PostalMime.parse(raw);
  const files = email.attachments.map(fileOf);
  return { mail: mailOf(email, files), files };
}
