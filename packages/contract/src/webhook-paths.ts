/** Paths that other companies call. Browsers do not load them. */
export const WEBHOOK_PATHS = {
  /** Webhooks of a rate provider, by the provider's name. */
  webhook: '/webhooks/:provider',
} as const;
