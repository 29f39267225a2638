import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The program that `npm start` runs; `npm run build` makes it. */
const BUILT = path.resolve(import.meta.dirname, '../dist/main.js');
const DOCTOR = path.resolve(import.meta.dirname, '../dist/doctor.js');
const EXAMPLE = path.resolve(import.meta.dirname, '../../../branding/examples/cedar-and-quay');
const OURS = /Tenth Night|f6b73c|f8c25a|246 183 60/i;

const folder = mkdtempSync(path.join(tmpdir(), 'tenth-night-brand-'));

function run(program: string, env: Record<string, string>): ChildProcess {
  const settings = { PORT: '0', DATA_DIR: path.join(folder, 'data'), SANDBOX_LATENCY_MS: '0', ...env };
  return fork(program, { env: { PATH: process.env['PATH'], ...settings }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the site of another brand', () => {
  let child: ChildProcess;
  let url: string;
  let sandboxUrl: string;

  beforeAll(async () => {
    child = run(BUILT, { BRANDING_DIR: EXAMPLE });
    const [message] = (await once(child, 'message')) as [{ url: string; sandboxUrl: string }];
    ({ url, sandboxUrl } = message);
  });
  afterAll(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });

  const open = async (address: string) => {
    const answer = await fetch(url + address);
    return { answer, html: await answer.text() };
  };

  /** The first style is ours, and names the colors that the second one replaces. */
  const stylesOf = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

  it.each([
    ['/', 200],
    ['/?lang=ar', 200],
    ['/search?place=Paris&plain=1', 200],
    ['/checkout', 200],
    ['/terms', 200],
    ['/privacy?lang=ar', 200],
    ['/accessibility', 200],
    ['/nowhere', 404],
  ])('shows no trace of ours: %s', async (address, status) => {
    const { answer, html } = await open(address);
    expect(answer.status).toBe(status);
    const [ours = '', brand = ''] = stylesOf(html);
    const rest = html.replace(ours, '').replace(brand, '');
    expect(rest).toContain('Cedar &amp; Quay');
    expect(OURS.exec(rest.replaceAll(/\bfill="#f8c25a"/g, ''))).toBeNull();
    expect(brand).toContain('--amber:#ff9e80');
    // The policy allows the second style too, by its hash.
    expect(answer.headers.get('content-security-policy')?.match(/style-src 'self'( 'sha256-[^']+'){2}/)).not.toBeNull();
  });

  it('has its own hero, links, icon and card', async () => {
    const { html } = await open('/?lang=ar');
    expect(html).toMatch(/<img src="\/branding\/hero\.svg\?v=[\da-f]{8}"/);
    expect(html).toContain('<a href="https://cedarandquay.example/about">من نحن</a>');
    expect((await open('/?lang=pl')).html, 'English stands in').toContain('>About us</a>');
    expect((await open('/favicon.svg')).html).toContain('#0f3d33');
    const card = await fetch(`${url}/share.png`);
    expect(card.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await card.arrayBuffer())).toEqual(readFileSync(path.join(EXAMPLE, 'card.png')));
  });

  it('shows its own legal texts in both languages, and sends them for navigation inside the site', async () => {
    const { html } = await open('/terms?lang=ar');
    expect(html).toContain('<article lang="ar" dir="rtl"><h1>شروط الحجز</h1>');
    expect(html).toContain('<a href="/support">صفحة الدعم</a>');
    expect((await open('/terms?lang=de')).html).toContain('<article lang="en" dir="ltr"><h1>Terms of booking</h1>');
    const answers = ['terms.ar', 'privacy.de', 'terms.xx', 'imprint.en'].map(async (name) => {
      const answer = await fetch(`${url}/branding/texts/${name}.json`);
      return answer.ok ? ((await answer.json()) as { language: string }).language : answer.status;
    });
    expect(await Promise.all(answers)).toEqual(['ar', 'en', 'en', 404]);
  });

  it('keeps its brand file and texts to itself', async () => {
    for (const name of ['brand.json', 'terms.en.md']) expect((await open(`/branding/${name}`)).answer.status).toBe(404);
  });

  it('writes letters in its name, with a button in its color', async () => {
    const body = JSON.stringify({ name: 'Ada', email: 'ada@example.test', password: 'correct horse 77 battery' });
    const headers = { 'content-type': 'application/json', origin: url };
    const made = await fetch(`${url}/api/auth/sign-up`, { method: 'POST', headers, body });
    expect(made.status, await made.text()).toBeLessThan(300);
    const messages = async () =>
      (await (await fetch(`${sandboxUrl}/mail/api/messages`)).json()) as { subject: string; html: string }[];
    await expect.poll(async () => (await messages()).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const [letter] = await messages();
    expect(letter?.html).toContain('Cedar &amp; Quay');
    expect(letter?.html).toContain('background:#ff9e80;color:#111111');
    expect(OURS.exec(JSON.stringify(letter))).toBeNull();
  });
});

describe('an invalid brand', () => {
  /** The exit code and the output of a program that ends by itself. */
  async function wordsOf(program: string): Promise<{ readonly code: number | null; readonly words: string }> {
    const child = run(program, { BRANDING_DIR: path.join(folder, 'damaged') });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        words += chunk;
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, words };
  }

  it.each([
    ['the site', BUILT],
    ['the doctor', DOCTOR],
  ])('stops %s with a plain message', async (_name, program) => {
    cpSync(EXAMPLE, path.join(folder, 'damaged'), { recursive: true });
    const brand = { mark: 'none.svg', colors: { light: { night: '#ffffff', onNight: '#eeeeee' } } };
    writeFileSync(path.join(folder, 'damaged/brand.json'), JSON.stringify(brand));
    const { code, words } = await wordsOf(program);
    expect(code).toBe(1);
    expect(words).toContain('The brand is not right (see docs/branding.md):');
    expect(words).toContain('mark: none.svg does not exist.');
    expect(words).toContain('colors.light: onNight #eeeeee on night #ffffff has a contrast of 1.16, and needs 4.5.');
    expect(words).not.toContain('    at ');
  });
});
