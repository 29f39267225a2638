import { useLingui } from '@lingui/react/macro';
import { ResetPassword } from '../features/auth/reset-password';
import { PageHead } from '../lib/page/page-head';
import styles from './short-page.module.css';

export const createRoute = () => ({ Component: ResetPasswordPage });

function ResetPasswordPage() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Choose a new password`} isUnlisted />
      <ResetPassword />
    </div>
  );
}
