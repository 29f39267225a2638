/** The parts that the cards of the list and of the map share. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { useServices } from '../../../lib/page/services';
import { Amount } from '../../../ui/amount';
import { Link } from '../../../ui/link';
import { Stars } from '../../../ui/stars';
import styles from './card-parts.module.css';

/** The name of the hotel. The whole card is its link. */
export function CardLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to} className={styles.link}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function CardFacts({ row: { hotel, distanceKm } }: { readonly row: HotelAtDistance }) {
  const { t } = useLingui();
  const { format } = useServices();
  const { stars } = hotel;
  return (
    <span className={styles.facts}>
      {stars !== null && <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />}
      {distanceKm !== null && (
        <span>
          <Trans>
            <Amount>{format.distance(distanceKm)}</Amount> km from the center
          </Trans>
        </span>
      )}
    </span>
  );
}
