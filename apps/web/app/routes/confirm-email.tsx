import { useLingui } from '@lingui/react/macro';
import { ConfirmEmail } from '../features/auth/confirm-email';
import { PageHead } from '../lib/page/page-head';
import styles from './short-page.module.css';

export const createRoute = () => ({ Component: ConfirmEmailPage });

function ConfirmEmailPage() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Confirm your email address`} isUnlisted />
      <ConfirmEmail />
    </div>
  );
}
