/** The calls of a screen to our API. They go through unless a test holds, answers or changes them. */
import type { Send, SendInit } from '../lib/page/services';

type Call = { readonly path: string; readonly init: SendInit };
/** `pass` lets the call through as it is. `send` sends it with other parts. */
type Rule = {
  readonly path: string;
  handle(call: Call, pass: () => Promise<Response>, send: (init: SendInit) => Promise<Response>): Promise<Response>;
};

export type Wire = ReturnType<typeof createWire>;

/** Rules are for all paths that begin with theirs. The last rule wins. */
export function createWire() {
  const calls: Call[] = [];
  const rules: Rule[] = [];
  const add = (path: string, handle: Rule['handle']) => void rules.unshift({ path, handle });
  return {
    calls: (path: string): readonly Call[] => calls.filter((call) => call.path.startsWith(path)),
    /** Returns the function that releases held calls. */
    hold(path: string): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      add(path, async (_, pass) => {
        await released;
        return pass();
      });
      return () => release();
    },
    answer: (path: string, answer: () => Response) => add(path, async () => answer()),
    /** Changes the body of a real answer. */
    change<Body>(path: string, change: (body: Body) => unknown) {
      add(path, async (_, pass) => Response.json(change((await (await pass()).json()) as Body)));
    },
    /** Changes the body of a call. */
    resend(path: string, change: (body: Readonly<Record<string, unknown>>) => object) {
      add(path, (call, _, send) => {
        const body = JSON.stringify(change(JSON.parse(String(call.init.body))));
        return send({ ...call.init, body });
      });
    },
    /** Calls to this path go through again. */
    clear(path: string) {
      const others = rules.filter((rule) => rule.path !== path);
      rules.splice(0, rules.length, ...others);
    },
    around:
      (send: Send): Send =>
      async (path, init) => {
        calls.push({ path, init });
        const pass = () => send(path, init);
        const rule = rules.find((one) => path.startsWith(one.path));
        return rule ? rule.handle({ path, init }, pass, (changed) => send(path, changed)) : pass();
      },
  };
}
