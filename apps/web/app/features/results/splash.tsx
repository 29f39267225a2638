/**
 * 'Finding stays…', for the first moments of a search, where the number of hotels will stand. It covers nothing, and
 * ends on any key or press. RES-09, OPEN-30.
 */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { Logo } from '../../ui/logo';
import styles from './splash.module.css';

const SPLASH_MS = 2000;

/** Whether the splash is shown now. */
export function useSplash(isNew: boolean): boolean {
  const isHydrated = useIsHydrated();
  // On a server-rendered page the time starts with the page, for a new search it starts now.
  const [since] = useState(() => (isHydrated ? performance.now() : 0));
  const [isOver, setIsOver] = useState(!isNew);

  useEffect(() => {
    if (isOver) return;
    const end = () => setIsOver(true);
    const timer = setTimeout(end, since + SPLASH_MS - performance.now());
    addEventListener('keydown', end);
    addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
      removeEventListener('pointerdown', end);
    };
  }, [since, isOver]);

  return !isOver;
}

/** Hidden from screen readers: the results themselves tell them that they are loading. */
export function Splash() {
  return (
    <div className={styles.splash} aria-hidden="true">
      <Logo />
      <Trans>Finding stays…</Trans>
    </div>
  );
}
