/** The target of the link that confirms an address. It confirms immediately and shows the result. */

import { Trans } from '@lingui/react/macro';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authCode } from '../../lib/api/auth-call';
import { useServices } from '../../lib/page/services';
import { type OpenedLink, useOpenedLink } from '../../lib/session/use-opened-link';
import { BUTTON_CLASS, Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { confirmEmail } from './letter-api';
import { LetterPage } from './letter-page';

type State =
  | { readonly status: 'busy' | 'ended' | 'taken' | 'failed' | 'no-token' }
  | { readonly status: 'done'; readonly email: string };

export function ConfirmEmail() {
  const { state, retry } = useConfirmation();
  switch (state.status) {
    case 'done':
      return (
        <LetterPage icon="check" title={<Trans>Your email address is confirmed</Trans>} isNews>
          <p>
            <Trans>
              Our emails go to <bdi>{state.email}</bdi>.
            </Trans>
          </p>
          <ToAccount />
        </LetterPage>
      );
    case 'taken':
      return (
        <LetterPage icon="alert" title={<Trans>This address belongs to another account</Trans>} isNews>
          <p>
            <Trans>Nothing has changed: your account keeps the address that it has.</Trans>
          </p>
          <ToAccount />
        </LetterPage>
      );
    case 'failed':
      return (
        <LetterPage icon="alert" title={<Trans>Your address is not confirmed yet</Trans>} isNews>
          <p role="alert">
            <Trans>We could not be reached. Check your connection, then try again.</Trans>
          </p>
          <Button look="main" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </LetterPage>
      );
    case 'ended':
    case 'no-token':
      return <NoLink isEnded={state.status === 'ended'} />;
    default:
      return (
        <LetterPage icon="mail" title={<Trans>Confirming your email address…</Trans>}>
          <Skeleton size="line" />
        </LetterPage>
      );
  }
}

function NoLink({ isEnded }: { readonly isEnded: boolean }) {
  const title = isEnded ? <Trans>This link has expired</Trans> : <Trans>This link is incomplete</Trans>;
  return (
    <LetterPage icon="clock" title={title} isNews>
      <p>
        {isEnded ? (
          <Trans>It was used before, or it is too old. Your account shows whether your address is confirmed.</Trans>
        ) : (
          <Trans>Open the link in the email once more.</Trans>
        )}{' '}
        <Trans>You can also have the email sent again from your account.</Trans>
      </p>
      <ToAccount />
    </LetterPage>
  );
}

function ToAccount() {
  return (
    <Link className={BUTTON_CLASS} to={SITE_PATHS.account}>
      <Trans>Go to your account</Trans>
    </Link>
  );
}

function useConfirmation() {
  const services = useServices();
  const link = useOpenedLink();
  const [state, setState] = useState<State>({ status: 'busy' });
  const sent = useRef<OpenedLink>(null);

  const confirm = useEffectEvent(async ({ token }: OpenedLink) => {
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', email: await confirmEmail(services, token) });
    } catch (error) {
      const code = authCode(error);
      setState({ status: code === 'link_ended' ? 'ended' : code === 'conflict' ? 'taken' : 'failed' });
    }
  });

  useEffect(() => {
    if (link === null) setState({ status: 'no-token' });
    // A link works once, so it is sent once, however often the page renders.
    if (!link || sent.current === link) return;
    sent.current = link;
    void confirm(link);
  }, [link]);

  return { state, retry: () => void (link && confirm(link)) };
}
