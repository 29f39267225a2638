/**
 * People with accounts, for tests with an API that sends mail. Each person has their own address, so tests do not use
 * up each other's attempts.
 */
import { type Books, eventually, type TestApi } from '../../../testing/test-api';
import { createVisitor, type TestVisitor } from '../../../testing/test-visitor';

export const PASSWORD = 'tulips in May';
const LINK = /\/(?:reset-password|confirm-email)#([\w-]+)/;

type CaughtMail = Books['mails'][number];
export type TestPerson = { readonly visitor: TestVisitor; readonly email: string; readonly uid: string };

let people = 0;

export const newEmail = () => `person-${++people}@example.test`;
export const newVisitor = (api: TestApi): TestVisitor => createVisitor(api, `198.51.100.${++people}`);

export async function newPerson(api: TestApi): Promise<TestPerson> {
  const [visitor, email] = [newVisitor(api), newEmail()];
  const { user } = (await visitor.post('/auth/sign-up', { email, password: PASSWORD })).json();
  return { visitor, email, uid: user.uid };
}

/** Waits for the letter with that subject. */
export async function letterTo(api: TestApi, email: string, subject: string): Promise<CaughtMail> {
  const find = async () =>
    (await api.books()).mails.find(
      (mail) => mail.subject === subject && mail.to.some(({ address }) => address === email),
    );
  const letter = await eventually(find, (mail) => mail !== undefined);
  return letter as CaughtMail;
}

/** Newest first. */
export async function subjectsTo(api: TestApi, email: string): Promise<readonly string[]> {
  const { mails } = await api.books();
  return mails.filter(({ to }) => to.some(({ address }) => address === email)).map(({ subject }) => subject);
}

export function tokenIn({ text }: CaughtMail): string {
  const token = LINK.exec(text ?? '')?.[1];
  if (!token) throw new Error('The letter contains no link');
  return token;
}
