/** The facilities in groups, and the number of chosen ones. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '@tenth-night/domain/search/facets';
import {
  FACILITY_GROUPS,
  FACILITY_KEYS,
  type FacilityGroup,
  type FacilityKey,
} from '@tenth-night/domain/search/facilities';
import { useId } from 'react';
import { FACILITY_NAMES } from '../../stay-ui/facility-names';
import { FilterRow } from './filter-row';
import styles from './filters.module.css';

const GROUP_NAMES: Readonly<Record<FacilityGroup, MessageDescriptor>> = {
  wellness: msg`Wellness`,
  foodAndDrink: msg`Food and nightlife`,
  comfort: msg`Comfort and access`,
  arrival: msg`Parking and transfer`,
};
const GROUPS = Object.keys(GROUP_NAMES) as FacilityGroup[];
const GROUPED: readonly FacilityKey[] = Object.values(FACILITY_GROUPS).flat();
/** The popular filters offer these. An address may still ask for them here. */
const UNGROUPED = FACILITY_KEYS.filter((key) => !GROUPED.includes(key));

type Props = {
  readonly chosen: readonly FacilityKey[];
  readonly counts: Facets['facilities'] | undefined;
  readonly onChange: (chosen: readonly FacilityKey[]) => void;
};

export function FacilityList({ chosen, counts, onChange }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const rowOf = (key: FacilityKey) => (
    <FilterRow
      key={key}
      label={i18n._(FACILITY_NAMES[key])}
      count={counts?.get(key)}
      isOn={chosen.includes(key)}
      onChange={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key))}
    />
  );
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>
          <Trans>Facilities</Trans>
        </h3>
        {chosen.length > 0 && (
          <span className={styles.applied} role="status">
            <Plural value={chosen.length} one="# applied" other="# applied" />
          </span>
        )}
      </div>
      {UNGROUPED.filter((key) => chosen.includes(key)).map(rowOf)}
      {GROUPS.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{i18n._(GROUP_NAMES[group])}</legend>
          {FACILITY_GROUPS[group].map(rowOf)}
        </fieldset>
      ))}
    </section>
  );
}
