/** The link to a list: made when its owner wants it, ended when its owner wants it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedListBody } from '@tenth-night/contract/saved';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { useServices } from '../../lib/page/services';
import { createSavedStore } from '../../lib/saved/saved-store';
import { useSession } from '../../lib/session/session';
import { useSignInRequest } from '../../lib/session/sign-in-request';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import styles from './share-panel.module.css';

type Share = SavedListBody['share'];

type Props = { readonly listId: string; readonly share: Share; readonly stay: SearchCriteria | null };

export function SharePanel(props: Props) {
  const session = useSession();
  return (
    <section className={styles.panel} aria-labelledby="share">
      <h3 id="share">
        <Trans>Share this list</Trans>
      </h3>
      {session.status === 'user' ? <OfUser {...props} /> : <OfVisitor />}
    </section>
  );
}

function OfVisitor() {
  const signIn = useSignInRequest();
  return (
    <>
      <p>
        <Trans>
          You need an account to share a list, so that you can stop sharing it at any time. Your hotels come along.
        </Trans>
      </p>
      <Button look="main" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
}

function OfUser({ listId, share, stay }: Props) {
  const services = useServices();
  const store = services.single(createSavedStore);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');

  async function act(work: (account: typeof import('../../lib/saved/account-saved')) => Promise<unknown>) {
    setState('busy');
    try {
      await work(await import('../../lib/saved/account-saved'));
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  const start = () => act(async ({ shareList }) => store.showAccount(await shareList(services, listId)));
  const stop = () =>
    act(async ({ stopSharing }) => {
      await stopSharing(services, listId);
      await store.load();
    });
  const isBusy = state === 'busy';
  return (
    <>
      <p>
        <Trans>
          Friends who have the link see the hotels and your dates, and can vote without an account. Nothing in it says
          who you are.
        </Trans>
      </p>
      {share ? (
        <Link share={share} stay={stay} isBusy={isBusy} onStop={stop} />
      ) : (
        <Button look="main" disabled={isBusy} onClick={start}>
          <Trans>Create a link</Trans>
        </Button>
      )}
      <p role="alert" className={styles.problem}>
        {state === 'failed' && <Trans>We could not save that. Check your connection and try again.</Trans>}
      </p>
    </>
  );
}

type LinkProps = {
  readonly share: NonNullable<Share>;
  readonly stay: SearchCriteria | null;
  readonly isBusy: boolean;
  onStop(): void;
};

function Link({ share, stay, isBusy, onStop }: LinkProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const address = location.origin + sharedAddress(share.token, stay);
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => {},
    );
  };
  return (
    <>
      <div className={styles.link}>
        <TextField
          label={<Trans>Link</Trans>}
          input={{ value: address, readOnly: true, onFocus: ({ target }) => target.select() }}
        />
        <Button look="main" onClick={copy}>
          <Trans>Copy link</Trans>
        </Button>
        <Button disabled={isBusy} onClick={onStop}>
          <Trans>Stop sharing</Trans>
        </Button>
      </div>
      <p role="status">
        {isCopied ? t`Copied.` : null}{' '}
        {share.voters > 0 ? (
          <Plural value={share.voters} one="# friend has voted." other="# friends have voted." />
        ) : (
          <Trans>Nobody has voted yet.</Trans>
        )}
      </p>
    </>
  );
}

/** With the dates and the party, but without the place of the search. */
export function sharedAddress(token: string, stay: SearchCriteria | null): string {
  const query = stay ? encodeSearch({ ...stay, placeId: null, placeName: null }) : [];
  return withQuery(SITE_PATHS['shared-list'].replace(':token', encodeURIComponent(token)), query);
}
