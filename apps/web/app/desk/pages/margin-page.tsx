/** What the site earns: the setting, the latest bookings, and what the law says about prices. */
import type { DeskMargin } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import type { PageProps } from '../desk';
import styles from '../desk.module.css';
import { Loaded } from '../parts';
import { useDeskLoad } from '../use-desk-load';
import { Earned } from './margin/earned';
import marginStyles from './margin/margin.module.css';
import { PriceLaw } from './margin/price-law';
import { Worked } from './margin/worked';

export function MarginPage({ onClosed }: PageProps) {
  const loaded = useDeskLoad<DeskMargin>(DESK_PATHS.deskMargin, onClosed);
  return (
    <>
      <h1>Margin</h1>
      <Loaded {...loaded}>
        {(margin) => (
          <>
            <Setting {...margin} />
            <Earned bookings={margin.bookings} />
          </>
        )}
      </Loaded>
      <PriceLaw />
    </>
  );
}

function Setting({ setting, provider, isSandbox }: Pick<DeskMargin, 'setting' | 'provider' | 'isSandbox'>) {
  const isAdded = setting?.kind === 'additional-markup';
  return (
    <section className={marginStyles.text}>
      <h2>
        {setting ? `${setting.percent} %${isAdded ? ' on top of the account’s markup' : ''}` : 'As the account says'}
      </h2>
      {setting ? (
        <p>
          Set with <code>{setting.variable}</code>. A change needs a restart of the site, and holds for every search
          from then on. Offers that travelers have open keep their price.
        </p>
      ) : (
        <p>
          Nothing is set here, so prices have the markup of the account at{' '}
          {isSandbox ? 'the sandbox' : <code>{provider}</code>}. To change it, use the provider’s dashboard, or set a
          variable and start the site again: <code>docs/configuration.md</code> names it.
        </p>
      )}
      {setting && !isAdded && <Worked percent={setting.percent} />}
      <p className={styles.soft}>
        A booking that a traveler changes to other dates is priced by the provider with the account’s markup: that call
        takes no margin.
      </p>
    </section>
  );
}
