/** A list that somebody shared. Whoever has the link may read it and vote; it says nothing about its owner. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SharedListBody } from '@tenth-night/contract/saved';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { useRef } from 'react';
import { fetchSharedList, type SharedState } from '../features/saved/shared-api';
import { SharedHotels } from '../features/saved/shared-hotels';
import { useStay } from '../features/saved/use-stay';
import { StayForm } from '../features/search-form/stay-form';
import { PageHead } from '../lib/page/page-head';
import type { Services } from '../lib/page/services';
import { useLoaderData, useRevalidate } from '../lib/router/router-view';
import { type LoaderArgs, withStatus } from '../lib/router/run-loader';
import { FailedState } from '../stay-ui/failed-state';
import { SavedNoticeHost } from '../stay-ui/saved-notice-host';
import { MAIN_BUTTON_CLASS } from '../ui/button';
import lockedDoor from '../ui/drawings/locked-door.svg?url';
import { Link } from '../ui/link';
import { StateCard } from '../ui/state-card';
import styles from './saved.module.css';

type SharedData = { readonly token: string; readonly list: SharedState };

export const createRoute = (services: Services) => ({
  loader: async ({ params, request }: LoaderArgs) => {
    const token = params['token'] ?? '';
    const list = await fetchSharedList(services, token, request.signal);
    return withStatus({ token, list } satisfies SharedData, statusOf(list));
  },
  // Other dates do not change the list.
  keepsData: (current: URL, next: URL) => current.pathname === next.pathname,
  Component: SharedList,
});

function statusOf(list: SharedState): number {
  if (list === 'busy') return 429;
  if (list === 'failed') return 502;
  return list === 'ended' ? 404 : 200;
}

function SharedList() {
  const { token, list } = useLoaderData<SharedData>();
  if (list === 'ended') return <Ended />;
  return typeof list === 'string' ? (
    <Failed isBusy={list === 'busy'} />
  ) : (
    <Found key={token} token={token} list={list} />
  );
}

function Found({ token, list }: { readonly token: string; readonly list: SharedListBody }) {
  const { t } = useLingui();
  const stay = useStay();
  const form = useRef<HTMLFormElement>(null);
  const name = list.name ?? t`A list of hotels`;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={name} isUnlisted />
      <div className={styles.top}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Plural value={list.hotels.length} one="# hotel" other="# hotels" />
          {' · '}
          <Trans>Somebody shares this list with you. Say which hotels you like: you need no account.</Trans>
        </p>
      </div>
      {stay && <StayForm key={stay.dates.checkin + stay.dates.checkout} ref={form} criteria={stay} />}
      <SharedHotels token={token} list={list} stay={stay} />
      <SavedNoticeHost />
    </div>
  );
}

function Ended() {
  const { t } = useLingui();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`This list is no longer shared`} isUnlisted />
      <StateCard
        drawing={lockedDoor}
        level={1}
        title={<Trans>This list is no longer shared</Trans>}
        action={
          <Link className={MAIN_BUTTON_CLASS} to={SITE_PATHS.home}>
            <Trans>Search hotels</Trans>
          </Link>
        }
      >
        <Trans>Its owner has stopped sharing it, or the link is not complete. Ask them for a new link.</Trans>
      </StateCard>
    </div>
  );
}

function Failed({ isBusy }: { readonly isBusy: boolean }) {
  const { t } = useLingui();
  const revalidate = useRevalidate();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t`We could not open this list`} isUnlisted />
      <FailedState level={1} title={<Trans>We could not open this list</Trans>} isBusy={isBusy} retry={revalidate}>
        <Trans>The list is still there. Only this page did not load.</Trans>
      </FailedState>
    </div>
  );
}
