import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Prints the page. On paper, only the voucher is left of it. */
export function VoucherButton({ className }: { readonly className?: string | undefined }) {
  return (
    <Button className={className} onClick={() => window.print()}>
      <Icon name="print" />
      <Trans>Print voucher</Trans>
    </Button>
  );
}
