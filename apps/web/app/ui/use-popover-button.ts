import { type MouseEvent, useId, useRef, useState } from 'react';

/** The button of a popover that is rendered only while it is open. `prepare` is told of the first intent. */
export function usePopoverButton(prepare: () => void) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isWantedAgain = useRef(false);

  function toggle(event: MouseEvent): void {
    // The target is named so that a press on the button is no press outside; what the press does is decided here.
    event.preventDefault();
    prepare();
    const panel = document.getElementById(id);
    if (!isOpen) setIsOpen(true);
    else if (panel?.matches(':popover-open')) panel.hidePopover();
    // Closed a moment ago, which the browser tells only later: the press means that it is to open.
    else if (panel) isWantedAgain.current = true;
  }

  function onClose(): void {
    setIsOpen(false);
    if (isWantedAgain.current) setTimeout(setIsOpen, 0, true);
    isWantedAgain.current = false;
  }

  return {
    isOpen,
    panel: { id, anchor, onClose },
    button: {
      ref: anchor,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      popoverTarget: id,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: toggle,
    } as const,
  };
}
