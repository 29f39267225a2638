/** The Explore menu of the header. Its panel loads at the first sign of intent. Search-and-browse §2 "Header". */
import { Trans } from '@lingui/react/macro';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { Icon } from '../../ui/icon';
import { usePopoverButton } from '../../ui/use-popover-button';

const loadPanel = async () => (await import('./explore-panel')).ExplorePanel;

export function ExploreMenu({ className }: { readonly className?: string | undefined }) {
  const { Part: Panel, prepare } = useLazyPart('menus', loadPanel);
  const { button, panel, isOpen } = usePopoverButton(prepare);
  return (
    <>
      <button {...button} id={`${panel.id}-button`} className={className}>
        <Trans>Explore</Trans>
        <Icon name="down" />
      </button>
      {isOpen && Panel && <Panel {...panel} />}
    </>
  );
}
