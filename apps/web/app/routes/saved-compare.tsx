/** Up to four hotels side by side. The address has the hotels and the stay, so it can be kept and sent. */
import { Trans, useLingui } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useRef } from 'react';
import { Comparison } from '../features/saved/comparison';
import { useStay } from '../features/saved/use-stay';
import { StayForm } from '../features/search-form/stay-form';
import { PageHead } from '../lib/page/page-head';
import { BackLink } from '../ui/back-link';
import { Skeleton } from '../ui/skeleton';
import styles from './saved.module.css';

export const createRoute = () => ({ Component: Compare });

function Compare() {
  const { t } = useLingui();
  const stay = useStay();
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Compare hotels`} isUnlisted />
      <div>
        <BackLink to={SITE_PATHS.saved}>
          <Trans>Saved hotels</Trans>
        </BackLink>
        <h1>
          <Trans>Compare hotels</Trans>
        </h1>
      </div>
      {stay && <StayForm key={stay.dates.checkin + stay.dates.checkout} ref={form} criteria={stay} />}
      {stay ? <Comparison stay={stay} /> : <Skeleton size="card" />}
    </div>
  );
}
