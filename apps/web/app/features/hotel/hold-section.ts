/** Rooms and reviews load late. Changes above a requested section must not push it away. */
const HELD_MS = 10_000;

/** Holds it until the reader scrolls or the time is over. */
export function holdSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const heightNow = () => document.documentElement.scrollHeight;
  let held = { at: scrollY, height: heightNow() };
  const hold = () => {
    section.scrollIntoView();
    held = { at: scrollY, height: heightNow() };
  };
  const page = new ResizeObserver(hold);
  const letGo = () => {
    page.disconnect();
    clearTimeout(timer);
    removeEventListener('scroll', look);
  };
  // When the page changes its height, the browser scrolls without the reader.
  const look = () => {
    if (heightNow() !== held.height) hold();
    else if (Math.abs(scrollY - held.at) > 1) letGo();
  };
  const timer = setTimeout(letGo, HELD_MS);
  hold();
  page.observe(document.body);
  addEventListener('scroll', look, { passive: true });
}
