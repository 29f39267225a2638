/** The usual weather of a city by month. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isMildAndDry, toFahrenheit } from '@tenth-night/domain/places/mild-month';
import { formatLocale } from '../../i18n/format';
import { Amount } from '../../ui/amount';
import type { DestinationFacts } from './destination-api';
import styles from './when-to-go.module.css';

type Props = { readonly months: DestinationFacts['months'] };

export function WhenToGo({ months }: Props) {
  const { i18n } = useLingui();
  const monthName = new Intl.DateTimeFormat(formatLocale(i18n.locale), { month: 'short', timeZone: 'UTC' });
  return (
    <ol className={styles.months}>
      {months.map((month, i) => {
        const { high, rainDays } = month;
        const name = monthName.format(Date.UTC(2027, i, 1));
        return (
          <li key={name} data-mild={isMildAndDry(month)}>
            <b>{name}</b>
            <span>
              <Amount>{`${high} °C`}</Amount>
            </span>
            {/* Our English is American. */}
            {i18n.locale === 'en' && <span>{`${toFahrenheit(high)} °F`}</span>}
            <small>
              <Plural value={rainDays} one="# rainy day" other="# rainy days" />
            </small>
            {isMildAndDry(month) && (
              <small className={styles.mild}>
                <Trans>Mild and dry</Trans>
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
