/** The Explore menu of the header. Its panel loads on first intent. Search-and-browse §2 "Header". */
import { Trans } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useLazyPart } from '../../lib/use-lazy-part';
import { Icon } from '../../ui/icon';

const loadPanel = async () => (await import('./explore-panel')).ExplorePanel;

export function ExploreMenu({ className }: { readonly className?: string | undefined }) {
  const { Part: Panel, prepare } = useLazyPart('menus', loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setIsOpen(true);
        }}
      >
        <Trans>Explore</Trans>
        <Icon name="down" />
      </button>
      {isOpen && Panel && <Panel id={id} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
