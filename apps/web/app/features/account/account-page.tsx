/** The user's account, section by section. Hotel-checkout-trips §2 "Account". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@tenth-night/contract/auth';
import type { ReactNode } from 'react';
import { SectionLink } from '../../ui/section-link';
import { Skeleton } from '../../ui/skeleton';
import styles from './account-page.module.css';
import { DataSection } from './data-section';
import { DetailsSection } from './details-section';
import { MembershipSection } from './membership-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';
import { SignInSection } from './sign-in-section';
import { useSecurity } from './use-security';

type Props = {
  /** Null until it is known who is signed in. Until then the page shows skeletons. */
  readonly user: SignedInUser | null;
  readonly avatar: ReactNode;
  /** The sign-out buttons. */
  readonly ways: ReactNode;
  onErased(): void;
};

export function AccountPage({ user, avatar, ways, onErased }: Props) {
  const state = useSecurity(user?.uid ?? null);
  const { security } = state;
  return (
    <div className={styles.columns}>
      <Contents />
      <div className={styles.sections}>
        <ProfileSection user={user} security={security} avatar={avatar} />
        <MembershipSection />
        <DetailsSection uid={user?.uid ?? null} email={user?.email ?? ''} />
        <SignInSection {...state} />
        <SessionsSection {...state} ways={ways} />
        <DataSection hasPassword={security?.hasPassword ?? null} onErased={onErased} />
        <dl className={styles.support}>
          <dt>
            <Trans>For support:</Trans> <Trans>User ID</Trans>
          </dt>
          <dd>{user ? <bdi>{user.uid}</bdi> : <Skeleton size="note" />}</dd>
        </dl>
      </div>
    </div>
  );
}

function Contents() {
  const { t } = useLingui();
  return (
    <nav className={styles.contents} aria-label={t`On this page`}>
      <ul className={styles.links}>
        {[
          ['profile', t`Profile`],
          ['membership', t`Membership`],
          ['details', t`Your details`],
          ['sign-in', t`Sign-in`],
          ['sessions', t`Where you are signed in`],
          ['data', t`Your data`],
        ].map(([section = '', title]) => (
          <li key={section}>
            <SectionLink section={section}>{title}</SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
