/** A struck price, with its explanation on request. Decision: honest comparison price. */
import type { ReactNode } from 'react';
import { Amount } from '../ui/amount';
import { Icon } from '../ui/icon';
import { Popover } from '../ui/popover';
import { usePopoverButton } from '../ui/use-popover-button';
import styles from './was-price.module.css';

type Props = { readonly amount: string; readonly label: string; readonly children: ReactNode };

export function WasPrice({ amount, label, children }: Props) {
  const { button, panel, isOpen } = usePopoverButton(() => {});
  const noteId = `${panel.id}note`;
  return (
    <>
      <button {...button} className={styles.was} aria-label={label}>
        <s>
          <Amount>{amount}</Amount>
        </s>
        <Icon name="info" />
      </button>
      {isOpen && (
        <Popover {...panel} align="start" labelledBy={noteId} className={styles.note}>
          <p id={noteId}>{children}</p>
        </Popover>
      )}
    </>
  );
}
