/** The hotels of one list, with their prices now. Up to four can be chosen and compared. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedListBody } from '@tenth-night/contract/saved';
import { COMPARED_HOTELS } from '@tenth-night/domain/saved/compare-facilities';
import type { SavedHotel, SavedList } from '@tenth-night/domain/saved/saved-lists';
import { encodeSearch, type SearchCriteria } from '@tenth-night/domain/search/search-params';
import { SITE_PATHS, withQuery } from '@tenth-night/domain/site/paths';
import { useState } from 'react';
import { CHOICE_BOX_CLASS } from '../../stay-ui/choice-box';
import { ListDialog } from '../../stay-ui/list-dialog';
import { MAIN_BUTTON_CLASS } from '../../ui/button';
import { Link } from '../../ui/link';
import { TextButton } from '../../ui/text-button';
import { HotelTile } from './hotel-tile';
import styles from './saved-hotels.module.css';
import { useCards } from './use-cards';
import { usePrices } from './use-prices';

type Props = {
  readonly list: SavedList;
  readonly share: SavedListBody['share'];
  readonly stay: SearchCriteria | null;
};

export function SavedHotels({ list, share, stay }: Props) {
  const ids = list.hotels.map(({ hotelId }) => hotelId);
  const cardOf = useCards(ids);
  const { priceOf, retry } = usePrices(
    ids.filter((id) => cardOf(id) !== 'gone'),
    stay,
  );
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<SavedHotel | null>(null);
  const chosen = picked.filter((id) => ids.includes(id) && cardOf(id) !== 'gone');
  const isLast = chosen.length >= COMPARED_HOTELS.max;
  const toggle = (id: string) => setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <ul className={styles.hotels}>
        {list.hotels.map((hotel) => (
          <li key={hotel.hotelId}>
            <HotelTile
              {...{ hotel, stay }}
              card={cardOf(hotel.hotelId)}
              price={priceOf(hotel.hotelId)}
              level={3}
              onRetry={retry}
            >
              {cardOf(hotel.hotelId) !== 'gone' && (
                <CompareBox
                  name={hotel.name}
                  isChosen={chosen.includes(hotel.hotelId)}
                  isLast={isLast}
                  onToggle={() => toggle(hotel.hotelId)}
                />
              )}
              <Votes votes={share?.votes.find(({ hotelId }) => hotelId === hotel.hotelId)?.votes ?? 0} />
              <Move name={hotel.name} onMove={() => setMoved(hotel)} />
            </HotelTile>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <CompareBar ids={chosen} stay={stay} onClear={() => setPicked([])} />}
      {moved && <ListDialog hotel={moved} onClose={() => setMoved(null)} />}
    </>
  );
}

function Move({ name, onMove }: { readonly name: string; onMove(): void }) {
  const { t } = useLingui();
  return (
    <TextButton aria-label={t`Move ${name} to another list`} onClick={onMove}>
      <Trans>Move</Trans>
    </TextButton>
  );
}

function Votes({ votes }: { readonly votes: number }) {
  if (votes === 0) return null;
  return (
    <p className={styles.votes}>
      <Plural value={votes} one="# friend likes it" other="# friends like it" />
    </p>
  );
}

type BoxProps = { readonly name: string; readonly isChosen: boolean; readonly isLast: boolean; onToggle(): void };

function CompareBox({ name, isChosen, isLast, onToggle }: BoxProps) {
  const { t } = useLingui();
  return (
    <label className={styles.box}>
      <input
        className={CHOICE_BOX_CLASS}
        type="checkbox"
        aria-label={t`Compare ${name}`}
        checked={isChosen}
        disabled={isLast && !isChosen}
        onChange={onToggle}
      />
      <Trans>Compare</Trans>
    </label>
  );
}

type BarProps = { readonly ids: readonly string[]; readonly stay: SearchCriteria | null; onClear(): void };

function CompareBar({ ids, stay, onClear }: BarProps) {
  const { t } = useLingui();
  const { max, min } = COMPARED_HOTELS;
  const address = withQuery(SITE_PATHS['saved-compare'], [
    ['hotels', ids.join(',')],
    ...(stay ? encodeSearch(stay) : []),
  ]);
  return (
    <section className={styles.bar} aria-label={t`Compare`} data-bottom-bar>
      <p role="status">
        {ids.length < min ? (
          <Trans>Choose one more hotel to compare</Trans>
        ) : (
          <Trans>
            {ids.length} of {max} chosen
          </Trans>
        )}
      </p>
      <TextButton onClick={onClear}>
        <Trans>Clear</Trans>
      </TextButton>
      {ids.length >= min && (
        <Link className={MAIN_BUTTON_CLASS} to={address}>
          <Trans>Compare</Trans>
        </Link>
      )}
    </section>
  );
}
