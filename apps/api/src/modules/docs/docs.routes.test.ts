import { readFileSync } from 'node:fs';
import { ROUTES } from '@tenth-night/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { html } from './html';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ hasLimits: true });
});
afterAll(() => api.close());

describe('the description of our API', () => {
  it('is the document in docs/openapi.json', async () => {
    const kept = readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8');
    const { body } = await api.app.inject('/api/openapi.json');
    const isSame = kept === `${JSON.stringify(JSON.parse(body), null, 2)}\n`;
    expect(isSame, 'docs/openapi.json is not what the code gives: run `npm run openapi`').toBe(true);
  });

  it('is a page with every route that needs no script and loads nothing', async () => {
    const { body, headers } = await api.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+'; /);
    for (const name of Object.keys(ROUTES)) expect(body).toContain(`<details id="${name}">`);
    expect(body).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=/);
  });

  it('has working links', async () => {
    const { body } = await api.app.inject('/api/docs');
    const all = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const ids = new Set(all);
    expect(ids.size).toBe(all.length);
    const targets = new Set([...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...targets].filter((target) => !ids.has(target))).toEqual([]);
    expect(targets.size).toBeGreaterThan(20);
  });

  it('escapes inserted values', () => {
    expect(html`<p title="${'"<&>'}">${html`<b>${'<i>'}</b>`}</p>`.text).toBe(
      '<p title="&quot;&lt;&amp;&gt;"><b>&lt;i&gt;</b></p>',
    );
  });

  it('has a rate limit', async () => {
    const ask = async () => (await api.app.inject('/api/openapi.json')).statusCode;
    const statuses = new Set<number>();
    for (let call = 0; call < 100; call += 1) statuses.add(await ask());
    expect([...statuses]).toEqual([200, 429]);
  });
});
