import card from './art/card.svg?url';
import door from './art/door.svg?url';
import quiet from './art/quiet.svg?url';
import shutters from './art/shutters.svg?url';
import type { ReturnProblem } from './follow-payment';

const ART: Readonly<Record<ReturnProblem, string>> = {
  'missing-identifiers': door,
  'booking-failed': quiet,
  unreachable: quiet,
  'not-paid': card,
  'not-booked-nothing-paid': card,
  'not-booked-unverified': shutters,
  'not-booked-refund-due': shutters,
  'not-booked-refunded': shutters,
};

type Props = { readonly problem: ReturnProblem; readonly className: string | undefined };

/** A drawing beside the words, which say it all. */
export function ProblemArt({ problem, className }: Props) {
  return <img className={className} src={ART[problem]} width={400} height={200} alt="" />;
}
