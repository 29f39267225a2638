/** A page about one booking. It also announces state changes to screen readers. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import type { ReactNode } from 'react';
import { BookingState } from './booking-state';
import { BookingHeadline } from './booking-words';
import type { BookingRead } from './use-booking';

type Props = {
  readonly read: BookingRead;
  onRetry(): void;
  readonly children: (booking: BookingView, at: number) => ReactNode;
};

export function BookingShell({ read, onRetry, children }: Props) {
  return (
    <>
      <p className="sr-only" role="status">
        {read.kind === 'waiting' && <Trans>Loading the booking…</Trans>}
        {read.kind === 'found' && <BookingHeadline booking={read.booking} />}
      </p>
      {read.kind === 'found' ? children(read.booking, read.at) : <BookingState kind={read.kind} onRetry={onRetry} />}
    </>
  );
}
