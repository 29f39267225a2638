import type { RefObject } from 'react';
import { Popover } from '../../ui/popover';
import { DestinationsByRegion } from './destinations-by-region';
import styles from './explore-panel.module.css';

type Props = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

export function ExplorePanel({ id, anchor, onClose }: Props) {
  return (
    <Popover
      id={id}
      anchor={anchor}
      align="start"
      labelledBy={`${id}-button`}
      className={styles.panel}
      onClose={onClose}
    >
      <DestinationsByRegion className={styles.regions} onGo={() => document.getElementById(id)?.hidePopover()} />
    </Popover>
  );
}
