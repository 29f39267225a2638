/** WebKit, by the classic protocol of WebDriver, on a screen in memory. https://w3c.github.io/webdriver */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type Driver, type Engine, until, viewOf } from './engine';
import { cornerOf, isTakenOver, keepErrors, type Point } from './in-page';
import { freePort, newFolder, removeFolder, start } from './program';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const LIBRARIES = '/usr/lib';
/** Its toolbar does not get narrower than this. */
const MIN_WIDTH = 450;
/** The height of the toolbar. */
const TOOLBAR = 38;

/** The small browser that belongs to the engine. Debian puts it beside the library. */
function miniBrowser(): string {
  const folders = readdirSync(LIBRARIES).map((machine) => `${LIBRARIES}/${machine}/webkit2gtk-4.1/MiniBrowser`);
  const found = folders.find((file) => existsSync(file));
  if (!found) throw new Error('WebKit has no MiniBrowser: install webkit2gtk-driver.');
  return found;
}

export async function openWebkit(): Promise<Engine> {
  const folder = newFolder();
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {}, [
    'ignore',
    'ignore',
    'ignore',
    'pipe',
  ]);
  const output = screen.child.stdio[3];
  if (!output) throw new Error('The screen has no output');
  const [display] = await once(output, 'data');
  const port = await freePort();
  const env = { DISPLAY: `:${String(display).trim()}`, HOME: folder, XDG_RUNTIME_DIR: folder, NO_AT_BRIDGE: '1' };
  const driver = start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], env, 'ignore');
  const send = sender(`http://127.0.0.1:${port}`);
  await until('WebKitWebDriver', () => send('GET', '/status'));
  const session = await newSession(send);
  return engineOf(session, async () => {
    await session('DELETE', '');
    await driver.stop();
    await screen.stop();
    removeFolder(folder);
  });
}

async function newSession(send: Send): Promise<Send> {
  const alwaysMatch = {
    // Our own wait begins at once, so that it can keep the errors of the very first scripts.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}

function sender(base: string): Send {
  return async (method, path, body = {}) => {
    const answer = await fetch(`${base}${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function engineOf(send: Send, close: () => Promise<void>): Engine {
  const page = viewOf(driverOf(send, null));
  return {
    ...page,
    page,
    async open(url) {
      const old = randomUUID();
      await page.run((mark) => void Object.assign(window, { isOld: mark }), old);
      await send('POST', '/url', { url });
      await until('the new page', () => page.run(keepErrors, old));
      await until('React on the page', () => page.run(isTakenOver));
    },
    frame: (css) => viewOf(driverOf(send, css)),
    async resize(width, height) {
      await send('POST', '/window/rect', { width: Math.max(width, MIN_WIDTH), height: height + TOOLBAR });
    },
    screenshot: async () => String(await send('GET', '/screenshot')),
    errors: () => page.run(() => (window as unknown as { errors?: string[] }).errors ?? []),
    close,
  };
}

/** The protocol talks to one frame at a time. */
function driverOf(send: Send, frame: string | null): Driver {
  const enter = async (css: string | null) => {
    await send('POST', '/frame', { id: null });
    if (css)
      await send('POST', '/frame', { id: await send('POST', '/element', { using: 'css selector', value: css }) });
  };
  const run = async (css: string | null, script: string, args: readonly unknown[]) => {
    await enter(css);
    const wrapped = `
      const done = arguments[arguments.length - 1];
      Promise.resolve((${script})(...JSON.parse(arguments[0]))).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error) }),
      );`;
    const answer = await send('POST', '/execute/async', { script: wrapped, args: [JSON.stringify(args)] });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error) throw new Error(error);
    return value;
  };
  return {
    run: (script, args) => run(frame, script, args),
    // Mouse and keyboard act on the whole page: this driver does not hit an element in a frame of another origin.
    async act(source, point) {
      const corner = frame ? ((await run(null, String(cornerOf), [frame])) as Point) : { x: 0, y: 0 };
      await enter(null);
      await send('POST', '/actions', { actions: [source({ x: corner.x + point.x, y: corner.y + point.y })] });
    },
  };
}
