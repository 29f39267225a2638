import { Trans, useLingui } from '@lingui/react/macro';
import chip from '../../../ui/chip.module.css';
import { Icon } from '../../../ui/icon';

/** Says that the list shows only an area of the map. A press removes that filter. */
export function AreaChip({ onRemove }: { readonly onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={chip.chip} aria-label={t`In the map area: remove`} onClick={onRemove}>
      <Icon name="map" />
      <Trans>In the map area</Trans>
      <Icon name="close" />
    </button>
  );
}
