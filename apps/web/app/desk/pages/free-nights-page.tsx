/** How many free nights travelers have earned, what they cost, and the last ones. */
import type { DeskFreeNights } from '@tenth-night/contract/desk-codes';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { Button } from '../../ui/button';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { useDeskApi } from '../desk-api';
import { DeskLink } from '../desk-link';
import { dayWords, moneyWords, type Tone } from '../desk-words';
import { DeskTable, Loaded } from '../parts';
import { useDeskAction } from '../use-desk-action';
import { useDeskLoad } from '../use-desk-load';

type Row = DeskFreeNights['data'][number];
type Sum = DeskFreeNights['sums'][number];

const SUM_WORDS: Readonly<Record<Sum['state'], string>> = {
  open: 'Open: travelers can use them',
  used: 'Used: part of a booking',
  ended: 'Expired: nobody used them in time',
};
const STATES: Readonly<Record<Row['state'], readonly [words: string, tone: Tone]>> = {
  waiting: ['Waits for its voucher', 'busy'],
  ready: ['Open', 'good'],
  used: ['Used', 'quiet'],
  ended: ['Expired', 'quiet'],
};

export function FreeNightsPage({ onClosed }: PageProps) {
  const api = useDeskApi();
  const loaded = useDeskLoad<DeskFreeNights>(DESK_PATHS.deskFreeNights, onClosed);
  const { isBusy, problem, act } = useDeskAction(onClosed);
  const tryAgain = () =>
    void act(async () => loaded.setAnswer(await api.post<DeskFreeNights>(DESK_PATHS.deskFreeNightVouchers)));
  return (
    <>
      <h1>Free nights</h1>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Loaded {...loaded}>
        {({ sums, data, canTryAgain }) =>
          sums.length === 0 ? (
            <p>Nobody has earned a free night yet.</p>
          ) : (
            <>
              {canTryAgain && (
                <section className={styles.notice} aria-label="Missing vouchers">
                  <h2>Vouchers are missing</h2>
                  <p>
                    The provider did not make them. The site tries again by itself, at the latest after ten minutes.
                  </p>
                  <Button disabled={isBusy} onClick={tryAgain}>
                    Try now
                  </Button>
                </section>
              )}
              <Sums sums={sums} />
              <LastOnes rows={data} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  const earned = sums.reduce((all, { nights }) => all + nights, 0);
  return (
    <section>
      <h2>{`${earned} earned`}</h2>
      <dl className={styles.facts}>
        {sums.map(({ state, nights, worth }) => (
          <div key={`${state} ${worth.currency}`}>
            <dt>{SUM_WORDS[state]}</dt>
            <dd>{`${nights}, worth ${moneyWords(worth)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LastOnes({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <section>
      <h2>The last ones</h2>
      <DeskTable columns={['State', 'Earned – book until', 'Used for', 'Worth']}>
        {rows.map(({ state, tries, earnedAt, endsAt, usedFor, worth }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free nights have no id here, and two may be equal
          <tr key={place}>
            <td>
              <span className={styles.badge} data-tone={STATES[state][1]}>
                {STATES[state][0]}
              </span>
              {tries > 0 && <div className={styles.soft}>{`${tries} tries so far`}</div>}
            </td>
            <td>
              {dayWords(earnedAt)} – {dayWords(endsAt)}
            </td>
            <td>{usedFor && <DeskLink to={`bookings/${usedFor}`}>{usedFor}</DeskLink>}</td>
            <td>{moneyWords(worth)}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
