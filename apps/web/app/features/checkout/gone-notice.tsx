import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './change-gate.module.css';

/**
 * Above the form, so that nobody fills in the form before reading it. The payment card announces the problem to screen
 * readers.
 */
export function GoneNotice({ hotelAddress }: { readonly hotelAddress: string }) {
  const id = useId();
  return (
    <section className={styles.gate} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Trans>This offer is gone</Trans>
        </h2>
        <p>
          <Trans>
            The room was sold, or its price has run out. Nothing is booked and nothing is paid. Other rooms of this
            hotel may be free.
          </Trans>
        </p>
      </div>
      <div className={styles.answers}>
        <Link className={MAIN_BUTTON_CLASS} to={hotelAddress}>
          <Trans>Choose another room</Trans>
        </Link>
      </div>
    </section>
  );
}
