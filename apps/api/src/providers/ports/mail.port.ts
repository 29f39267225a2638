/** What our services know of sending mail. */

export type MailAddress = { readonly name: string; readonly address: string };

export type MailCalendar = {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly filename: string;
  readonly content: string;
};

export type Mail = {
  /** With its angle brackets. The same letter always has the same one, however often it is sent. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where an answer goes; null for the sender itself. */
  readonly replyTo: string | null;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Null for a letter that changes nothing in a calendar. */
  readonly calendar: MailCalendar | null;
};

export type MailPort = {
  /** Done when the mail server has taken it. Else it throws a ProviderError, in which nobody is named. */
  send(mail: Mail): Promise<void>;
};
