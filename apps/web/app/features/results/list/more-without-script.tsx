import { Trans } from '@lingui/react/macro';
import { MORE_VISIBLE, SHOWN_PARAM } from '@tenth-night/domain/search/paging';
import { PLAIN_PARAM } from '@tenth-night/domain/site/plain-page';
import { useLocation } from '../../../lib/router/router-view';
import styles from '../results.module.css';

/** 'View more' for a browser without scripts: a link to the same page with more hotels. */
export function MoreWithoutScript({ shown }: { readonly shown: number }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(PLAIN_PARAM, '1');
  query.set(SHOWN_PARAM, String(shown + MORE_VISIBLE));
  return (
    <noscript>
      <a className={styles.moreLink} href={`${pathname}?${query}`}>
        <Trans>View more</Trans>
      </a>
    </noscript>
  );
}
