import { Trans } from '@lingui/react/macro';
import { useServices } from '../../lib/page/services';

/** Promises a free night only if there is one. */
export function Slogan() {
  const { site } = useServices();
  if (site.hasFreeNights) return <Trans>The full price, up front. Stay 10 nights, get one free.</Trans>;
  return <Trans>The full price, up front.</Trans>;
}
