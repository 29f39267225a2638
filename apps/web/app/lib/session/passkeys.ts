/** Passkeys, by the JSON methods of the browser. */

/** False for a browser without those methods. Passkeys belong to a host name, so an IP address has none either. */
export function hasPasskeys(): boolean {
  const { PublicKeyCredential: Passkey } = globalThis as Partial<typeof globalThis>;
  return typeof Passkey?.parseCreationOptionsFromJSON === 'function' && !isIpAddress(location.hostname);
}

export function isIpAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith('[');
}

/** `cancelled`: by the visitor or by a timeout. The browser does not tell which. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly reason: 'cancelled' | 'known-here' | 'failed';

  constructor(cause: unknown) {
    super('The authenticator returned nothing', { cause });
    this.reason = reasonOf(cause);
  }
}

function reasonOf(cause: unknown): PasskeyError['reason'] {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known-here' : 'failed';
}

/** Creates a passkey. Returns what the API needs to register it. */
export function createPasskey(options: unknown): Promise<object> {
  const read = () =>
    PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(() => navigator.credentials.create({ publicKey: read() }));
}

/** Uses an existing passkey. Returns what the API needs to verify it. */
export function readPasskey(options: unknown): Promise<object> {
  const read = () => PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return answerOf(() => navigator.credentials.get({ publicKey: read() }));
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<object> {
  try {
    return ((await ask()) as PublicKeyCredential).toJSON();
  } catch (error) {
    throw new PasskeyError(error);
  }
}
