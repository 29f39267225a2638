import { Trans } from '@lingui/react/macro';
import { useServices } from '../../lib/page/services';

/** Promises a free night only if there is one. */
export function Slogan() {
  const { site } = useServices();
  return (
    <>
      <Trans>The full price, up front</Trans>.
      {site.hasFreeNights && (
        <>
          {' '}
          <Trans>Stay 10 nights, get one free</Trans>.
        </>
      )}
    </>
  );
}
