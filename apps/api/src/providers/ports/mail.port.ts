/** Mail sending, as our services see it. */

export type MailAddress = { readonly name: string; readonly address: string };

export type MailCalendar = {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
};

export type Mail = {
  /** Includes the angle brackets. A letter keeps its id, however often it is sent. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where replies go. Null means the sender. */
  readonly replyTo: string | null;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Null if the letter changes no calendar. */
  readonly calendar: MailCalendar | null;
};

export type MailPort = {
  /** Resolves when the mail server has accepted the mail. Otherwise throws a ProviderError without personal data. */
  send(mail: Mail): Promise<void>;
};

export type MailServer = MailPort & {
  /** Connects and signs in, and sends nothing. Throws like `send`. */
  verify(): Promise<void>;
};
