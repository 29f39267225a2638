/** Support contacts, for when something went wrong. */

import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { isConfigured } from '../../lib/page/is-configured';
import { useServices } from '../../lib/page/services';
import { Link } from '../../ui/link';
import styles from './support-contacts.module.css';

export function SupportContacts() {
  const { site } = useServices();
  if (!isConfigured('support', site)) return null;
  const { email, phone } = site.support;
  return (
    <p className={styles.contacts}>
      <span>
        <Trans>Questions? We are here to help:</Trans>
      </span>
      {email && (
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
          {phone}
        </a>
      )}
      <Link to={SITE_PATHS.support}>
        <Trans>Support</Trans>
      </Link>
    </p>
  );
}
