/** Functions that run in the page. Each must be complete in itself: only its own text gets there. */

export type Point = { readonly x: number; readonly y: number };

/** The middle of the first visible element whose name contains the text, if a click reaches it now. Scrolls to it. */
export async function pointToClick(css: string, text: string): Promise<Point | null> {
  const nameOf = (one: Element) => {
    const labels = one
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    return labels?.join(' ') ?? one.getAttribute('aria-label') ?? one.textContent ?? '';
  };
  const candidates = [...document.querySelectorAll<HTMLElement>(css)];
  const element = candidates.find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(text),
  );
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = place();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = place();
  if (before.x !== after.x || before.y !== after.y) return null;
  const hit = document.elementFromPoint(after.x, after.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? after : null;
}

/** The highest empty stripe of the open dialog, in pixels. A dialog that is stretched has one. */
export function largestGapInDialog(): number {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) return Number.POSITIVE_INFINITY;
  const { top, bottom } = dialog.getBoundingClientRect();
  const parts = [...dialog.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && one.checkVisibility());
  const rows = parts.map((one) => one.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
  let [filled, gap] = [top, 0];
  for (const row of rows) {
    gap = Math.max(gap, row.top - filled);
    filled = Math.max(filled, row.bottom);
  }
  return Math.max(gap, bottom - filled);
}

/** Where the inside of a frame begins. Scrolls to it: not every engine does so for an element in it. */
export function cornerOf(css: string): Point {
  const frame = document.querySelector(css);
  frame?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x: Math.round(left + (frame?.clientLeft ?? 0)), y: Math.round(top + (frame?.clientTop ?? 0)) };
}

export function hasText(css: string, text: string): boolean {
  return [...document.querySelectorAll(css)].some(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text),
  );
}

/** Whether the pictures in the window have come. */
export function hasPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isOutside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
    return image.complete || width === 0 || isOutside;
  });
}

/** React marks the body last: from then on the page reacts to input. */
export function isTakenOver(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
}

/** Keeps the page's errors for an engine that does not report them. Returns false before a new page has come. */
export function keepErrors(old: string): boolean {
  const kept = window as unknown as { errors?: string[]; isOld?: string };
  if (kept.isOld === old || location.href === 'about:blank') return false;
  const errors: string[] = [];
  kept.errors = errors;
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    errors.push(parts.join(' '));
    error(...parts);
  };
  addEventListener('error', ({ message }) => void (message && errors.push(message)));
  addEventListener('unhandledrejection', ({ reason }) => void errors.push(String(reason)));
  return true;
}
