/** A browser for tests: it keeps cookies by path and follows redirects inside the sandbox, but not out of it. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export interface Visit {
  readonly status: number;
  /** The current address. After a redirect out of the sandbox, its target. */
  readonly url: URL;
  readonly headers: Headers;
  readonly html: string;
}

export interface TestBrowser {
  get(url: string): Promise<Visit>;
  submit(url: string, fields: Record<string, string>): Promise<Visit>;
}

function readCookie(line: string): Cookie & { readonly isGone: boolean } {
  const [pair = '', ...attributes] = line.split('; ');
  const cut = pair.indexOf('=');
  const attribute = (key: string): string | undefined =>
    attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const expires = attribute('expires');
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    path: attribute('path') ?? '/',
    isGone: expires !== undefined && Date.parse(expires) < Date.now(),
  };
}

export function createTestBrowser(origin: string): TestBrowser {
  const jar = new Map<string, Cookie>();

  const keep = (answer: Response): void => {
    for (const { isGone, ...cookie } of answer.headers.getSetCookie().map(readCookie)) {
      const key = `${cookie.name} ${cookie.path}`;
      if (isGone) jar.delete(key);
      else jar.set(key, cookie);
    }
  };

  const visit = async (url: URL, init: RequestInit = {}): Promise<Visit> => {
    const sent = [...jar.values()].filter(({ path }) => url.pathname.startsWith(path));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(answer);
    const location = answer.headers.get('location');
    const target = location === null ? undefined : new URL(location, url);
    if (target?.origin === origin) return visit(target);
    return { status: answer.status, url: target ?? url, headers: answer.headers, html: await answer.text() };
  };

  return {
    get: (url) => visit(new URL(url, origin)),
    submit: (url, fields) => visit(new URL(url, origin), { method: 'POST', body: new URLSearchParams(fields) }),
  };
}
