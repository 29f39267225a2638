/** The hotels of a shared list. Friends say which ones they like. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SharedListBody } from '@tenth-night/contract/saved';
import { orderByVotes } from '@tenth-night/domain/saved/votes';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import { HotelTile } from './hotel-tile';
import grid from './saved-hotels.module.css';
import styles from './shared-hotels.module.css';
import { useCards } from './use-cards';
import { usePrices } from './use-prices';
import { useVotes } from './use-votes';

type Props = { readonly token: string; readonly list: SharedListBody; readonly stay: SearchCriteria | null };

export function SharedHotels({ token, list, stay }: Props) {
  const votes = useVotes(token, list);
  // The order of the first moment: a card does not jump away under a finger that votes.
  const [hotels] = useState(() => orderByVotes(list.hotels));
  const ids = hotels.map(({ hotelId }) => hotelId);
  const cardOf = useCards(ids);
  const { priceOf, retry } = usePrices(
    ids.filter((id) => cardOf(id) !== 'gone'),
    stay,
  );
  return (
    <>
      <p role="alert" className={styles.problem}>
        {votes.hasFailed && <Trans>Your vote was not counted. Check your connection and try again.</Trans>}
      </p>
      <ul className={grid.hotels}>
        {hotels.map((hotel) => (
          <li key={hotel.hotelId}>
            <HotelTile
              {...{ hotel, stay }}
              card={cardOf(hotel.hotelId)}
              price={priceOf(hotel.hotelId)}
              level={2}
              onRetry={retry}
            >
              <Vote
                name={hotel.name}
                count={votes.votesOf(hotel.hotelId)}
                isLiked={votes.isLiked(hotel.hotelId)}
                isReady={votes.isReady}
                onVote={() => void votes.vote(hotel.hotelId)}
              />
            </HotelTile>
          </li>
        ))}
      </ul>
    </>
  );
}

type VoteProps = {
  readonly name: string;
  readonly count: number;
  readonly isLiked: boolean;
  readonly isReady: boolean;
  onVote(): void;
};

function Vote({ name, count, isLiked, isReady, onVote }: VoteProps) {
  const { t } = useLingui();
  return (
    <div className={styles.vote}>
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={t`I like ${name}`}
        disabled={!isReady}
        onClick={({ detail }) => {
          // Two quick presses are one vote.
          if (detail < 2) onVote();
        }}
      >
        <Icon name={isLiked ? 'check' : 'plus'} />
        <Trans>I like this one</Trans>
      </button>
      <p aria-live="polite">
        <Plural value={count} _0="No votes yet" one="# vote" other="# votes" />
      </p>
    </div>
  );
}
