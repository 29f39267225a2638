/** A switch for each of the 22 facilities, and the number of chosen ones. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FACILITY_KEYS, type FacilityKey } from '@tenth-night/domain/search/facilities';
import { useId } from 'react';
import { FACILITY_NAMES } from '../../stay-ui/facility-names';
import styles from './filters.module.css';

type Props = { readonly chosen: readonly FacilityKey[]; readonly onChange: (chosen: readonly FacilityKey[]) => void };

export function FacilityList({ chosen, onChange }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const toggle = (key: FacilityKey) =>
    onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <fieldset aria-labelledby={id}>
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
      {FACILITY_KEYS.map((key) => (
        <label key={key} className={styles.choice}>
          <span>{i18n._(FACILITY_NAMES[key])}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={chosen.includes(key)}
            className={styles.switch}
            checked={chosen.includes(key)}
            onChange={() => toggle(key)}
          />
        </label>
      ))}
    </fieldset>
  );
}
