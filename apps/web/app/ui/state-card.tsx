/** Shown instead of content: a drawing, one sentence, one action. The text of the specification is the small line. */
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './state-card.module.css';

export type StateCardProps = {
  /** The address of a drawing, or the drawing itself if it must appear without a network. */
  readonly drawing: ReactNode;
  readonly level: 1 | 2 | 3;
  readonly title: ReactNode;
  readonly titleId?: string;
  /** The sentence. */
  readonly children: ReactNode;
  readonly action: ReactNode;
  readonly small?: ReactNode;
  readonly role?: 'alert' | 'status' | undefined;
  /** Inside another card: without a frame of its own. */
  readonly isFlat?: boolean;
};

export function StateCard(props: StateCardProps) {
  const { drawing, level, title, titleId, children, action, small, role, isFlat = false } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.card, isFlat && styles.flat)} role={role}>
      <div className={styles.parts}>
        <div className={styles.picture} aria-hidden="true">
          {typeof drawing === 'string' ? <img src={drawing} alt="" width="400" height="200" /> : drawing}
        </div>
        <div className={styles.words}>
          <Heading id={titleId}>{title}</Heading>
          <p>{children}</p>
          {action}
          {small && <p className={styles.small}>{small}</p>}
        </div>
      </div>
    </div>
  );
}
