/** What a traveller takes along of a confirmed stay. */
import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';

type Props = { readonly booking: BookingView; readonly className?: string | undefined };

export function BookingTools({ booking: { state, calendar }, className }: Props) {
  if (state !== 'confirmed') return null;
  return (
    <>
      {calendar && (
        <a className={classNames(BUTTON_CLASS, className)} href={calendar} download>
          <Icon name="calendar" />
          <Trans>Add to calendar</Trans>
        </a>
      )}
      {/* On paper, only the voucher is left of the page. */}
      <Button className={className} onClick={() => window.print()}>
        <Icon name="print" />
        <Trans>Print voucher</Trans>
      </Button>
    </>
  );
}
