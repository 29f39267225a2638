/** One setting of an account, and the form that changes it in place. */
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { Notice } from './notice';
import styles from './setting-row.module.css';

/** `done` says what was done. Without it nothing was done. */
export type Close = (done?: string) => void;

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The text on the button, and a longer label that says what it is for. Missing if nothing can be changed. */
  readonly action?: string | undefined;
  readonly actionLabel?: string | undefined;
  /** In the place of the button, if it does something else than open the form. */
  readonly control?: ReactNode;
  /** The current value is not loaded yet. */
  readonly isWaiting?: boolean;
  readonly form?: (close: Close) => ReactNode;
  /** Below the row, in full width. */
  readonly below?: ReactNode;
};

export function SettingRow(props: Props) {
  const { title, children, action, actionLabel, control, isWaiting, form, below } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close: Close = (what) => {
    flushSync(() => {
      setIsOpen(false);
      setDone(what ?? null);
    });
    button.current?.focus();
  };
  const open = () => {
    setIsOpen(true);
    setDone(null);
  };

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <div className={styles.value}>{children}</div>
      </div>
      {action && !isOpen && (
        <Button ref={button} aria-label={actionLabel} disabled={isWaiting} onClick={open}>
          {action}
        </Button>
      )}
      {control}
      {isOpen && form && <div className={styles.form}>{form(close)}</div>}
      {below && !isOpen && <div className={styles.below}>{below}</div>}
      <Notice done={done} />
    </div>
  );
}
