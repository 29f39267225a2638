/**
 * Redirects immediately to the separate site for tours and activities. Hotel-checkout-trips §2 "Experiences"; OPEN-88.
 */

import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../lib/page/page-head';
import { useServices } from '../lib/page/services';
import styles from './short-page.module.css';

export const createRoute = () => ({ Component: Experiences });

function Experiences() {
  const { t } = useLingui();
  const { experiences } = useServices().site;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Experiences`} isUnlisted />
      <h1>
        <Trans>Tours and activities</Trans>
      </h1>
      {experiences && <Leave {...experiences} />}
    </div>
  );
}

type LeaveProps = { readonly url: string; readonly provider: string | null };

/** The browser follows this tag with or without scripts. */
function Leave({ url, provider }: LeaveProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${url}`} />
      <p>
        <Trans>
          We are taking you to our site for experiences. If nothing happens,{' '}
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the specification's words; the sentence says where the link goes */}
          <a href={url}>click here</a>.
        </Trans>
      </p>
      {provider && (
        <p className={styles.credit}>
          <Trans>Tours and activities by {provider}</Trans>
        </p>
      )}
    </>
  );
}
