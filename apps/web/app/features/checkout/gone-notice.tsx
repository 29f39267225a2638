import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import soldSign from '../../ui/drawings/sold-sign.svg?url';
import { Link } from '../../ui/link';
import { StateCard } from '../../ui/state-card';

/**
 * Above the form, so that nobody fills in the form before reading it. The payment card announces the problem to screen
 * readers.
 */
export function GoneNotice({ hotelAddress }: { readonly hotelAddress: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <StateCard
        drawing={soldSign}
        level={2}
        title={<Trans>This offer is gone</Trans>}
        titleId={id}
        action={
          <Link className={MAIN_BUTTON_CLASS} to={hotelAddress}>
            <Trans>Choose another room</Trans>
          </Link>
        }
      >
        <Trans>
          The room was sold, or its price has expired. Nothing is booked or paid. This hotel may have other rooms.
        </Trans>
      </StateCard>
    </section>
  );
}
