/** Promo codes: the provider stores them, and this page lists, creates and switches them. */
import type { DeskCode, DeskCodes } from '@tenth-night/contract/desk-codes';
import { DESK_PATHS, deskCodeStatusPath } from '@tenth-night/contract/desk-paths';
import { useState } from 'react';
import { Button } from '../../ui/button';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { useDeskApi } from '../desk-api';
import { dayWords, moneyWords } from '../desk-words';
import { DeskTable, Loaded } from '../parts';
import { useDeskAction } from '../use-desk-action';
import { useDeskLoad } from '../use-desk-load';
import { NewCode } from './codes/new-code';

export function CodesPage({ onClosed }: PageProps) {
  const api = useDeskApi();
  const loaded = useDeskLoad<DeskCodes>(DESK_PATHS.deskCodes, onClosed);
  const { isBusy, problem, act } = useDeskAction(onClosed);
  const [isNew, setIsNew] = useState(false);

  async function turn({ id, isActive }: DeskCode): Promise<void> {
    await act(() => api.post(deskCodeStatusPath(id), { isActive: !isActive }));
    loaded.retry();
  }

  return (
    <>
      <h1>Codes</h1>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isNew ? (
        <NewCode
          onClosed={onClosed}
          onDone={() => {
            setIsNew(false);
            loaded.retry();
          }}
          onLeave={() => setIsNew(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button look="main" onClick={() => setIsNew(true)}>
            New code
          </Button>
        </div>
      )}
      <Loaded {...loaded}>
        {({ data }) => <Codes codes={data} isBusy={isBusy} onTurn={turn} onRetry={loaded.retry} />}
      </Loaded>
    </>
  );
}

type CodesProps = {
  readonly codes: readonly DeskCode[] | null;
  readonly isBusy: boolean;
  readonly onTurn: (code: DeskCode) => Promise<void>;
  readonly onRetry: () => void;
};

function Codes({ codes, isBusy, onTurn, onRetry }: CodesProps) {
  if (!codes) {
    return (
      <div role="alert" className={styles.failed}>
        <p>The provider does not answer. Its codes work as before; only this list is empty.</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    );
  }
  if (codes.length === 0) return <p>There are no codes yet.</p>;
  return (
    <DeskTable columns={['Code', 'Takes off', 'Valid', 'Uses', 'State']}>
      {codes.map((code) => (
        <CodeRow key={code.id} code={code} isBusy={isBusy} onTurn={onTurn} />
      ))}
    </DeskTable>
  );
}

type RowProps = Pick<CodesProps, 'isBusy' | 'onTurn'> & { readonly code: DeskCode };

function CodeRow({ code, isBusy, onTurn }: RowProps) {
  const { kind, percent, amount, most, leastSpend, from, until, uses, usesLeft, isActive, description } = code;
  return (
    <tr>
      <td>
        <strong>{code.code}</strong>
        <div className={styles.soft}>{description}</div>
      </td>
      <td>
        {kind === 'percentage' ? `${percent} %` : amount && moneyWords(amount)}
        <div className={styles.soft}>
          {kind === 'percentage' && most && `at most ${moneyWords(most)} `}
          {leastSpend.minor > 0 && `for stays from ${moneyWords(leastSpend)}`}
        </div>
      </td>
      <td>
        {dayWords(from)} – {dayWords(lastDay(until))}
      </td>
      <td>
        {usesLeft.toLocaleString('en-US')} of {uses.toLocaleString('en-US')} left
      </td>
      <td>
        <StateOf code={code} />{' '}
        <Button
          disabled={isBusy}
          onClick={() => void onTurn(code)}
          aria-label={`Switch ${code.code} ${isActive ? 'off' : 'on'}`}
        >
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
      </td>
    </tr>
  );
}

function StateOf({ code: { isActive, until, usesLeft } }: { readonly code: DeskCode }) {
  const [words, tone] = !isActive
    ? ['Off', 'quiet']
    : Date.parse(until) <= Date.now()
      ? ['Expired', 'quiet']
      : usesLeft === 0
        ? ['Used up', 'quiet']
        : ['On', 'good'];
  return (
    <span className={styles.badge} data-tone={tone}>
      {words}
    </span>
  );
}

/** The end of a day is the beginning of the next one. */
const lastDay = (until: string) => new Date(Date.parse(until) - 1).toISOString();
