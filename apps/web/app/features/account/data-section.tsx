/** The user's data: download it, or erase the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { fetchExport } from './account-api';
import { AccountSection } from './account-section';
import styles from './data-section.module.css';
import { EraseDialog } from './erase-dialog';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { SettingRow } from './setting-row';
import { useAction } from './use-action';

const FILE_NAME = 'tenth-night-data.json';
const FILE_STAYS_MS = 60_000;

type Props = {
  /** Null while it loads. */
  readonly hasPassword: boolean | null;
  onErased(): void;
};

export function DataSection({ hasPassword, onErased }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <AccountSection id="data" title={<Trans>Your data</Trans>}>
      <div>
        <Download />
        <SettingRow
          title={<Trans>Close the account</Trans>}
          control={
            <Button className={styles.erase} disabled={hasPassword === null} onClick={() => setIsErasing(true)}>
              <Trans>Erase my account</Trans>
            </Button>
          }
        >
          <Trans>You can leave at any time. Before we erase anything, we show what goes and what stays.</Trans>
        </SettingRow>
      </div>
      {isErasing && hasPassword !== null && (
        <EraseDialog hasPassword={hasPassword} onErased={onErased} onClose={() => setIsErasing(false)} />
      )}
    </AccountSection>
  );
}

function Download() {
  const { t } = useLingui();
  const services = useServices();
  const { isBusy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);

  async function download(): Promise<void> {
    setDone(null);
    if (await run(async () => save(await fetchExport(services)))) setDone(t`Your data is saved as ${FILE_NAME}.`);
  }

  return (
    <SettingRow
      title={<Trans>Copy of your data</Trans>}
      control={
        <>
          <Button disabled={isBusy} onClick={() => void download()}>
            <Icon name="download" />
            {isBusy ? <Trans>Please wait…</Trans> : <Trans>Download my data</Trans>}
          </Button>
          <Notice done={done} problem={problem && <ProblemWords problem={problem} />} />
        </>
      }
    >
      <Trans>Everything we store about you, in one file.</Trans>
    </SettingRow>
  );
}

/** Saves a file as a browser download. */
function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  // A busy browser reads the file later, and finds nothing if the address has ended by then.
  setTimeout(() => URL.revokeObjectURL(link.href), FILE_STAYS_MS);
}
