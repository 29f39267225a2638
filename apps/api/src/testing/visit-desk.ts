/** A person of `DESK_EMAILS` who signs up, sets up the second factor and searches for a booking, over real HTTP. */
import { fromBase32 } from '../modules/desk/testing/test-desk';
import { codeAt, stepAt } from '../modules/desk/totp';

type Site = {
  /** The site's URL, without the API's base. */
  readonly url: string;
  /** The sandbox that catches its letters. */
  readonly sandboxUrl: string;
};

const LETTER_WITHIN_MS = 20_000;

/** Returns the references that the desk finds. Throws at the first failed call. */
export async function findAtDesk(site: Site, email: string, q: string): Promise<readonly string[]> {
  let cookie = '';
  let authorization = '';
  async function ask(path: string, body?: object) {
    const headers = { 'content-type': 'application/json', cookie, ...(authorization && { authorization }) };
    const content = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${site.url}/api${path}`, { headers, ...content });
    const set = response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    if (set.length > 0) cookie = set.join('; ');
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status} ${text}`);
    return JSON.parse(text);
  }

  await ask('/auth/sign-up', { email, password: 'a desk with ten windows' });
  await ask('/auth/confirm-email', { token: await tokenTo(site, email, '/confirm-email') });
  authorization = `Bearer ${(await ask('/auth/token', {})).token}`;
  await ask('/desk/enrol/letter', {});
  const token = await tokenTo(site, email, '/desk');
  const { secret } = await ask('/desk/enrol', { token });
  await ask('/desk/enrol/code', { token, code: codeAt(fromBase32(secret), stepAt(Date.now())) });
  const { data } = await ask(`/desk/bookings?${new URLSearchParams({ q })}`);
  return data.map(({ reference }: { reference: string }) => reference);
}

type CaughtMail = { readonly recipients: readonly string[]; readonly text: string };

/** Waits for the letter with a link to this path. Returns the token in the link. */
async function tokenTo({ sandboxUrl }: Site, email: string, path: string): Promise<string> {
  const deadline = Date.now() + LETTER_WITHIN_MS;
  for (;;) {
    const mails = (await (await fetch(`${sandboxUrl}/mail/api/messages`)).json()) as readonly CaughtMail[];
    const texts = mails.filter(({ recipients }) => recipients.includes(email)).map(({ text }) => text);
    const token = texts.map((text) => new RegExp(`${path}#([\\w-]+)`).exec(text)?.[1]).find(Boolean);
    if (token) return token;
    if (Date.now() > deadline) throw new Error(`No letter with a link to ${path} came to ${email}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
