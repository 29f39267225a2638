/** Only in the sandbox: ends stays at once, so that their nights light windows. Nobody can wait for their real end. */
import { Plural, Trans } from '@lingui/react/macro';
import type { Rewards } from '@tenth-night/contract/rewards';
import type { Trip } from '@tenth-night/contract/trip-codec';
import { stayNights } from '@tenth-night/domain/stay/dates';
import { useState } from 'react';
import { endStay } from '../../lib/api/trips-client';
import { useServices } from '../../lib/page/services';
import { useTask } from '../../lib/page/use-task';
import { Button } from '../../ui/button';

type Props = { readonly trips: readonly Trip[]; readonly rewards: Rewards; onRewards(rewards: Rewards): void };

export function EndStays({ trips, rewards, onRewards }: Props) {
  const services = useServices();
  const [ending, setEnding] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useTask(ending, async (signal) => {
    if (!ending) return;
    const ended = await endStay(services, ending, signal).catch(() => null);
    if (signal.aborted) return;
    setHasFailed(!ended);
    setEnding(null);
    if (ended) onRewards(ended);
  });

  const isCounted = ({ reference }: Trip) => rewards.stays.some((stay) => stay.reference === reference);
  const open = trips.filter((trip) => trip.isOwn && trip.status === 'confirmed' && !isCounted(trip));
  return (
    <>
      {open.map(({ reference, hotelName, dates }) => (
        <Button key={reference} disabled={ending !== null} onClick={() => setEnding(reference)}>
          <Trans>
            End this stay: <bdi>{hotelName ?? reference}</bdi>
          </Trans>{' '}
          <Nights count={(dates && stayNights(dates)) ?? 0} />
        </Button>
      ))}
      {hasFailed && (
        <p role="alert">
          <Trans>That did not work. Please try again.</Trans>
        </p>
      )}
    </>
  );
}

function Nights({ count }: { readonly count: number }) {
  return <Plural value={count} one="# night" other="# nights" />;
}
