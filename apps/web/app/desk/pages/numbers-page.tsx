/** Searches, bookings and money by day, and how the provider and the mail do. From our own tables. */
import type { DeskDays, DeskHealth } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { ageWords, callWords, moneyWords, STATE_WORDS } from '../desk-words';
import { Loaded } from '../parts';
import { useDeskLoad } from '../use-desk-load';
import { DayPlot } from './numbers/day-plot';
import plotStyles from './numbers/numbers.module.css';

type Day = DeskDays['data'][number];

export function NumbersPage({ onClosed }: PageProps) {
  const days = useDeskLoad<DeskDays>(DESK_PATHS.deskDays, onClosed);
  const health = useDeskLoad<DeskHealth>(DESK_PATHS.deskHealth, onClosed);
  return (
    <>
      <h1>Numbers</h1>
      <Loaded {...days}>{({ data }) => <Plots days={data} />}</Loaded>
      <Loaded {...health}>{(answer) => <Health health={answer} />}</Loaded>
    </>
  );
}

const usd = (minor: number) => moneyWords({ minor, currency: 'USD' });
const whole = (count: number) => count.toLocaleString('en-US');
/** Of a hundred searches, so many became a booking. */
const share = ({ searches, booked }: Pick<Day, 'searches' | 'booked'>) =>
  searches === 0 ? 0 : Math.round((1_000 * booked) / searches) / 10;
const percent = (value: number) => `${value} %`;

function Plots({ days }: { readonly days: readonly Day[] }) {
  const sum = (of: (day: Day) => number) => days.reduce((total, day) => total + of(day), 0);
  const searches = sum((day) => day.searches);
  const booked = sum((day) => day.booked);
  return (
    <div className={plotStyles.plots}>
      <DayPlot title="Searches" total={whole(searches)} days={days} of={(day) => day.searches} words={whole} />
      <DayPlot
        title="Checkouts"
        total={whole(sum((day) => day.checkouts))}
        days={days}
        of={(day) => day.checkouts}
        words={whole}
      />
      <DayPlot title="Bookings" total={whole(booked)} days={days} of={(day) => day.booked} words={whole} />
      <DayPlot
        title="Canceled"
        total={whole(sum((day) => day.cancelled))}
        days={days}
        of={(day) => day.cancelled}
        words={whole}
      />
      <DayPlot
        title="Bookings per search"
        total={percent(share({ searches, booked }))}
        days={days}
        of={share}
        words={percent}
      />
      <DayPlot
        title="Sold"
        total={usd(sum((day) => day.soldUsdMinor))}
        days={days}
        of={(day) => day.soldUsdMinor}
        words={usd}
      />
    </div>
  );
}

function Health({ health: { calls, mail, states } }: { readonly health: DeskHealth }) {
  const now = Date.now();
  return (
    <div className={styles.columns}>
      <section>
        <h2>Calls about bookings, last hour</h2>
        {calls.length === 0 && <p className={styles.soft}>None.</p>}
        <ul className={styles.list}>
          {calls.map(({ call, count, failed, medianMs }) => (
            <li key={call}>
              <strong>{callWords(call)}</strong>
              <span>
                {whole(count)}, {failed === 0 ? 'none failed' : `${whole(failed)} failed`}, half within{' '}
                {whole(medianMs)} ms
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Under way</h2>
        <ul className={styles.list}>
          {states.map(({ state, count, oldest }) => (
            <li key={state}>
              <strong>{STATE_WORDS[state][0]}</strong>
              <span>
                {whole(count)}, the oldest for {ageWords(oldest, now)}
              </span>
            </li>
          ))}
          <li>
            <strong>Letters</strong>
            <span>
              {whole(mail.waiting)} in the queue{mail.oldest && `, the oldest for ${ageWords(mail.oldest, now)}`};{' '}
              {whole(mail.refused)} refused
            </span>
          </li>
        </ul>
      </section>
    </div>
  );
}
