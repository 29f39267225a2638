/** The control in the header: currency code and language name. What it opens loads on first intent. */
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../lib/services';
import { useLazyPart } from '../../lib/use-lazy-part';
import { Icon } from '../../ui/icon';

const loadPanel = async () => (await import('./preferences-panel')).PreferencesPanel;

export function PreferencesControl({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const { settings, languageName } = useServices().visitor;
  const { Part: Panel, prepare } = useLazyPart('menus', loadPanel);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const shown = `${settings.currency} · ${languageName}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t`Site preferences: ${shown}`}
        popoverTarget={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setIsOpen(true);
        }}
      >
        <Icon name="globe" />
        <bdi>{shown}</bdi>
      </button>
      {isOpen && Panel && <Panel id={id} anchor={button} onClose={() => setIsOpen(false)} />}
    </>
  );
}
