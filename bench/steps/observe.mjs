/**
 * Runs in the page before everything else, and collects in `window.seen` when the visitor saw what, in milliseconds.
 * The browser gets its source, so it uses nothing from outside.
 */
export function observe() {
  const paints = { first: null, largest: 0, blocking: 0 };
  const seen = { ...paints, card: null, price: null, room: null, pressed: null };
  window.seen = seen;
  const each = (type, work) =>
    new PerformanceObserver((list) => list.getEntries().forEach(work)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  each('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  const press = ({ target, timeStamp }) => {
    if (target.closest('button[type=submit]')) seen.pressed ??= timeStamp;
  };
  addEventListener('click', press, { capture: true });

  const isPriced = (card) => /\$[0-9]/.test(card.textContent) && card.checkVisibility();
  const somePriced = (selector) => [...document.querySelectorAll(selector)].some(isPriced);
  const watch = () => {
    const now = performance.now();
    if (seen.card === null && document.querySelector('article[data-price]')) seen.card = now;
    if (seen.price === null && somePriced('article[data-price=offer]')) seen.price = now;
    if (seen.room === null && somePriced('#rooms article')) seen.room = now;
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
