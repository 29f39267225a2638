/**
 * 'Finding stays…', shown over a list that is already loading. It ends after a moment, or on any key or press, and
 * never takes the focus. OPEN-30.
 */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { Logo } from '../../ui/logo';
import styles from './splash.module.css';

const SPLASH_MS = 2000;

export function Splash() {
  const isHydrated = useIsHydrated();
  // On a server-rendered page the time starts with the page, for a new search it starts now.
  const [since] = useState(() => (isHydrated ? performance.now() : 0));
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const end = () => setIsOver(true);
    const timer = setTimeout(end, since + SPLASH_MS - performance.now());
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [since]);

  // Hidden: the results themselves tell screen readers that they are loading.
  return isOver ? null : (
    <div className={styles.splash} aria-hidden="true">
      <div className={styles.words}>
        <Logo />
        <Trans>Finding stays…</Trans>
      </div>
    </div>
  );
}
