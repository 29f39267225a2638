/**
 * The hosted payment widget. Its script reports nothing, so we check three things: whether it loaded, whether its
 * target exists, whether it has drawn anything there. Only its return address tells how a payment ended.
 * Hotel-checkout-trips §7, §8.
 */
import { targetWait } from '@tenth-night/domain/checkout/checkout-waits';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { pause } from '../time/pause';

export type WidgetOrder = {
  readonly scriptUrl: string;
  readonly publicKey: string;
  readonly secretKey: string;
  /**
   * The id of an element that nothing else draws in. Every payment needs a new element, so that a late widget cannot
   * draw into the next one.
   */
  readonly targetId: string;
  readonly returnUrl: string;
  /** The name of the business that the traveller pays. */
  readonly businessName: string;
  readonly buttonText: string;
  readonly look: WidgetLook;
};

/** The colours of the page, so that the card form looks like a part of it. */
export type WidgetLook = {
  readonly isDark: boolean;
  readonly colours: Readonly<Record<'primary' | 'background' | 'text' | 'textSecondary' | 'danger', string>>;
};

export type WidgetOutcome =
  | 'drawn'
  | 'aborted'
  | Extract<PaymentError, 'script-not-loaded' | 'target-not-found' | 'unable-to-start'>;

type WidgetClass = new (config: object) => { handlePayment(): unknown };

/** The parts of a window that the widget needs. */
export type WidgetPage = {
  readonly document: Pick<Document, 'createElement' | 'getElementById' | 'head'>;
  readonly LiteAPIPayment?: WidgetClass;
};

const LOOK_EVERY_MS = 100;
const DRAWN_WITHIN_MS = 15_000;
const LOADED_WITHIN_MS = 30_000;

export async function startWidget(
  order: WidgetOrder,
  signal: AbortSignal,
  page: WidgetPage = window as WidgetPage,
): Promise<WidgetOutcome> {
  const Widget = await loadWidget(order.scriptUrl, page);
  if (signal.aborted) return 'aborted';
  if (!Widget) return 'script-not-loaded';
  const target = await findTarget(order.targetId, page, signal);
  if (signal.aborted) return 'aborted';
  if (!target) return 'target-not-found';
  const start = async () => new Widget(configOf(order)).handlePayment();
  const drawn = isDrawn(target, signal);
  return Promise.race([
    drawn,
    start().then(
      () => drawn,
      () => 'unable-to-start' as const,
    ),
  ]);
}

function configOf({ publicKey, secretKey, targetId, returnUrl, businessName, buttonText, look }: WidgetOrder) {
  return {
    publicKey,
    secretKey,
    targetElement: `#${targetId}`,
    returnUrl,
    submitButton: { text: buttonText },
    appearance: appearanceOf(look),
    options: { business: { name: businessName } },
  };
}

/** In the words of the gateway behind the vendor. */
function appearanceOf({ isDark, colours }: WidgetLook) {
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colours.primary,
      colorBackground: colours.background,
      colorText: colours.text,
      colorTextSecondary: colours.textSecondary,
      colorDanger: colours.danger,
      borderRadius: '8px',
    },
  };
}

/** Each page loads the script once. After a failure the next call tries again. */
const loading = new WeakMap<object, Promise<WidgetClass | null>>();

async function loadWidget(scriptUrl: string, page: WidgetPage): Promise<WidgetClass | null> {
  const underWay = loading.get(page) ?? addScript(scriptUrl, page);
  loading.set(page, underWay);
  const Widget = await underWay;
  if (!Widget) loading.delete(page);
  return Widget;
}

function addScript(scriptUrl: string, page: WidgetPage): Promise<WidgetClass | null> {
  return new Promise((resolve) => {
    const script = page.document.createElement('script');
    const fail = () => {
      script.remove();
      resolve(null);
    };
    const timer = setTimeout(fail, LOADED_WITHIN_MS);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve(page.LiteAPIPayment ?? null);
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.src = scriptUrl;
    page.document.head.append(script);
  });
}

async function findTarget(id: string, { document }: WidgetPage, signal: AbortSignal): Promise<Element | null> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const target = document.getElementById(id);
    if (target) return target;
    const wait = targetWait(tries);
    if (wait === 'target-not-found') return null;
    await pause(wait, signal);
  }
  return null;
}

async function isDrawn(target: Element, signal: AbortSignal): Promise<WidgetOutcome> {
  for (let waited = 0; waited < DRAWN_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if (signal.aborted) return 'aborted';
    if (target.childElementCount > 0) return 'drawn';
    await pause(LOOK_EVERY_MS, signal);
  }
  return 'unable-to-start';
}
