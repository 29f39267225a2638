/** How the user signs in: password, passkeys, Google. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Security } from '@tenth-night/contract/security-shapes';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { AccountSection, focusSection } from './account-section';
import { GoogleRow } from './google-row';
import { Notice } from './notice';
import { PasskeysRow } from './passkeys-row';
import { PasswordRow } from './password-row';
import { SettingRow } from './setting-row';
import styles from './sign-in-section.module.css';
import type { SecurityState } from './use-security';

export function SignInSection({ security, hasFailed, reload }: SecurityState) {
  return (
    <AccountSection id="sign-in" title={<Trans>Sign-in</Trans>}>
      {hasFailed && (
        <div className={styles.stack}>
          <Notice problem={<Trans>Your sign-in settings could not be loaded.</Trans>} />
          <Button
            onClick={() => {
              focusSection('sign-in');
              reload();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {security ? <Rows security={security} onChange={reload} /> : !hasFailed && <Waiting />}
    </AccountSection>
  );
}

function Rows({ security, onChange }: { readonly security: Security; onChange(): void }) {
  const { t } = useLingui();
  const { site } = useServices();
  const [done, setDone] = useState<string | null>(null);
  const [hasConnected, setHasConnected] = useState(false);
  const hasGoogle = site.hasGoogleSignIn || security.isGoogleConnected;

  /** The changed row disappears, and its button with it. */
  function goOn(what: string | null): void {
    setDone(what);
    setHasConnected(what === null);
    focusSection('sign-in');
    onChange();
  }

  return (
    <div>
      <Notice done={done ?? (hasConnected && security.isGoogleConnected ? t`Google is connected.` : null)} />
      <PasswordRow security={security} onChange={onChange} />
      <PasskeysRow security={security} onAdd={onChange} onRemove={() => goOn(t`The passkey is removed.`)} />
      {hasGoogle && (
        <GoogleRow
          security={security}
          onConnect={() => goOn(null)}
          onDisconnect={() => goOn(t`Google is disconnected.`)}
        />
      )}
    </div>
  );
}

/** Skeletons of the size of the rows to come. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      {['password', 'passkeys', 'google'].map((row) => (
        <SettingRow key={row} title={<Skeleton size="unit" />}>
          <Skeleton size="line" />
        </SettingRow>
      ))}
    </div>
  );
}
