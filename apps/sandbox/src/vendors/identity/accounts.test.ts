import { describe, expect, it } from 'vitest';
import { createAccounts } from './accounts';

const LIMIT = 200;
const emailOf = (k: number) => `guest-${k}@example.test`;

function setUp(count: number) {
  const accounts = createAccounts('seed');
  const open = (k: number) => accounts.open({ name: `Guest ${k}`, email: emailOf(k) });
  const made = Array.from({ length: count }, (_, k) => open(k));
  const typedIn = () => accounts.list().flatMap(({ email }) => (email.startsWith('guest-') ? [email] : []));
  return { accounts, open, made, typedIn };
}

describe('accounts that were typed in', () => {
  it('are listed newest last, the last four; signing in with one changes nothing', () => {
    const { accounts, open, made, typedIn } = setUp(6);
    expect(typedIn()).toEqual([2, 3, 4, 5].map(emailOf));
    accounts.find(made[0]?.sub ?? '');
    expect(typedIn()).toEqual([2, 3, 4, 5].map(emailOf));
    open(3);
    expect(typedIn()).toEqual([2, 4, 5, 3].map(emailOf));
  });

  it('are limited in number: the oldest is dropped', () => {
    const { accounts, made } = setUp(LIMIT + 1);
    expect(made.filter(({ sub }) => !accounts.find(sub)).map(({ email }) => email)).toEqual([emailOf(0)]);
  });
});
