/** 'Your details' as they stand, and their problems. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63. */
import {
  NEW_PAYER,
  type Payer,
  type PayerField,
  type PayerProblems,
  payerProblems,
} from '@tenth-night/domain/checkout/payer';
import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../lib/session/session';
import { readStoredPayer, storePayer } from '../../lib/storage/stored-payer';
import { fillFromAccount, fillFromUser } from './payer-of-user';
import { useAccountDetails } from './use-account-details';

/** `isKnown`: the browser's own storage can be read. On the server everybody is new. */
export function usePayer({ isKnown }: { readonly isKnown: boolean }) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : null;
  const uid = user?.uid ?? null;
  const isReady = isKnown && session.status !== 'initialising';
  const kept = useMemo(() => (isReady ? readStoredPayer(uid) : NEW_PAYER), [isReady, uid]);
  const [typed, setTyped] = useState<Partial<Payer>>({});
  const [typist, setTypist] = useState(uid);
  const [hasLeft, setHasLeft] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [left, setLeft] = useState<readonly PayerField[]>([]);
  const details = useAccountDetails(uid);
  const payer = useMemo(
    () => ({ ...fillFromUser(fillFromAccount({ ...kept, ...typed }, details), user), ...typed }),
    [kept, details, user, typed],
  );
  const problems = payerProblems(payer);

  if (isReady && typist !== uid) {
    setTypist(uid);
    // Signed out, here or in another tab: what they typed goes with them. What was typed before signing in stays.
    if (typist !== null) {
      setTyped({});
      setHasLeft(true);
    }
  }

  // Also what was filled in from an account: it is kept for its user alone, so it need not wait for somebody to type. Where
  // there is nothing to keep, what a user has typed waits for them: perhaps only their session could not be asked for.
  const isWorthKeeping = isReady && (user !== null || hasLeft || Object.keys(typed).length > 0);
  useEffect(() => {
    if (isWorthKeeping) storePayer(payer, uid);
  }, [isWorthKeeping, payer, uid]);

  return {
    payer,
    problems,
    isComplete: Object.keys(problems).length === 0,
    /** Nobody is told of what they have not come to yet. */
    shownProblems: isAsked ? problems : wrongIn(problems, left),
    change: (field: PayerField, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    leave: (field: PayerField) => setLeft((before) => [...before.filter((one) => one !== field), field]),
    /** From now on all that is missing shows. */
    ask: () => setIsAsked(true),
  };
}

/** Of what is missing nobody is told yet. */
function wrongIn(problems: PayerProblems, left: readonly PayerField[]): PayerProblems {
  const wrong = left.filter((field) => problems[field] && problems[field] !== 'missing');
  return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
}
