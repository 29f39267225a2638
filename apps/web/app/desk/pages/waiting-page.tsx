/** The first page of the desk: what waits for a person. Looks again every quarter of a minute. */
import type { DeskBookingRow } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { useEffect, useState } from 'react';
import type { PageProps } from '../desk';
import { BookingTable, Loaded } from '../parts';
import { useDeskLoad } from '../use-desk-load';

const AGAIN_MS = 15_000;

export function WaitingPage({ onClosed }: PageProps) {
  const [now, setNow] = useState(() => Date.now());
  const loaded = useDeskLoad<{ readonly data: readonly DeskBookingRow[] }>(DESK_PATHS.deskWaiting, onClosed);
  const { retry } = loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is new with each render and does the same
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      retry();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <h1>What waits for a person</h1>
      <Loaded {...loaded}>
        {({ data }) =>
          data.length === 0 ? (
            <p>Nothing waits. Bookings that need somebody appear here within seconds.</p>
          ) : (
            <BookingTable rows={data} now={now} />
          )
        }
      </Loaded>
    </>
  );
}
