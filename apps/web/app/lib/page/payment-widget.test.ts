import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWidget, type WidgetPage } from './payment-widget';

const ORDER = {
  scriptUrl: 'https://pay.example/dist/widget.js?v=a1',
  publicKey: 'sandbox',
  secretKey: 'pi_1_secret_2',
  targetId: 'payment-1',
  returnUrl: 'https://site.example/payment/return?prebookId=p&transactionId=t&hotelId=h',
  businessName: 'Tenth Night',
  buttonText: 'Pay now $504.00',
  look: {
    isDark: false,
    colours: { primary: '#1', background: '#2', text: '#3', textSecondary: '#4', danger: '#5' },
  },
};

type Config = { readonly targetElement: string };
type FakeScript = { src: string; isThere: boolean; fire(event: 'load' | 'error'): void };

/** A page whose script comes when the test says so, and whose widget does as it is told. */
function createPage(handlePayment?: () => unknown) {
  const scripts: FakeScript[] = [];
  const configs: Config[] = [];
  const target = { childElementCount: 0 };
  let looks = 0;
  let isTargetThere = true;
  const draw = () => {
    target.childElementCount = 2;
  };

  class LiteAPIPayment {
    constructor(config: object) {
      configs.push(config as Config);
    }
    handlePayment = handlePayment ?? draw;
  }

  function createScript() {
    const listeners = new Map<string, () => void>();
    const script = {
      src: '',
      isThere: true,
      addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
      remove: () => {
        script.isThere = false;
      },
      fire(event: string) {
        if (event === 'load') Object.assign(fake, { LiteAPIPayment });
        listeners.get(event)?.();
      },
    };
    return script;
  }

  const fake = {
    document: {
      createElement: createScript,
      head: { append: (script: FakeScript) => scripts.push(script) },
      getElementById: () => {
        looks += 1;
        return isTargetThere ? target : null;
      },
    },
  };
  return {
    window: fake as unknown as WidgetPage,
    scripts,
    configs,
    draw,
    looks: () => looks,
    hideTarget: () => {
      isTargetThere = false;
    },
  };
}

const start = ({ window }: { window: WidgetPage }, signal = new AbortController().signal) =>
  startWidget(ORDER, signal, window);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the hosted payment widget', () => {
  it('[PAY-20] is a script of the payment provider', () => {
    const page = createPage();
    void start(page);
    expect(page.scripts.map(({ src }) => src)).toEqual(['https://pay.example/dist/widget.js?v=a1']);
  });

  it('[PAY-21][PAY-22][PAY-23] starts with the public key, the secret key and the return address', async () => {
    const page = createPage();
    const outcome = start(page);
    page.scripts[0]?.fire('load');
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('drawn');
    expect(page.configs).toEqual([
      {
        publicKey: 'sandbox',
        secretKey: 'pi_1_secret_2',
        targetElement: '#payment-1',
        returnUrl: 'https://site.example/payment/return?prebookId=p&transactionId=t&hotelId=h',
        submitButton: { text: 'Pay now $504.00' },
        appearance: {
          theme: 'stripe',
          variables: {
            colorPrimary: '#1',
            colorBackground: '#2',
            colorText: '#3',
            colorTextSecondary: '#4',
            colorDanger: '#5',
            borderRadius: '8px',
          },
        },
        options: { business: { name: 'Tenth Night' } },
      },
    ]);
  });

  it('loads its script once, even if it starts several times', async () => {
    const page = createPage();
    const both = [start(page), start(page)];
    page.scripts[0]?.fire('load');
    await vi.runAllTimersAsync();
    await Promise.all(both);
    await start(page);
    expect(page.scripts).toHaveLength(1);
    expect(page.configs).toHaveLength(3);
  });

  it('[PAY-24] says that its script did not load, and loads it again on a retry', async () => {
    const page = createPage();
    const failed = start(page);
    page.scripts[0]?.fire('error');
    expect(await failed).toBe('script-not-loaded');
    expect(page.scripts[0]?.isThere).toBe(false);
    const again = start(page);
    page.scripts[1]?.fire('load');
    await vi.runAllTimersAsync();
    expect(await again).toBe('drawn');
  });

  it('[PAY-25] gives up on its target after 50 more tries, 20 ms apart', async () => {
    const page = createPage();
    page.hideTarget();
    const outcome = start(page);
    page.scripts[0]?.fire('load');
    await vi.advanceTimersByTimeAsync(49 * 20);
    expect(page.looks()).toBe(50);
    await vi.advanceTimersByTimeAsync(20);
    expect(await outcome).toBe('target-not-found');
    expect(page.looks()).toBe(51);
    expect(page.configs).toEqual([]);
  });

  it.each([
    ['does not report its failure', () => undefined],
    ['never answers', () => new Promise(() => {})],
  ])('cannot start when it %s, and draws nothing', async (_, handlePayment) => {
    const page = createPage(handlePayment);
    const outcome = start(page);
    page.scripts[0]?.fire('load');
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('unable-to-start');
  });

  it('fails at once when it throws', async () => {
    const page = createPage(() => {
      throw new Error('no such key');
    });
    const outcome = start(page);
    page.scripts[0]?.fire('load');
    expect(await outcome).toBe('unable-to-start');
  });

  it('counts as started even if it draws late', async () => {
    const page = createPage(() => undefined);
    const outcome = start(page);
    page.scripts[0]?.fire('load');
    await vi.advanceTimersByTimeAsync(9000);
    page.draw();
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toBe('drawn');
  });

  it('reports nothing more to a page that has moved on', async () => {
    const page = createPage(() => undefined);
    const leaving = new AbortController();
    const outcome = start(page, leaving.signal);
    page.scripts[0]?.fire('load');
    await vi.advanceTimersByTimeAsync(200);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toBe('aborted');
  });
});
