/** A page about one booking. It also announces state changes to screen readers. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import type { ReactNode } from 'react';
import { BookingState } from './booking-state';
import { BookingHeadline } from './booking-words';
import type { BookingRead } from './use-booking';

type Props = {
  readonly read: BookingRead;
  /** The frame of what is shown instead of a booking. */
  readonly stateClass?: string | undefined;
  /** Shown while the booking loads, if the page has a shape of its own. */
  readonly waiting?: ReactNode;
  onRetry(): void;
  readonly children: (booking: BookingView, at: number) => ReactNode;
};

export function BookingShell({ read, stateClass, waiting, onRetry, children }: Props) {
  return (
    <>
      <p className="sr-only" role="status">
        {read.kind === 'waiting' && <Trans>Loading the booking…</Trans>}
        {read.kind === 'found' && <BookingHeadline booking={read.booking} />}
      </p>
      {read.kind === 'found' && children(read.booking, read.at)}
      {read.kind === 'waiting' && waiting}
      {read.kind !== 'found' && !(read.kind === 'waiting' && waiting) && (
        <div className={stateClass}>
          <BookingState kind={read.kind} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
