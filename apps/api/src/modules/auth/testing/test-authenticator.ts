/** An authenticator in software. It stores keys and answers like a phone. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Answer = Readonly<Record<string, unknown>>;
type CreationOptions = { readonly challenge: string; readonly rp: { readonly id: string } };
type RequestOptions = { readonly challenge: string; readonly rpId: string };

type Habits = {
  readonly origin?: string;
  /** Whether the authenticator verified its user. */
  readonly isOwnerChecked?: boolean;
};

const ORIGIN = 'http://localhost';
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];

export function createAuthenticator({ origin = ORIGIN, isOwnerChecked = true }: Habits = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let counter = 0;
  const flagsOf = (isChecked: boolean) => PRESENT | (isChecked ? VERIFIED : 0);
  const same = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    create({ challenge, rp }: CreationOptions): Answer {
      const length = Buffer.from([0, credentialId.length]);
      const head = authData(rp.id, flagsOf(isOwnerChecked) | ATTESTED, counter);
      const data = Buffer.concat([head, Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      };
      return { ...same, response };
    },

    get({ challenge, rpId }: RequestOptions, isCheckedNow = isOwnerChecked): Answer {
      const data = authData(rpId, flagsOf(isCheckedNow), ++counter);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { ...same, response };
    },
  };
}

function authData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** In CBOR: `{fmt: 'none', attStmt: {}, authData}`. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const bytes = Buffer.concat([Buffer.from([0x58, data.length]), data]);
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes];
  return Buffer.concat([Buffer.from([0xa3]), ...parts]);
}

/** In CBOR: an ES256 key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, coordinate(x), Buffer.from([0x22]), coordinate(y)]);
}
