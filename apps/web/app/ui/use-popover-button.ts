import { type MouseEvent, useId, useRef, useState } from 'react';

/** The button of a popover that is rendered only while it is open. `prepare` is told of the first intent. */
export function usePopoverButton(prepare: () => void) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function toggle(event: MouseEvent): void {
    // The target is named so that a press on the button is no press outside; what the press does is decided here.
    event.preventDefault();
    prepare();
    if (isOpen) document.getElementById(id)?.hidePopover();
    else setIsOpen(true);
  }

  return {
    isOpen,
    panel: { id, anchor, onClose: () => setIsOpen(false) },
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
