/** A row of the list under the place field. The field keeps the focus and handles the keys. */
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './place-panel.module.css';
import { type ListProps, optionId } from './use-suggestion-list';

type Props = {
  readonly list: Omit<ListProps, 'onChoices'>;
  readonly index: number;
  /** An icon or a picture. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly context?: ReactNode;
};

export function ListRow({ list, index, mark, name, context }: Props) {
  const isHighlighted = index === list.highlighted;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
    <div
      className={classNames(styles.option, isHighlighted && styles.highlighted)}
      id={optionId(list.id, index)}
      role="option"
      aria-selected={isHighlighted}
      ref={isHighlighted ? scrollIntoList : null}
      onPointerMove={() => list.onMark(index)}
      onClick={() => list.onPick(index)}
    >
      {mark}
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {context && <span className={styles.context}>{context}</span>}
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
