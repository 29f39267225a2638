/** The only application that may sign people in here, and its allowed return addresses. */
export const IDENTITY_CLIENT = { id: 'tenth-night', secret: 'sandbox-identity-secret', name: 'Tenth Night' } as const;

/** The same places as in `isReturnAllowed`, as sources for a content security policy. */
export const RETURN_SOURCES = "'self' http://localhost:* http://127.0.0.1:* https:";

export function isReturnAllowed(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname } = new URL(uri);
  const isLoopback = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
  return (isLoopback || protocol === 'https:') && !uri.includes('#');
}
