import { useServices } from '../../lib/page/services';

/** Ends the session here and in every other tab, or on every device. */
export function useSignOut(onFailed?: () => void): (where?: 'everywhere') => void {
  const { send, session } = useServices();
  return (where) => {
    import('./auth-api')
      .then(({ signOut, signOutEverywhere }) => (where ? signOutEverywhere(send) : signOut(send)))
      .then(
        () => session.set(null),
        () => {
          onFailed?.();
          // A user who is still signed in must not see the opposite.
          void session.refresh();
        },
      );
  };
}
