/** For an address without a page. Says so, and offers links. */
import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { PageHead } from '../lib/page/page-head';
import { MAIN_BUTTON_CLASS } from '../ui/button';
import { Link } from '../ui/link';
import styles from './short-page.module.css';

export const createRoute = () => ({ loader: () => data(null, { status: 404 }), Component: NotFound });

function NotFound() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Page not found`} isUnlisted />
      <h1>
        <Trans>This page does not exist</Trans>
      </h1>
      <p>
        <Trans>The address may be old or mistyped. Your searches are not affected.</Trans>
      </p>
      <Link className={MAIN_BUTTON_CLASS} to="/">
        <Trans>Start a new search</Trans>
      </Link>
    </div>
  );
}
