import { Trans } from '@lingui/react/macro';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { TextButton } from '../../ui/text-button';
import type { Problem } from './use-action';

/** Why an action failed, and what to do about it. */
export function ProblemWords({ problem }: { readonly problem: Problem }) {
  const signIn = useSignInRequest();
  switch (problem) {
    case 'sign_in_again':
      return (
        <>
          <Trans>You signed in a while ago. To keep your account safe, sign in again, then repeat this step.</Trans>{' '}
          <TextButton onClick={signIn}>
            <Trans>Sign in again</Trans>
          </TextButton>
        </>
      );
    case 'rate_limited':
      return <Trans>Too many attempts. Wait a few minutes, then try again.</Trans>;
    case 'cancelled':
      return <Trans>It was canceled or took too long. Nothing has changed.</Trans>;
    case 'known-here':
      return <Trans>This device already has a passkey for your account.</Trans>;
    case 'failed':
      return <Trans>This device could not create a passkey.</Trans>;
    case 'bad_request':
    case 'not_found':
      return <Trans>That did not work. Reload the page, then try again.</Trans>;
    default:
      return <Trans>We could not be reached. Check your connection, then try again.</Trans>;
  }
}
