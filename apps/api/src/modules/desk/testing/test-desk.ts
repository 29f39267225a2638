/** A person at the desk of a test shop, with an authenticator app. */
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema';
import { jsonOf } from '../../../testing/checked-answer';
import type { TestApi } from '../../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../../testing/test-visitor';
import { letterTo, PASSWORD } from '../../auth/testing/test-people';
import { codeAt, stepAt } from '../totp';

export const STAFF = 'desk@tenth-night.example';
export const DESK_VARIABLES = {
  DESK_EMAILS: `${STAFF}, second@tenth-night.example`,
  OPERATOR_EMAIL: 'boss@example.test',
};

export type Headers = Record<string, string>;
export type TestStaff = {
  readonly visitor: TestVisitor;
  readonly headers: Headers;
  readonly uid: string;
  get(path: string): ReturnType<TestVisitor['get']>;
  post(path: string, body?: object): ReturnType<TestVisitor['post']>;
};

/** Signs up, and confirms the address. */
export async function newStaff(api: TestApi, email = STAFF, address = '198.51.100.77'): Promise<TestStaff> {
  const visitor = createVisitor(api, address);
  const { user } = jsonOf(await visitor.post('/auth/sign-up', { email, password: PASSWORD }));
  await api.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.uid));
  return staffOf(visitor, user.uid);
}

/** A new session of the same person. */
export async function signInAgain(api: TestApi, { uid }: TestStaff, email = STAFF): Promise<TestStaff> {
  const visitor = createVisitor(api, '198.51.100.78');
  await visitor.post('/auth/sign-in', { email, password: PASSWORD });
  return staffOf(visitor, uid);
}

async function staffOf(visitor: TestVisitor, uid: string): Promise<TestStaff> {
  const { token } = jsonOf(await visitor.post('/auth/token'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    visitor,
    headers,
    uid,
    get: (path) => visitor.get(path, headers),
    post: (path, body = {}) => visitor.post(path, body, headers),
  };
}

export async function enrolLetter(api: TestApi, staff: TestStaff, email = STAFF): Promise<string> {
  await staff.post('/desk/enrol/letter');
  const { text } = await letterTo(api, email, 'Set up your second factor for the desk');
  return /\/desk#([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

/** Sets up the app, which opens the desk. Returns the app's codes by time. */
export async function enrol(api: TestApi, staff: TestStaff, now: number): Promise<(at: number) => string> {
  const token = await enrolLetter(api, staff);
  const { secret } = jsonOf(await staff.post('/desk/enrol', { token }));
  const codeOf = (at: number) => codeAt(fromBase32(secret), stepAt(at));
  await staff.post('/desk/enrol/code', { token, code: codeOf(now) });
  return codeOf;
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
