/** How to reach us. Leaves out lines without a configured value. Hotel-checkout-trips §2 "Support"; OPEN-89. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../lib/page/page-head';
import { useServices } from '../lib/page/services';
import { Icon, type IconName } from '../ui/icon';
import styles from './support.module.css';

export const createRoute = () => ({ Component: Support });

function Support() {
  const { t } = useLingui();
  const { site } = useServices();
  const { email, phone, emergencyPhone } = site.support;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`Support`} description={t`How to reach the people behind this site.`} />
      <h1>
        <Trans>How can we help?</Trans>
      </h1>
      <p>
        <Trans>
          Have your booking reference ready. Your confirmation says what you can change or cancel, and until when.
        </Trans>
      </p>
      <ul className={styles.lines}>
        {email && (
          <Line icon="mail" title={t`Write to us`} href={`mailto:${email}`} value={email}>
            <Trans>For anything that can wait a day.</Trans>
          </Line>
        )}
        {phone && (
          <Line icon="phone" title={t`General help`} href={callHref(phone)} value={phone}>
            <Trans>Questions about a booking, a price or your account.</Trans>
          </Line>
        )}
        {emergencyPhone && (
          <Line
            icon="alert"
            title={t`Emergencies during a trip`}
            href={callHref(emergencyPhone)}
            value={emergencyPhone}
          >
            <Trans>You are at the hotel and there is no room for you, or you cannot get there.</Trans>
          </Line>
        )}
      </ul>
    </div>
  );
}

type LineProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly href: string;
  readonly value: string;
  readonly children: ReactNode;
};

function Line({ icon, title, href, value, children }: LineProps) {
  return (
    <li>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{children}</p>
      <a href={href} dir="ltr">
        {value}
      </a>
    </li>
  );
}

const callHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
