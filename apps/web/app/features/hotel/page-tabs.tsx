/** The sections of the page; the one that is being read is marked. Plain links: they work before any script. Hotel-checkout-trips §2 "Hotel details". */
import { useLingui } from '@lingui/react/macro';
import styles from './page-tabs.module.css';
import { useSectionInView } from './use-section-in-view';

export type Section = { readonly id: string; readonly name: string };

export function PageTabs({ sections }: { readonly sections: readonly Section[] }) {
  const { t } = useLingui();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={styles.tabs} aria-label={t`On this page`}>
      <div className="wrap">
        {sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
