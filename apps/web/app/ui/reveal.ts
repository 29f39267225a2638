import { flushSync } from 'react-dom';

/** For a button that shows the rest of a list and then disappears. The focus moves to the first new item. */
export function reveal(list: HTMLElement | null, showAll: () => void): void {
  const shown = [...(list?.children ?? [])].filter((item) => item.checkVisibility()).length;
  flushSync(showAll);
  const first = list?.children[shown];
  if (!(first instanceof HTMLElement)) return;
  first.tabIndex = -1;
  first.focus();
}
