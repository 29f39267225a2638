/** One face for two browser engines. Behind it are two protocols, because neither engine speaks both. */
import { hasText, type Point, pointToClick } from './in-page';

/** The page, or a frame in it. */
export interface View {
  /** Runs a function in the page. It must not use anything outside itself. */
  run<A extends readonly unknown[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Clicks an element as a mouse does, once it is visible, at rest and not covered. */
  click(css: string, text?: string): Promise<void>;
  /** Clicks a field, then types with the keyboard. */
  type(css: string, text: string): Promise<void>;
}

export interface Engine extends View {
  readonly page: View;
  open(url: string): Promise<void>;
  frame(css: string): View;
  /** An engine may have a smallest width. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG file in base64. */
  screenshot(): Promise<string>;
  /** What the page wrote to its console as an error, and what it threw. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What an engine does in one frame. Both protocols describe mouse and keyboard in the same way. */
export interface Driver {
  run(script: string, args: readonly unknown[]): Promise<unknown>;
  act(source: (point: Point) => object, point: Point): Promise<void>;
}

/** On a slow or busy machine, everything may take this many times as long. */
const PATIENCE_MS = 20_000 * Number(process.env['TEST_PATIENCE'] ?? 1);
const PAUSE_MS = 50;

/** Asks again until there is an answer. What cannot work yet, such as a click on a covered button, counts as none. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  let problem: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`In vain: ${what}`, { cause: problem });
}

export function viewOf(driver: Driver): View {
  const run: View['run'] = (inPage, ...args) => driver.run(String(inPage), args) as never;
  const click = async (css: string, text = '') => {
    const point = await until(`a click on ${css} '${text}'`, () => run(pointToClick, css, text));
    await driver.act(press, point);
  };
  return {
    run,
    click,
    async type(css, text) {
      await click(css);
      await driver.act(() => typing(text), { x: 0, y: 0 });
    },
  };
}

const press = ({ x, y }: Point) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const typing = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** Waits until an element is visible that contains the text. */
export async function shows(view: View, css: string, text = ''): Promise<void> {
  await until(`${css} with '${text}'`, () => view.run(hasText, css, text));
}
