/** The sections of the page. The section in view is marked. Hotel-checkout-trips §2 "Hotel details". */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { SectionLink } from '../../ui/section-link';
import { holdSection } from './hold-section';
import styles from './page-tabs.module.css';
import { inView, useSectionInView } from './use-section-in-view';

export type Section = { readonly id: string; readonly name: string };

type Props = { readonly sections: readonly Section[] };

export function PageTabs({ sections }: Props) {
  const { t } = useLingui();
  const ids = sections.map(({ id }) => id);
  const current = useSectionInView(ids);

  // The link was pressed before the script loaded, or the section is in the address.
  const holdAsked = useEffectEvent(() => {
    const asked = location.hash.slice(1);
    if (asked && inView(ids) === asked) holdSection(asked);
  });
  useEffect(() => holdAsked(), []);

  return (
    <nav className={styles.tabs} aria-label={t`On this page`}>
      <div className="wrap">
        {sections.map(({ id, name }) => (
          <SectionLink
            key={id}
            section={id}
            aria-current={id === current ? 'true' : undefined}
            onFollow={() => holdSection(id)}
          >
            {name}
          </SectionLink>
        ))}
      </div>
    </nav>
  );
}
