/** Hashes passwords with scrypt. Each hash contains its cost, so that we can raise the cost without users noticing. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export type PasswordCost = { readonly logN: number; readonly r: number; readonly p: number };
type Hash = PasswordCost & { readonly salt: string; readonly key: Buffer };

/**
 * OWASP lists several equally strong costs. This one needs the least memory (16 MB), because many may sign in at once.
 */
const COST: PasswordCost = { logN: 14, r: 8, p: 5 };
/** Hashes without a cost (`salt:key` in hex) come from the identity library. */
const FIRST_COST: PasswordCost = { logN: 14, r: 16, p: 1 };

const KEY_BYTES = 64;
const NAME = 'scrypt';

export type Passwords = {
  hash(password: string): Promise<string>;
  isRight(password: string, hash: string): Promise<boolean>;
  /** Whether to hash the password again, now that we have it. */
  isOutdated(hash: string): boolean;
};

export function createPasswords(cost: PasswordCost = COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('base64url');
      const key = await derive(password, salt, cost);
      return [NAME, cost.logN, cost.r, cost.p, salt, key.toString('base64url')].join(':');
    },
    async isRight(password, hash) {
      const { salt, key, ...its } = readHash(hash);
      return timingSafeEqual(await derive(password, salt, its), key);
    },
    isOutdated(hash) {
      const { logN, r, p } = readHash(hash);
      return logN !== cost.logN || r !== cost.r || p !== cost.p;
    },
  };
}

function readHash(text: string): Hash {
  const [name, logN, r, p, salt = '', key = ''] = text.split(':');
  if (name === NAME) {
    return { logN: Number(logN), r: Number(r), p: Number(p), salt, key: Buffer.from(key, 'base64url') };
  }
  const [oldSalt = '', oldKey = ''] = text.split(':');
  return { ...FIRST_COST, salt: oldSalt, key: Buffer.from(oldKey, 'hex') };
}

/** Normalizes the password: different encodings of the same characters are one password. */
function derive(password: string, salt: string, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
