/** The sections of the page; the one that is being read is marked. Plain links: they work before any script. Hotel-checkout-trips §2 "Hotel details". */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { holdSection } from './hold-section';
import styles from './page-tabs.module.css';
import { inView, useSectionInView } from './use-section-in-view';

export type Section = { readonly id: string; readonly name: string };

export function PageTabs({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useLingui();
  const ids = sections.map(({ id }) => id);
  const current = useSectionInView(ids);

  // Pressed before the script was there, or part of the address.
  const holdAsked = useEffectEvent(() => {
    const asked = location.hash.slice(1);
    if (asked && inView(ids) === asked) holdSection(asked);
  });
  useEffect(() => holdAsked(), []);

  return (
    <nav className={styles.tabs} aria-label={t`On this page`}>
      <div className="wrap">
        {sections.map(({ id, name }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => holdSection(id)}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
