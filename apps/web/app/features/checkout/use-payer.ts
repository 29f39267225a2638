/** The current 'Your details', and their problems. Hotel-checkout-trips §2 "Checkout"; decision on OPEN-63. */
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

/** `isKnown`: the browser's storage can be read. On the server every payer is new. */
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
    // The user has signed out, here or in another tab: their input is removed. Input typed before signing in stays.
    if (typist !== null) {
      setTyped({});
      setHasLeft(true);
    }
  }

  // Stores details filled in from the account immediately, because they are kept only for that user. A visitor who
  // typed nothing stores nothing: a user's stored details must survive a session check that failed.
  const isWorthKeeping = isReady && (user !== null || hasLeft || Object.keys(typed).length > 0);
  useEffect(() => {
    if (isWorthKeeping) storePayer(payer, uid);
  }, [isWorthKeeping, payer, uid]);

  return {
    payer,
    problems,
    isComplete: Object.keys(problems).length === 0,
    /** Does not show problems in fields that the traveller has not reached yet. */
    shownProblems: isAsked ? problems : wrongIn(problems, left),
    change: (field: PayerField, value: string) => setTyped((before) => ({ ...before, [field]: value })),
    leave: (field: PayerField) => setLeft((before) => [...before.filter((one) => one !== field), field]),
    /** From now on missing fields show as problems too. */
    ask: () => setIsAsked(true),
  };
}

/** Leaves out missing fields. */
function wrongIn(problems: PayerProblems, left: readonly PayerField[]): PayerProblems {
  const wrong = left.filter((field) => problems[field] && problems[field] !== 'missing');
  return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
}
