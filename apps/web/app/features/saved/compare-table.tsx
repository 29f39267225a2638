/** Up to four hotels side by side: what differs, row by row. A real table; on a phone it moves sideways in its frame. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelCardBody } from '@tenth-night/contract/saved';
import { offerLine } from '@tenth-night/domain/checkout/cancellation-lines';
import { boardOf } from '@tenth-night/domain/offers/board';
import { compareFacilities } from '@tenth-night/domain/saved/compare-facilities';
import type { SavedHotel } from '@tenth-night/domain/saved/saved-lists';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type ReactNode, useState } from 'react';
import { formatHotelTime } from '../../i18n/date-time';
import { useMinute } from '../../lib/time/use-minute';
import { BoardWords } from '../../stay-ui/board-words';
import { GuestRating } from '../../stay-ui/guest-rating';
import { RefundNote } from '../../stay-ui/refund-note';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { TextButton } from '../../ui/text-button';
import { ColumnHead, ColumnLink } from './compare-column';
import styles from './compare-table.module.css';
import { type Center, Distance, StarsOf } from './hotel-facts';
import { PriceNow } from './price-now';
import type { CardState } from './use-cards';
import type { SavedPrice } from './use-prices';

/** So many facilities are seen at once. */
const FIRST_FACILITIES = 10;

export type ComparedHotel = {
  readonly hotelId: string;
  /** Null if it is not among the saved hotels. */
  readonly saved: SavedHotel | null;
  readonly card: CardState;
  readonly price: SavedPrice;
};

type Props = {
  readonly hotels: readonly ComparedHotel[];
  readonly stay: SearchCriteria;
  /** The place of the search. Null if there is none. */
  readonly center: Center | 'waiting' | null;
  onRetry(): void;
  /** Null if there are only two left. */
  readonly onRemove: ((hotelId: string) => void) | null;
};

