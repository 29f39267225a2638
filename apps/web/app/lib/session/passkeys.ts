/** Passkeys, with the browser's own reading and writing of JSON. */

/** A browser without those methods is offered none, and a passkey belongs to a name: an IP address has none. */
export function hasPasskeys(): boolean {
  const { PublicKeyCredential: Passkey } = globalThis as Partial<typeof globalThis>;
  return typeof Passkey?.parseCreationOptionsFromJSON === 'function' && !isIpAddress(location.hostname);
}

export function isIpAddress(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.startsWith('[');
}

/** `cancelled`: by the visitor, or it took too long; the browser does not tell which. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly reason: 'cancelled' | 'known-here' | 'failed';

  constructor(cause: unknown) {
    super('The authenticator gave nothing', { cause });
    this.reason = reasonOf(cause);
  }
}

function reasonOf(cause: unknown): PasskeyError['reason'] {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known-here' : 'failed';
}

/** What the API is told of a new passkey. */
export function createPasskey(options: unknown): Promise<object> {
  const read = () =>
    PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(() => navigator.credentials.create({ publicKey: read() }));
}

/** What the API is told of a passkey that is there. */
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
