/** Passkeys: the list, adding one, removing one. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey, Security } from '@tenth-night/contract/security-shapes';
import { useServices } from '../../lib/page/services';
import { hasPasskeys } from '../../lib/session/passkeys';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';
import { addPasskey, removePasskey } from './account-api';
import { ActionForm } from './action-form';
import { useMomentWords } from './device-words';
import { type Close, SettingRow } from './setting-row';

const NAME_LENGTH = 60;

type Props = { readonly security: Security; onAdd(): void; onRemove(): void };

export function PasskeysRow({ security, onAdd, onRemove }: Props) {
  const { t } = useLingui();
  const canAdd = hasPasskeys();
  const { passkeys, hasPassword } = security;
  if (!canAdd && passkeys.length === 0) return null;
  return (
    <>
      <SettingRow
        title={<Trans>Passkeys</Trans>}
        action={canAdd ? t`Add` : undefined}
        actionLabel={t`Add a passkey`}
        form={(close) => (
          <NewPasskey
            security={security}
            onClose={(done) => {
              close(done);
              if (done) onAdd();
            }}
          />
        )}
      >
        <Trans>Sign in with your fingerprint, your face or the lock of your device, without a password.</Trans>
      </SettingRow>
      {passkeys.map((passkey) => (
        <OnePasskey key={passkey.id} passkey={passkey} hasPassword={hasPassword} onRemove={onRemove} />
      ))}
    </>
  );
}

type OneProps = { readonly passkey: Passkey; readonly hasPassword: boolean; onRemove(): void };

function OnePasskey({ passkey: { id, name, createdAt }, hasPassword, onRemove }: OneProps) {
  const { t } = useLingui();
  const services = useServices();
  const moment = useMomentWords();
  const shown = name || t`Passkey`;
  const when = moment(createdAt);
  return (
    <SettingRow
      title={
        <>
          <Icon name="key" />
          <bdi>{shown}</bdi>
        </>
      }
      action={t`Remove`}
      actionLabel={t`Remove the passkey ${shown}`}
      form={(close) => (
        <ActionForm
          hasPassword={hasPassword}
          isDanger
          submit={<Trans>Remove passkey</Trans>}
          act={({ proof }) => removePasskey(services, id, proof)}
          onDone={() => {
            close();
            onRemove();
          }}
          onCancel={() => close()}
        />
      )}
    >
      <Trans>Added on {when}</Trans>
    </SettingRow>
  );
}

function NewPasskey({ security, onClose }: { readonly security: Security; readonly onClose: Close }) {
  const { t } = useLingui();
  const services = useServices();
  const here = security.sessions.find(({ isThis }) => isThis)?.device ?? '';
  return (
    <ActionForm
      hasPassword={security.hasPassword}
      submit={<Trans>Add passkey</Trans>}
      wordsOf={(problem) =>
        problem === 'conflict' && <Trans>You have reached the maximum number of passkeys. Remove one first.</Trans>
      }
      act={({ value, proof }) => addPasskey(services, value('name').trim(), proof)}
      onDone={() => onClose(t`The passkey is added. You can sign in with it from now on.`)}
      onCancel={() => onClose()}
    >
      {() => (
        <TextField
          label={t`Name`}
          note={t`So you can recognize it, for example the name of the device.`}
          input={{
            name: 'name',
            autoComplete: 'off',
            maxLength: NAME_LENGTH,
            defaultValue: here,
            autoFocus: true,
          }}
        />
      )}
    </ActionForm>
  );
}
