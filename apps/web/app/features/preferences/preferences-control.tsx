/** The control in the header: currency code and language name. Its panel loads at the first sign of intent. */
import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../lib/page/services';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { Icon } from '../../ui/icon';
import { usePopoverButton } from '../../ui/use-popover-button';

const loadPanel = async () => (await import('./preferences-panel')).PreferencesPanel;

export function PreferencesControl({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const { settings, languageName } = useServices().visitor;
  const { Part: Panel, prepare } = useLazyPart('menus', loadPanel);
  const { button, panel, isOpen } = usePopoverButton(prepare);
  const shown = `${settings.currency} · ${languageName}`;
  return (
    <>
      <button {...button} className={className} aria-label={t`Site preferences: ${shown}`}>
        <Icon name="globe" />
        <bdi>{shown}</bdi>
      </button>
      {isOpen && Panel && <Panel {...panel} />}
    </>
  );
}