export function CompareTable({ hotels, stay, center, onRetry, onRemove }: Props) {
  const { t } = useLingui();
  const now = useMinute();
  const offerOf = ({ price }: ComparedHotel) => (typeof price === 'string' ? null : price);
  // While a price is on its way, the row keeps its space.
  const hasBoard = hotels.some(
    (hotel) => hotel.price === 'waiting' || boardOf(offerOf(hotel) ?? { board: null, boardName: null }),
  );
  const facts = (show: (card: HotelCardBody) => ReactNode) => (hotel: ComparedHotel) =>
    typeof hotel.card === 'string' ? <Missing card={hotel.card} /> : (show(hotel.card) ?? '–');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll it with the arrow keys
    <section className={styles.frame} aria-label={t`Hotels side by side`} tabIndex={0}>
      <table className={styles.table} data-columns={hotels.length}>
        <thead>
          <tr>
            {hotels.map((hotel) => (
              <th key={hotel.hotelId} scope="col">
                <ColumnHead hotel={hotel} stay={stay} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        <Row {...{ hotels }} className={styles.price} name={<Trans>Price now</Trans>}>
          {({ price }) => <PriceNow price={price} stay={stay} onRetry={onRetry} />}
        </Row>
        <Row {...{ hotels }} className={styles.refund} name={<Trans>Cancellation (lowest price)</Trans>}>
          {(hotel) => {
            const offer = offerOf(hotel);
            const line = offer && offerLine(offer, now);
            return line ? (
              <RefundNote line={line} timeZone={null} timeFormat={formatHotelTime} />
            ) : (
              <Pending price={hotel.price} />
            );
          }}
        </Row>
        {hasBoard && (
          <Row {...{ hotels }} name={<Trans>Meals</Trans>}>
            {(hotel) => {
              const offer = offerOf(hotel);
              return offer && boardOf(offer) ? <BoardWords of={offer} /> : <Pending price={hotel.price} />;
            }}
          </Row>
        )}
        <Row {...{ hotels }} className={styles.rating} name={<Trans>Guest rating</Trans>}>
          {facts(({ rating, reviewCount }) =>
            rating ? <GuestRating rating={rating} count={reviewCount} hasName={false} /> : null,
          )}
        </Row>
        <Row {...{ hotels }} name={<Trans>Stars</Trans>}>
          {facts(({ stars }) => (stars === null ? null : <StarsOf stars={stars} />))}
        </Row>
        {center && (
          <Row {...{ hotels }} name={<Trans>Distance</Trans>}>
            {facts((card) =>
              center === 'waiting' ? <Skeleton size="unit" /> : <Distance card={card} center={center} />,
            )}
          </Row>
        )}
        <Facilities hotels={hotels} />
        <tbody>
          <tr>
            {hotels.map(({ hotelId, card }) => (
              <td key={hotelId}>{card !== 'gone' && <ColumnLink hotelId={hotelId} stay={stay} />}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Missing({ card }: { readonly card: string }) {
  if (card === 'waiting') return <Skeleton size="unit" />;
  return card === 'gone' ? '–' : <Trans>Not available now</Trans>;
}

function Pending({ price }: { readonly price: SavedPrice }) {
  return price === 'waiting' ? <Skeleton size="unit" /> : '–';
}

type RowProps = {
  readonly hotels: readonly ComparedHotel[];
  readonly name: ReactNode;
  readonly className?: string | undefined;
  children(hotel: ComparedHotel): ReactNode;
};

/** The name of a row is above its cells, so that a phone has room for two columns. */
function Row({ hotels, name, className, children }: RowProps) {
  return (
    <tbody className={className}>
      <RowName hotels={hotels}>{name}</RowName>
      <tr>
        {hotels.map((hotel) => (
          <td key={hotel.hotelId}>{children(hotel)}</td>
        ))}
      </tr>
    </tbody>
  );
}

function RowName({ hotels, children }: Pick<RowProps, 'hotels'> & { readonly children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={hotels.length}>
        <span className={styles.name}>{children}</span>
      </th>
    </tr>
  );
}

/** Only where all facts are here: a hotel that does not answer would seem to have nothing. */
function Facilities({ hotels }: Pick<RowProps, 'hotels'>) {
  const [isOpen, setIsOpen] = useState(false);
  const known = hotels.flatMap(({ card }) => (typeof card === 'string' ? [] : [card]));
  if (known.length < hotels.length) return null;
  const { different, shared } = compareFacilities(known);
  const rows = isOpen ? different : different.slice(0, FIRST_FACILITIES);
  const rest = different.length - rows.length;
  return (
    <>
      {rows.length > 0 && (
        <tbody className={styles.facilities}>
          <RowName hotels={hotels}>
            <Trans>Facilities that differ</Trans>
          </RowName>
          {rows.map(({ name, has }) => (
            <tr key={name}>
              {has.map((isThere, place) => (
                <td key={hotels[place]?.hotelId} data-has={isThere}>
                  <Facility name={name} isThere={isThere} />
                </td>
              ))}
            </tr>
          ))}
          {rest > 0 && (
            <tr>
              <td colSpan={hotels.length}>
                <span className={styles.name}>
                  <TextButton onClick={() => setIsOpen(true)}>
                    <Trans>Show {rest} more</Trans>
                  </TextButton>
                </span>
              </td>
            </tr>
          )}
        </tbody>
      )}
      {shared.length > 0 && (
        <tbody>
          <tr>
            <td colSpan={hotels.length}>
              <details className={styles.shared}>
                <summary>
                  <span>
                    <Trans>Facilities they share</Trans> ({shared.length})
                  </span>
                  <Icon name="down" />
                </summary>
                <p>{shared.join(' · ')}</p>
              </details>
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
}

function Facility({ name, isThere }: { readonly name: string; readonly isThere: boolean }) {
  return (
    <span className={styles.facility}>
      <Icon name={isThere ? 'check' : 'minus'} />
      <span>
        <span className="sr-only">{isThere ? <Trans>Yes:</Trans> : <Trans>No:</Trans>}</span> <bdi>{name}</bdi>
      </span>
    </span>
  );
}
