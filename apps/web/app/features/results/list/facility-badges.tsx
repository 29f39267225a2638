/** The facilities of a hotel, in at most three badges. Search-and-browse §2 "Search results". */
import { useLingui } from '@lingui/react/macro';
import type { FacilityKey } from '@tenth-night/domain/search/facilities';
import { facilityBadges } from '@tenth-night/domain/search/facility-badges';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { FACILITY_NAMES } from '../../../stay-ui/facility-names';
import { Icon, type IconName } from '../../../ui/icon';
import styles from './facility-badges.module.css';

const ICONS: Partial<Record<FacilityKey, IconName>> = {
  pool: 'pool',
  spa: 'spa',
  breakfast: 'coffee',
  freeParking: 'parking',
  parking: 'parking',
  petsAllowed: 'paw',
  freeWifi: 'wifi',
  wifi: 'wifi',
  gymFitness: 'gym',
  airConditioning: 'snow',
  airportShuttle: 'shuttle',
  restaurant: 'food',
  bar: 'bar',
  wheelchairAccessible: 'access',
};

export function FacilityBadges({ hotel }: { readonly hotel: Hotel }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.badges}>
      {facilityBadges(hotel).map((key) => (
        <li key={key}>
          <Icon name={ICONS[key] ?? 'check'} />
          {i18n._(FACILITY_NAMES[key])}
        </li>
      ))}
    </ul>
  );
}
