import { readConfig } from '@tenth-night/api/config/env';
import { describe, expect, it } from 'vitest';
import { siteFacts } from './site-facts';

const PAYMENT = { scriptUrl: 'https://pay.test/x.js', publicKey: 'x', origins: [] };
const SANDBOX = 'http://127.0.0.1:4010';
const experiences = (env: Record<string, string>, sandboxUrl: string | null) =>
  siteFacts(readConfig(env), PAYMENT, sandboxUrl).experiences;

describe('the site for experiences', () => {
  it('[EXP-01][EXP-02] is a page of the sandbox, and live only what is configured', () => {
    expect(experiences({}, SANDBOX)).toEqual({ url: `${SANDBOX}/experiences`, provider: 'Sandbox experiences' });
    expect(experiences({ LITEAPI_KEY: 'sand_x' }, null)).toBeNull();
    const set = { EXPERIENCES_URL: 'https://tours.test/', EXPERIENCES_PROVIDER: 'Wander' };
    expect(experiences(set, SANDBOX)).toEqual({ url: 'https://tours.test/', provider: 'Wander' });
  });
});

it('gives pages no brand facts if there is no brand', () => {
  const facts = siteFacts(readConfig({}), PAYMENT, null);
  expect(Object.keys(facts).filter((key) => ['brand', 'hero', 'links', 'ownTexts', 'button'].includes(key))).toEqual(
    [],
  );
});
