import { inspect } from 'node:util';
import { AMARA } from '@tenth-night/sandbox/vendors/identity/testing/test-identity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestApi } from '../../testing/test-api';
import { createVisitor } from '../../testing/test-visitor';

const EMAIL = 'ada.lovelace@example.test';
const PASSWORDS = ['tulips-and-roses', 'daisies-and-weeds'] as const;

afterEach(() => vi.restoreAllMocks());

describe('the log', () => {
  it('contains no address, password, token or cookie in any case', async () => {
    const lines: string[] = [];
    // The library writes to the console when a query fails.
    vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(inspect(words, { depth: 9 })));
    const api = await startTestApi({ logStream: { write: (line) => lines.push(line) } });
    const visitor = createVisitor(api);
    const secrets: string[] = [EMAIL, AMARA, 'Amara', ...PASSWORDS];
    const learn = () =>
      secrets.push(...[...visitor.cookies.values()].flatMap((value) => [value, value.split('.')[0] ?? '']));

    await visitor.post('/auth/sign-up', { email: EMAIL, password: PASSWORDS[0] });
    learn();
    await visitor.post('/auth/sign-up', { email: EMAIL, password: PASSWORDS[1] });
    await visitor.post('/auth/sign-in', { email: EMAIL, password: PASSWORDS[1] });
    const { token } = (await visitor.post('/auth/token')).json();
    secrets.push(token);
    await visitor.get('/account', { authorization: `Bearer ${token}` });
    await visitor.get('/account', { authorization: `Bearer ${token}x` });
    const callback = await visitor.chooseAtIssuer(AMARA);
    learn();
    secrets.push(...new URLSearchParams(callback.split('?')[1]).values());
    await visitor.get(callback.replace(/^\/api/, ''));
    learn();
    await visitor.get(callback.replace(/^\/api/, ''));
    // Without its tables, every query fails. The log must not contain the values of a failed query either.
    await api.database.db.execute('drop table users cascade');
    await createVisitor(api, '192.0.2.8').post('/auth/sign-in', { email: EMAIL, password: PASSWORDS[0] });
    await api.database.db.execute('drop table attempts cascade');
    const failed = await visitor.post('/auth/sign-in', { email: EMAIL, password: PASSWORDS[0] });
    await api.close();

    expect(failed.json().error).toMatchObject({ code: 'internal', message: 'Something went wrong on our side.' });
    const log = lines.join('');
    expect(log).toContain('Failed query: ');
    // Of an error of the library, the log contains only the first line and the name.
    expect(log).toContain('"from":"identity provider","msg":"Failed to parse state: BetterAuthError"');
    expect(secrets.filter((secret) => secret.length > 3 && log.includes(secret))).toEqual([]);
  });

  it('says which work failed after the response: creating a member number, or writing a letter', async () => {
    const lines: string[] = [];
    const api = await startTestApi({ sendsMail: true, logStream: { write: (line) => lines.push(line) } });
    const visitor = createVisitor(api);
    await api.database.db.execute('drop table members cascade');
    const body = { email: EMAIL, password: PASSWORDS[0] };
    expect((await visitor.post('/auth/sign-up', body)).statusCode).toBe(200);
    await api.database.db.execute('drop table mail_links cascade');
    expect((await visitor.post('/auth/forgot-password', { email: EMAIL })).statusCode).toBe(200);
    await expect.poll(() => lines.join('')).toContain('Could not write an account letter');
    await api.close();
    expect(lines.join('')).toContain('Could not create a member number');
  });
});
