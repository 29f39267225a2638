/** A Google account that also signs in to this account. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Security } from '@tenth-night/contract/security-shapes';
import { useRef, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { openFederated, useFederatedEnd } from '../../lib/session/federated-window';
import { Button } from '../../ui/button';
import { disconnectGoogle, startConnecting } from './account-api';
import { ActionForm } from './action-form';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { SettingRow } from './setting-row';
import { useAction } from './use-action';

type Props = { readonly security: Security; onConnect(): void; onDisconnect(): void };

export function GoogleRow({ security, onConnect, onDisconnect }: Props) {
  const { t } = useLingui();
  const services = useServices();
  if (!security.isGoogleConnected)
    return <NotConnected isConfirmed={security.isEmailConfirmed} onConnect={onConnect} />;
  return (
    <SettingRow
      title="Google"
      action={t`Disconnect`}
      actionLabel={t`Disconnect Google`}
      form={(close) => (
        <ActionForm
          hasPassword={security.hasPassword}
          isDanger
          submit={<Trans>Disconnect</Trans>}
          act={({ proof }) => disconnectGoogle(services, proof)}
          wordsOf={(problem) =>
            problem === 'conflict' && <Trans>Set a password first, so you can still sign in.</Trans>
          }
          onDone={() => {
            close();
            onDisconnect();
          }}
          onCancel={() => close()}
        />
      )}
    >
      <Trans>Connected. You can sign in with your Google account.</Trans>
    </SettingRow>
  );
}

function NotConnected({ isConfirmed, onConnect }: { readonly isConfirmed: boolean; onConnect(): void }) {
  const services = useServices();
  const { isBusy, problem, run, forget } = useAction();
  const [reason, setReason] = useState<string | null>(null);
  const hasAsked = useRef(false);
  useFederatedEnd((end) => {
    if (!hasAsked.current) return;
    if (end.kind === 'failed') setReason(end.reason);
    else onConnect();
  });

  function connect(): void {
    hasAsked.current = true;
    setReason(null);
    forget();
    void run(async () => void (await openFederated((returnTo) => startConnecting(services, returnTo))));
  }

  const needsEmail = !isConfirmed || problem === 'conflict';
  return (
    <SettingRow
      title="Google"
      below={
        isConfirmed && (
          <>
            <Button disabled={isBusy} onClick={connect}>
              {isBusy ? <Trans>Please wait…</Trans> : <Trans>Connect Google</Trans>}
            </Button>
            <Notice problem={reason ?? (problem && problem !== 'conflict' && <ProblemWords problem={problem} />)} />
          </>
        )
      }
    >
      {needsEmail ? (
        <Trans>Confirm your email address first. Then you can connect your Google account.</Trans>
      ) : (
        <Trans>Not connected. Connect it to sign in with one press.</Trans>
      )}
    </SettingRow>
  );
}
