import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelCardBody } from '@tenth-night/contract/saved';
import { type Coordinates, distanceKm } from '@tenth-night/domain/places/distance';
import { hotelCoordinates } from '@tenth-night/domain/search/hotel';
import { useServices } from '../../lib/page/services';
import { Amount } from '../../ui/amount';
import { Stars } from '../../ui/stars';

export function StarsOf({ stars }: { readonly stars: number }) {
  const { t } = useLingui();
  return <Stars count={stars} label={t`${plural(stars, { one: '# star', other: '# stars' })}`} />;
}

/** The place of a search. */
export type Center = Coordinates & { readonly name: string; readonly isCity: boolean };

/** Farther than this, the hotel is not in the place of the search. */
const FAR_KM = 100;

export function Distance({ card, center }: { readonly card: HotelCardBody; readonly center: Center }) {
  const { format } = useServices();
  const at = hotelCoordinates(card);
  const km = at && distanceKm(center, at);
  if (km === null || km > FAR_KM) return '–';
  const { name, isCity } = center;
  if (isCity) {
    return (
      <Trans>
        <Amount>{format.distance(km)}</Amount> km from the center
      </Trans>
    );
  }
  return (
    <Trans>
      <Amount>{format.distance(km)}</Amount> km from <bdi>{name}</bdi>
    </Trans>
  );
}
