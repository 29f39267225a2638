/** A number with a button on either side. */
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon';
import styles from './stepper.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly fewer: string;
  readonly more: string;
  readonly value: number;
  /** The number with its noun, for screen readers. */
  readonly spoken: ReactNode;
  readonly limits: { readonly min: number; readonly max: number };
  onChange(value: number): void;
};

export function Stepper({ label, hint, fewer, more, value, spoken, limits, onChange }: Props) {
  const id = useId();
  // Not removed at the limit: a button that disappears would take the focus with it.
  const button = (name: string, icon: 'minus' | 'plus', next: number) => {
    const isAllowed = next >= limits.min && next <= limits.max;
    return (
      <button type="button" aria-label={name} aria-disabled={!isAllowed} onClick={() => isAllowed && onChange(next)}>
        <Icon name={icon} />
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers would read a nested fieldset twice
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <span>
        <span id={id}>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
      <span className={styles.controls}>
        {button(fewer, 'minus', value - 1)}
        <output>
          <span aria-hidden="true">{value}</span>
          <span className="sr-only">{spoken}</span>
        </output>
        {button(more, 'plus', value + 1)}
      </span>
    </div>
  );
}
