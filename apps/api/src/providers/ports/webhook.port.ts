/** News that a rate provider sends by itself. Anybody could send it, so it only says where to look. */

export type WebhookNews = {
  /** Ids at the provider. */
  readonly bookingIds: readonly string[];
  /** Our references, as the provider knows them. */
  readonly references: readonly string[];
};

export type WebhookPort = {
  /** Whether the caller has the secret. Always true if none is configured. */
  isAllowed(secret: string | undefined): boolean;
  /** Reads any text. Damaged or foreign text is news about nothing. */
  read(body: string): WebhookNews;
};

/** By the name of the rate provider. Providers without webhooks are missing. */
export type Webhooks = Readonly<Record<string, WebhookPort>>;
