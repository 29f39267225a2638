import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser, type Visit } from './testing/test-browser';
import { authorizePath, REDIRECT_URI, spendCode } from './testing/test-client';
import { AMARA, accountOf, codeOf, MATEO, signIn, startIdentity, type TestIdentity } from './testing/test-identity';

let identity: TestIdentity;
let browser: TestBrowser;

beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => {
  identity.reset();
  browser = createTestBrowser(identity.origin);
});
afterAll(() => identity.close());

const openForm = async (): Promise<Visit> => {
  const chooser = await browser.get(authorizePath({ prompt: 'select_account' }));
  return browser.get(`${chooser.url.pathname}/another`);
};

async function personBehind(back: Visit): Promise<Record<string, unknown>> {
  const { body } = await spendCode(identity.origin, { code: codeOf(back) });
  return JSON.parse(Buffer.from(body.id_token?.split('.')[1] ?? '', 'base64url').toString());
}

describe('the chooser', () => {
  it('lists invented people, one of whose addresses is not verified', async () => {
    const { status, html, headers } = await browser.get(authorizePath());
    expect(status).toBe(200);
    expect(html).toContain('Choose an account to continue to <strong>Tenth Night</strong>');
    for (const name of ['Amara Okafor', 'ليلى منصور', 'Misaki Tanaka', 'Mateo Fernández Ruiz'])
      expect(html).toContain(name);
    expect(html.match(/Email not verified/g)).toHaveLength(1);
    expect(html).toContain('nobody real is asked');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:* http://127.0.0.1:* https:;");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toContain('<script');
  });

  it('returns access_denied when the person cancels', async () => {
    const chooser = await browser.get(authorizePath());
    const back = await browser.submit(`${chooser.url.pathname}/cancel`, {});
    expect(`${back.url.origin}${back.url.pathname}`).toBe(REDIRECT_URI);
    expect(Object.fromEntries(back.url.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' });
  });

  it('appears again for a person who chooses nobody', async () => {
    const chooser = await browser.get(authorizePath());
    const again = await browser.submit(chooser.url.pathname, { account: 'nobody' });
    expect(again.status).toBe(422);
    expect(accountOf(again.html, AMARA)).not.toBe('');
  });

  it('works once, and only in its own browser', async () => {
    const chooser = await browser.get(authorizePath());
    const { pathname } = chooser.url;
    const stranger = createTestBrowser(identity.origin);
    expect((await stranger.submit(pathname, { account: accountOf(chooser.html, AMARA) })).status).toBe(400);
    expect(codeOf(await browser.submit(pathname, { account: accountOf(chooser.html, AMARA) }))).not.toBe('');
    const late = await browser.submit(pathname, { account: accountOf(chooser.html, AMARA) });
    expect(late.status).toBe(400);
    expect(late.html).toContain('<h1>This sign-in is over</h1>');
  });

  it('refuses a form that is far too long', async () => {
    const chooser = await browser.get(authorizePath());
    const answer = await browser.submit(chooser.url.pathname, { account: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
    expect(answer.html).toContain('<h1>');
  });
});

describe('another account', () => {
  it.each([
    [{ name: 'Ada Byron', email: 'ada at example' }, 'email-error', 'This is not an email address'],
    [{ name: 'Ada Byron', email: '' }, 'email-error', 'Type an email address'],
    [{ name: ' ', email: 'ada@example.test' }, 'name-error', 'Type a name'],
    [{ name: 'A'.repeat(81), email: 'ada@example.test' }, 'name-error', 'at most 80 characters'],
  ])('explains what is wrong with %j and keeps the typed values', async (typed, id, sentence) => {
    const form = await openForm();
    const refused = await browser.submit(form.url.pathname, typed);
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(new RegExp(`<p class="wrong" id="${id}">[^<]*${sentence}`));
    expect(refused.html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(refused.html).toContain(`name="name" value="${typed.name.trim()}"`);
    expect(refused.html).toContain(`name="email" value="${typed.email}"`);
  });

  it('creates an account whose id follows from the address', async () => {
    const open = async (name: string, email: string) =>
      personBehind(await browser.submit((await openForm()).url.pathname, { name, email }));
    const ada = await open('Ada King Byron', ' Ada@Example.test ');
    expect(ada).toMatchObject({
      email: 'ada@example.test',
      email_verified: true,
      name: 'Ada King Byron',
      given_name: 'Ada',
      family_name: 'King Byron',
    });
    identity.reset();
    browser = createTestBrowser(identity.origin);
    expect(await open('A', 'ada@example.test')).toMatchObject({ sub: ada['sub'], given_name: 'A' });
    browser = createTestBrowser(identity.origin);
    expect(await open('Somebody', AMARA)).toMatchObject({ name: 'Amara Okafor' });
  });

  it('stays in the list, and is removed on reset', async () => {
    await browser.submit((await openForm()).url.pathname, { name: 'Ada', email: 'ada@example.test' });
    expect((await browser.get(authorizePath({ prompt: 'select_account' }))).html).toContain('ada@example.test');
    identity.reset();
    expect((await browser.get(authorizePath())).html).not.toContain('ada@example.test');
  });

  it('shows HTML in a name as text', async () => {
    const name = `<script>alert("1")</script> & 'co'`;
    const refused = await browser.submit((await openForm()).url.pathname, { name, email: '"><img src=x>' });
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;';
    expect(refused.html).toContain(`value="${escaped}"`);
    expect(refused.html).toContain('value="&quot;&gt;&lt;img src=x&gt;"');

    const person = await personBehind(await browser.submit(refused.url.pathname, { name, email: 'co@example.test' }));
    expect(person['name']).toBe(name);
    const { html } = await browser.get(authorizePath({ prompt: 'select_account' }));
    expect(html).toContain(escaped);
    expect(html).not.toContain('<script');
    const picture = await (await fetch(String(person['picture']))).text();
    expect(picture).toContain('>&lt;\u200c&#39;</text>');
  });
});

describe('a browser that was here before', () => {
  it('is signed in without a question, until a reset', async () => {
    expect((await personBehind(await signIn(browser)))['email']).toBe(AMARA);
    const again = await browser.get(authorizePath());
    expect((await personBehind(again))['email']).toBe(AMARA);
    expect(codeOf(await browser.get(authorizePath({ prompt: 'none' })))).not.toBe('');
    identity.reset();
    expect((await browser.get(authorizePath())).html).toContain('<h1>Sandbox accounts</h1>');
  });

  it('gets a choice when the application asks for it', async () => {
    await signIn(browser);
    for (const prompt of ['select_account', 'login', 'select_account consent']) {
      expect((await browser.get(authorizePath({ prompt }))).html).toContain('<h1>Sandbox accounts</h1>');
    }
    const back = await signIn(browser, AMARA, { prompt: 'select_account consent' });
    expect(codeOf(back)).not.toBe('');
  });

  it('can change to another person', async () => {
    await signIn(browser);
    const leave = await signIn(browser, MATEO, { prompt: 'select_account' });
    // The library ends the first session with a form that a browser submits automatically.
    const action = /action="([^"]+)"/.exec(leave.html)?.[1] ?? '';
    const fields = [...leave.html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const back = await browser.submit(action, Object.fromEntries(fields));
    expect((await personBehind(back))['email']).toBe(MATEO);
  });

  it('gets login_required when it is new and prompts are not allowed', async () => {
    const back = await browser.get(authorizePath({ prompt: 'none' }));
    expect(Object.fromEntries(back.url.searchParams)).toMatchObject({ error: 'login_required', state: 'the-state' });
  });
});
