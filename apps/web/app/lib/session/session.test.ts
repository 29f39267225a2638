import { describe, expect, it } from 'vitest';
import { askSession, createSession } from './session';

const AMARA = { uid: '1', displayName: 'Amara Okafor', email: 'amara@example.test', photoURL: null };

describe('the session', () => {
  it('[AUTH-19] starts as initialising and becomes the user', async () => {
    const session = createSession(true, async () => AMARA);
    expect(session.state()).toEqual({ status: 'initialising' });
    await session.refresh();
    expect(session.state()).toEqual({ status: 'user', user: AMARA });
  });

  it('[AUTH-19] becomes none when the cookie is no longer valid, or when the API is unreachable', async () => {
    for (const ask of [async () => null, () => Promise.reject(new Error('offline'))]) {
      const session = createSession(true, ask);
      await session.refresh();
      expect(session.state()).toEqual({ status: 'none' });
    }
  });

  it('keeps the known user when the API is unreachable, so that nobody appears signed out', async () => {
    const answers = [async () => AMARA, () => Promise.reject(new Error('offline')), async () => null];
    const session = createSession(true, () => answers.shift()?.() ?? Promise.resolve(null));
    await session.refresh();
    await session.refresh();
    expect(session.state()).toEqual({ status: 'user', user: AMARA });
    await session.refresh();
    expect(session.state()).toEqual({ status: 'none' });
  });

  it('is not read from a failed answer', async () => {
    const send = async () => new Response('{"error":{}}', { status: 503 });
    await expect(askSession(send)).rejects.toMatchObject({ status: 503 });
  });

  it('is none from the start without a cookie', () => {
    expect(createSession(false, async () => AMARA).state()).toEqual({ status: 'none' });
  });

  it('notifies its listeners until they unsubscribe', () => {
    const session = createSession(false, async () => null);
    const seen: string[] = [];
    const stop = session.subscribe(() => seen.push(session.state().status));
    session.set(AMARA);
    stop();
    session.set(null);
    expect(seen).toEqual(['user']);
  });
});
