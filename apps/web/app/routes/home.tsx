/** Home: the hero, the search bar, the destinations and the rewards card. Search-and-browse §2 "Home". */
import { Trans, useLingui } from '@lingui/react/macro';
import hero from '../art/hero.svg?url';
import { PopularDestinations } from '../features/destinations/popular-destinations';
import { RewardsCard } from '../features/rewards/rewards-card';
import { SearchForm } from '../features/search-form/search-form';
import { Slogan } from '../features/shell/slogan';
import { PageHead } from '../lib/page/page-head';
import { useServices } from '../lib/page/services';
import { useRewards } from '../lib/session/use-rewards';
import { Icon } from '../ui/icon';
import styles from './home.module.css';

export const createRoute = () => ({ Component: Home });

function Home() {
  const { t } = useLingui();
  const { site } = useServices();
  const { rewards } = useRewards();
  return (
    <>
      <PageHead title={t`Hotels at the full price`} description={t`Find a hotel and see the full price up front.`} />
      <section className={styles.hero}>
        <div className={styles.scene}>
          <img src={site.hero ?? hero} width={1920} height={620} alt="" fetchPriority="high" />
        </div>
        <div className={`wrap ${styles.front}`}>
          <h1>
            <Trans>Your next trip starts here</Trans>
          </h1>
          <p className={styles.lead}>
            <Slogan />
          </p>
          <SearchForm criteria={null} />
        </div>
      </section>
      <PopularDestinations />
      <RewardsCard rewards={rewards} />
      <Promises />
    </>
  );
}

function Promises() {
  return (
    <section className="wrap">
      <ul className={styles.promises}>
        <li>
          <Icon name="tag" />
          <h2>
            <Trans>The full price, up front</Trans>
          </h2>
          <p>
            <Trans>The total includes all taxes and fees, even those you pay at the hotel.</Trans>
          </p>
        </li>
        <li>
          <Icon name="clock" />
          <h2>
            <Trans>Cancellation in plain words</Trans>
          </h2>
          <p>
            <Trans>How long you can cancel for free, right next to the price.</Trans>
          </p>
        </li>
        <li>
          <Icon name="moon" />
          <h2>
            <Trans>No pressure</Trans>
          </h2>
          <p>
            <Trans>No countdowns and no fake scarcity. Take the time you need.</Trans>
          </p>
        </li>
      </ul>
    </section>
  );
}
