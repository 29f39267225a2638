/**
 * A field whose value opens a panel, loaded at the first sign of intent. Until the script has loaded, native fields
 * replace it.
 */
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon';
import { usePopoverButton } from '../../ui/use-popover-button';
import styles from './search-bar.module.css';
import type { LoadPanel, PanelProps } from './search-panels';

type Props<P extends PanelProps> = {
  readonly icon: IconName;
  readonly label: string;
  readonly isReady: boolean;
  readonly native: ReactNode;
  readonly value: ReactNode;
  readonly isEmpty?: boolean;
  readonly load: LoadPanel<P>;
  readonly panelProps: Omit<P, keyof PanelProps>;
};

export function PickerField<P extends PanelProps>(props: Props<P>) {
  const { icon, label, isReady, native, value, isEmpty, load, panelProps } = props;
  const field = useRef<HTMLFieldSetElement>(null);
  const { Part, prepare } = useLazyPart('widgets', load);
  const { button, panel, isOpen } = usePopoverButton(prepare);
  const Panel = Part as ComponentType<PanelProps> | null;
  const [name, opener] = [`${panel.id}-label`, `${panel.id}-button`];
  return (
    // Not a legend: WebKit sets a legend on the border, whatever the styles say.
    <fieldset ref={field} className={styles.field} aria-labelledby={name}>
      <Icon name={icon} />
      <span id={name} className={styles.label}>
        {label}
      </span>
      <div className={styles.pair}>
        {isReady ? (
          <button
            {...button}
            id={opener}
            aria-labelledby={`${name} ${opener}`}
            className={classNames(styles.value, isEmpty && styles.none)}
          >
            {value}
          </button>
        ) : (
          native
        )}
      </div>
      {isOpen && Panel && <Panel {...panel} {...panelProps} anchor={field} />}
    </fieldset>
  );
}
