/** Six digits that change every 30 seconds, as authenticator apps show them: RFC 6238, with SHA-1. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks differ: the codes just before and after count too. */
const DRIFT_STEPS = 1;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CHAR_BITS = 5;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The time step of a right code; null if it is wrong. Steps up to `lastStep` are used up. */
export function acceptedStep(secret: Buffer, code: string, now: number, lastStep: number): number | null {
  const current = Math.floor(now / STEP_MS);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++) {
    if (step > lastStep && isSame(codeAt(secret, step), code)) return step;
  }
  return null;
}

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** What an authenticator app reads, usually as a picture. */
export function secretUri(secret: Buffer, account: string, site: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(account)}`;
  // Apps show a plus sign as it is, so this is not the encoding of forms.
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(site)}`;
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${CHAR_BITS}}`, 'g')) ?? [];
  return groups.map((group) => BASE_32[Number.parseInt(group.padEnd(CHAR_BITS, '0'), 2)]).join('');
}

function isSame(right: string, given: string): boolean {
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
