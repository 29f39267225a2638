/** The door, and the pages behind it. */
import type { DeskEntry } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { useLoad } from '../lib/page/use-load';
import { Logo } from '../ui/logo';
import styles from './desk.module.css';
import { DeskError, useDeskApi } from './desk-api';
import { DeskLink } from './desk-link';
import { useDeskPath } from './desk-path';
import { Door } from './door';
import doorStyles from './door.module.css';
import { BookingPage } from './pages/booking-page';
import { BookingsPage } from './pages/bookings-page';
import { CodesPage } from './pages/codes-page';
import { FreeNightsPage } from './pages/free-nights-page';
import { LogPage } from './pages/log-page';
import { MarginPage } from './pages/margin-page';
import { NumbersPage } from './pages/numbers-page';
import { WaitingPage } from './pages/waiting-page';

const PAGES = [
  ['', 'Waiting'],
  ['bookings', 'Bookings'],
  ['codes', 'Codes'],
  ['free-nights', 'Free nights'],
  ['numbers', 'Numbers'],
  ['margin', 'Margin'],
  ['log', 'Log'],
] as const;

export function Desk() {
  const api = useDeskApi();
  const { load, retry } = useLoad('entry', (signal) => api.get<DeskEntry>(DESK_PATHS.deskEntry, signal));
  if (load.status === 'waiting') return <main className={doorStyles.door} aria-busy="true" />;
  if (load.status === 'failed') {
    const code = load.error instanceof DeskError ? load.error.code : null;
    return (
      <Door step={code === 'unauthorized' ? 'sign-in' : code === 'not_found' ? 'nothing' : 'failed'} onDone={retry} />
    );
  }
  const { step, email } = load.answer;
  return step === 'open' ? <Inside email={email} onLeave={retry} /> : <Door step={step} email={email} onDone={retry} />;
}

function Inside({ email, onLeave }: { readonly email: string; readonly onLeave: () => void }) {
  const api = useDeskApi();
  const path = useDeskPath();
  const [section = ''] = path.split('/');
  const leave = () => void api.post(DESK_PATHS.deskLeave).finally(onLeave);
  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo />
          Desk
        </span>
        <nav className={styles.nav} aria-label="Desk">
          {PAGES.map(([to, words]) => (
            <DeskLink key={to} to={to} isCurrent={section === to}>
              {words}
            </DeskLink>
          ))}
        </nav>
        <span className={styles.who}>
          <span>{email}</span>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </span>
      </header>
      <main className={styles.main}>
        <Page path={path} onClosed={onLeave} />
      </main>
    </>
  );
}

export type PageProps = {
  /** The session has to show its second factor again. */
  readonly onClosed: () => void;
};

function Page({ path, onClosed }: PageProps & { readonly path: string }) {
  const [section, reference] = path.split('/');
  if (section === 'bookings' && reference)
    return <BookingPage key={reference} reference={reference} onClosed={onClosed} />;
  if (section === 'bookings') return <BookingsPage onClosed={onClosed} />;
  if (section === 'codes') return <CodesPage onClosed={onClosed} />;
  if (section === 'free-nights') return <FreeNightsPage onClosed={onClosed} />;
  if (section === 'numbers') return <NumbersPage onClosed={onClosed} />;
  if (section === 'margin') return <MarginPage onClosed={onClosed} />;
  if (section === 'log') return <LogPage onClosed={onClosed} />;
  return <WaitingPage onClosed={onClosed} />;
}
