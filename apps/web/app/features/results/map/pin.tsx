import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@tenth-night/domain/money/money';
import type { Map as MapLibre } from 'maplibre-gl';
import type { MouseEvent } from 'react';
import { useServices } from '../../../lib/page/services';
import { Pinned } from '../../../map-ui/pinned';
import { Amount } from '../../../ui/amount';
import { classNames } from '../../../ui/class-names';
import { useIsSpotlit, useSpotlight } from '../spotlight';
import type { Spot } from './cluster-index';
import styles from './pin.module.css';
import { type PriceTag, wholeUnits } from './price-tag';

type Props = {
  readonly map: MapLibre;
  readonly spot: Spot;
  /** The name of the hotel, or of a cluster's first hotel. */
  readonly name: string;
  readonly tag: PriceTag | null;
  readonly isChosen: boolean;
  readonly onActivate: (spot: Spot, event: MouseEvent) => void;
};

export function Pin({ map, spot, name, tag, isChosen, onActivate }: Props) {
  const { hotelIds, opensAt, at } = spot;
  const isOne = opensAt === null;
  const isLit = useIsSpotlit(hotelIds) || isChosen;
  const label = useLabel(name, isOne ? 1 : hotelIds.length, tag);
  const spotlight = useSpotlight();
  const point = () => isOne && spotlight.point(hotelIds[0] ?? null);
  const unpoint = () => spotlight.point(null);
  return (
    <Pinned map={map} at={at} isRaised={isLit} isWhole={!isOne}>
      <button
        type="button"
        className={classNames(styles.pin, !tag && isOne && styles.dot, !isOne && styles.cluster, isLit && styles.lit)}
        aria-label={label}
        aria-pressed={isOne ? isChosen : undefined}
        onClick={(event) => onActivate(spot, event)}
        onMouseEnter={point}
        onMouseLeave={unpoint}
        onFocus={point}
        onBlur={unpoint}
      >
        {isOne ? tag && <Night tag={tag} /> : <Cluster count={hotelIds.length} tag={tag} />}
      </button>
    </Pinned>
  );
}

function Night({ tag }: { readonly tag: PriceTag }) {
  const short = useShort();
  return <Amount>{short(tag.night)}</Amount>;
}

function Cluster({ count, tag }: { readonly count: number; readonly tag: PriceTag | null }) {
  return (
    <span className={styles.lines}>
      <span>
        <Plural value={count} one="# hotel" other="# hotels" />
      </span>
      {tag && (
        <span className={styles.from}>
          <Trans comment="The lowest price of several hotels, on a map">
            from <Night tag={tag} />
          </Trans>
        </span>
      )}
    </span>
  );
}

function useLabel(name: string, count: number, tag: PriceTag | null): string {
  const { t } = useLingui();
  const short = useShort();
  const what = count === 1 ? name : t`${plural(count, { one: '# hotel', other: '# hotels' })}`;
  if (!tag) return what;
  const [night, total] = [short(tag.night), short(tag.total)];
  return count === 1
    ? t`${what}, ${night} per night, ${total} in total`
    : t`${what}, from ${night} per night, ${total} in total`;
}

function useShort(): (money: Money) => string {
  const { format } = useServices();
  return (money) => format.wholeMoney(wholeUnits(money), money.currency);
}
