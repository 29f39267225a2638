/** A room for 100 with the margin of the site. */
import { pricedWith } from '@tenth-night/domain/desk/earnings';
import styles from '../../desk.module.css';
import { moneyWords } from '../../desk-words';

const NET = { minor: 10_000, currency: 'USD' };

export function Worked({ percent }: { readonly percent: number }) {
  const { commission, travelerPays } = pricedWith(NET, percent);
  const rows = [
    ['The provider gets', NET],
    ['The site earns', commission],
    ['The traveler pays', travelerPays],
  ] as const;
  return (
    <dl className={styles.facts} aria-label="An example">
      {rows.map(([name, money]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{moneyWords(money)}</dd>
        </div>
      ))}
    </dl>
  );
}
