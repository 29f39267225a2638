/** The windows that a booked stay will light. Search-and-browse §3 "Rewards card". */
import { Plural, Trans } from '@lingui/react/macro';
import { NIGHTS_TO_FREE } from '@tenth-night/domain/rewards/stamps';
import { type Windows, windowsOf } from '@tenth-night/domain/rewards/windows';
import { useServices } from '../../lib/page/services';
import { useSession } from '../../lib/session/session';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { useRewards } from '../../lib/session/use-rewards';
import { Button } from '../../ui/button';
import { Facade } from './facade';
import styles from './stay-lights.module.css';

type Props = {
  readonly nights: number;
  /** Nights count only for the user who made the booking. */
  readonly isOwn: boolean;
};

export function StayLights({ nights, isOwn }: Props) {
  const { site } = useServices();
  const session = useSession();
  const signIn = useSignInRequest();
  const { rewards } = useRewards();
  // A guest sees what the stay would light.
  const windows = windowsOf(rewards?.nights ?? 0, nights);
  // Somebody else's stay lights none of this user's windows.
  if (!site.hasFreeNights || (session.status === 'user' && !isOwn)) return null;
  return (
    <section className={styles.lights}>
      <div className={styles.words}>
        {isOwn ? <Promised isKnown={rewards !== null} windows={windows} /> : <Invitation />}
        {!isOwn && (
          <Button className={styles.signIn} onClick={signIn}>
            <Trans>Sign in or create an account</Trans>
          </Button>
        )}
      </div>
      <Facade windows={windows} />
    </section>
  );
}

type PromisedProps = { readonly isKnown: boolean; readonly windows: Windows };

function Promised({ isKnown, windows: { lit, promised, missing } }: PromisedProps) {
  const filled = lit + promised;
  if (!isKnown) return <h2>{'\u00a0'}</h2>;
  if (promised === 0) {
    return (
      <h2>
        <Trans>All ten windows are lit: your next night is on the house.</Trans>
      </h2>
    );
  }
  return (
    <>
      <h2>
        <Plural value={promised} one="# window lights up after your stay" other="# windows light up after your stay" />
      </h2>
      <p>
        <Trans>
          {filled} of {NIGHTS_TO_FREE}.
        </Trans>{' '}
        {missing > 0 ? (
          <Plural value={missing} one="# more night, and one is on us." other="# more nights, and one is on us." />
        ) : (
          <Trans>Then one night is on us.</Trans>
        )}
      </p>
    </>
  );
}

/** Nights count only for the user who made the booking. */
function Invitation() {
  return (
    <>
      <h2>
        <Trans>Stay 10 nights, get one free</Trans>
      </h2>
      <p>
        <Trans>With an account, stays like this light windows: ten earn a free night.</Trans>
      </p>
    </>
  );
}
