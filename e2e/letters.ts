/** Reads our letters from the sandbox's mail catcher. */
import { jsonOf } from './checked-answer';
import { expect } from './site';

type Site = { readonly sandboxUrl: string };
type Letter = { readonly id: string; readonly subject: string; readonly text: string; readonly recipients: string[] };

/** Oldest first. */
export async function lettersTo({ sandboxUrl }: Site, email: string): Promise<readonly Letter[]> {
  const letters: Letter[] = await jsonOf(await fetch(`${sandboxUrl}/mail/api/messages`));
  return letters
    .filter(({ recipients }) => recipients.includes(email))
    .toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** The newest link to `path`, as a path of the site. Waits until `count` letters have such a link. */
export async function linkTo(site: Site, email: string, path: string, count = 1): Promise<string> {
  const links = async () =>
    (await lettersTo(site, email)).flatMap(({ text }) => text.match(new RegExp(`${path}#[\\w-]+`))?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  return (await links()).at(-1) ?? '';
}

export const RESET = '/reset-password';
export const CONFIRM = '/confirm-email';
