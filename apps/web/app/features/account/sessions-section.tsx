/** Where the user is signed in, and the ways to sign out. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountSession, Security } from '@tenth-night/contract/security-shapes';
import { type ReactNode, useRef, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { reveal } from '../../ui/reveal';
import { Skeleton } from '../../ui/skeleton';
import { endSession } from './account-api';
import { AccountSection, focusSection } from './account-section';
import { useDeviceName, useMomentWords } from './device-words';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import styles from './sessions-section.module.css';
import { useAction } from './use-action';
import type { SecurityState } from './use-security';

const ID = 'sessions';
/** The rest is shown on request. */
const SHOWN_AT_FIRST = 5;

/** `ways` are the sign-out buttons. */
type Props = SecurityState & { readonly ways: ReactNode };

export function SessionsSection({ security, hasFailed, reload, ways }: Props) {
  return (
    <AccountSection id={ID} title={<Trans>Where you are signed in</Trans>}>
      {security ? <Sessions security={security} onChange={reload} /> : !hasFailed && <Waiting />}
      <div className={styles.ways}>{ways}</div>
    </AccountSection>
  );
}

function Sessions({ security, onChange }: { readonly security: Security; onChange(): void }) {
  const { t } = useLingui();
  const services = useServices();
  const { isBusy, problem, run } = useAction();
  const [done, setDone] = useState<string | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const count = security.sessions.length;
  const shown = isWhole ? security.sessions : security.sessions.slice(0, SHOWN_AT_FIRST);

  async function end(id: string): Promise<void> {
    setDone(null);
    if (!(await run(() => endSession(services, id)))) return;
    setDone(t`That device is signed out.`);
    focusSection(ID);
    onChange();
  }

  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((session) => (
          <OneSession key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {shown.length < count && (
        <Button onClick={() => reveal(list.current, () => setIsWhole(true))}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
      <Notice done={done} problem={problem && <ProblemWords problem={problem} />} />
    </>
  );
}

type OneProps = { readonly session: AccountSession; readonly isBusy: boolean; onEnd(): void };

function OneSession({ session: { device, createdAt, isThis }, isBusy, onEnd }: OneProps) {
  const { t } = useLingui();
  const name = useDeviceName()(device);
  const when = useMomentWords()(createdAt);
  return (
    <li className={styles.session}>
      <Icon name={/Android|iPhone|iOS/.test(device) ? 'mobile' : 'device'} />
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
          {isThis && (
            <span className={styles.tag}>
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className={styles.when}>
          <Trans>Signed in on {when}</Trans>
        </p>
      </div>
      {!isThis && (
        <Button disabled={isBusy} aria-label={t`Sign out there: ${name}, ${when}`} onClick={onEnd}>
          <Trans>Sign out there</Trans>
        </Button>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      <div className={styles.session}>
        <div className={styles.words}>
          <Skeleton size="line" />
          <Skeleton size="note" />
        </div>
      </div>
    </div>
  );
}
