/** Firefox, by the protocol WebDriver BiDi, which it speaks itself. https://w3c.github.io/webdriver-bidi */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Driver, type Engine, until, viewOf } from './engine';
import { isTakenOver } from './in-page';
import { newFolder, removeFolder, start } from './program';

// biome-ignore lint/suspicious/noExplicitAny: the shape of an answer depends on its command
type Answer = any;
type Send = (method: string, params: object) => Promise<Answer>;
type Context = () => Promise<string>;

const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

export async function openFirefox(): Promise<Engine> {
  const folder = newFolder();
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'];
  const program = start('firefox-esr', args, { HOME: folder }, ['ignore', 'ignore', 'pipe']);
  const errors: string[] = [];
  const socket = new WebSocket(`${await addressIn(program.child.stderr)}/session`);
  await once(socket, 'open');
  const send = sender(socket, errors);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const context: string = contexts[0].context;
  const page = viewOf(driverOf(send, async () => context));
  return {
    ...page,
    page,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
      await until('React on the page', () => page.run(isTakenOver));
    },
    frame: (css) => viewOf(driverOf(send, () => frameIn(send, context, css))),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    errors: async () => errors,
    async close() {
      socket.close();
      await program.stop();
      removeFolder(folder);
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream | null): Promise<string> {
  if (!output) throw new Error('Firefox has no output');
  for await (const line of createInterface(output)) {
    const [, address] = LISTENS.exec(line) ?? [];
    if (address) {
      // Nobody reads the rest, and a full pipe would stop the browser.
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened');
}

function sender(socket: WebSocket, errors: string[]): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.method === 'log.entryAdded' && message.params.level === 'error') errors.push(message.params.text);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (answer) => {
        if (answer.type === 'success') resolve(answer.result);
        else reject(new Error(`${method}: ${answer.message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

function driverOf(send: Send, context: Context): Driver {
  return {
    // As text: the protocol has its own form for each type of value.
    async run(script, args) {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${script})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context: await context() },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    async act(source, point) {
      await send('input.performActions', { context: await context(), actions: [source(point)] });
    },
  };
}

async function frameIn(send: Send, context: string, css: string): Promise<string> {
  const { result } = await send('script.callFunction', {
    functionDeclaration: '(css) => document.querySelector(css)?.contentWindow',
    arguments: [{ type: 'string', value: css }],
    target: { context },
    awaitPromise: false,
  });
  if (result.type !== 'window') throw new Error(`No frame ${css}`);
  return result.value.context;
}
