/** Says plainly what is deleted and what is kept before an account is erased. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../lib/page/services';
import { Sheet } from '../../ui/sheet';
import { eraseAccount } from './account-api';
import { ActionForm } from './action-form';
import styles from './data-section.module.css';

type Props = { readonly hasPassword: boolean; onErased(): void; onClose(): void };

export function EraseDialog({ hasPassword, onErased, onClose }: Props) {
  const { t } = useLingui();
  const services = useServices();
  return (
    <Sheet title={t`Erase your account?`} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles.body}>
        <div>
          <h3>
            <Trans>What is deleted</Trans>
          </h3>
          <ul>
            <li>
              <Trans>your account, with its email address and member number</Trans>
            </li>
            <li>
              <Trans>your passwords, passkeys and sign-ins on all devices</Trans>
            </li>
            <li>
              <Trans>the details that fill in the checkout</Trans>
            </li>
          </ul>
        </div>
        <div>
          <h3>
            <Trans>What is kept</Trans>
          </h3>
          <p>
            <Trans>
              Your bookings, because the law requires it. They no longer belong to an account. You can still open each
              trip with the link in its emails.
            </Trans>
          </p>
        </div>
        <p className={styles.warning}>
          <Trans>This cannot be undone.</Trans>
        </p>
        <ActionForm
          hasPassword={hasPassword}
          isDanger
          submit={<Trans>Erase my account</Trans>}
          act={async ({ proof }) => {
            await eraseAccount(services, proof);
            onErased();
          }}
          onDone={() => {}}
          onCancel={onClose}
        />
      </div>
    </Sheet>
  );
}
