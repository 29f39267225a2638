import { type MouseEvent, useId, useRef, useState } from 'react';

/** The button of a popover that is rendered only while open. Calls `prepare` at the first sign of intent. */
export function usePopoverButton(prepare: () => void) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isWantedAgain = useRef(false);

  function toggle(event: MouseEvent): void {
    // `popoverTarget` is set so that a press on the button does not count as a press outside. This handler decides what
    // the press does.
    event.preventDefault();
    prepare();
    const panel = document.getElementById(id);
    if (!isOpen) setIsOpen(true);
    else if (panel?.matches(':popover-open')) panel.hidePopover();
    // The panel has just closed, but the browser reports it later: this press means 'open'.
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
