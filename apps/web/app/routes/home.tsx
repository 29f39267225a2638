/** Home: the hero, the search bar, the destinations and the rewards card. Search-and-browse §2 "Home". */
import { Trans, useLingui } from '@lingui/react/macro';
import hero from '../art/hero.svg?url';
import { PopularDestinations } from '../features/destinations/popular-destinations';
import { RewardsCard } from '../features/rewards/rewards-card';
import { SearchForm } from '../features/search-form/search-form';
import { PageHead } from '../lib/page/page-head';
import { useStayedNights } from '../lib/session/use-stayed-nights';
import { Icon } from '../ui/icon';
import styles from './home.module.css';

export const createRoute = () => ({ Component: Home });

function Home() {
  const { t } = useLingui();
  const stayed = useStayedNights();
  return (
    <>
      <PageHead
        title={t`Hotels at the whole price`}
        description={t`Find a hotel and see the whole price from the first look. Stay 10 nights, get one free.`}
      />
      <section className={styles.hero}>
        <div className={styles.scene}>
          <img src={hero} width={1920} height={620} alt="" fetchPriority="high" />
        </div>
        <div className={`wrap ${styles.front}`}>
          <h1>
            <Trans>Your next trip starts here</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>The whole price from the first look. Stay 10 nights, get one free.</Trans>
          </p>
          <SearchForm criteria={null} />
        </div>
      </section>
      <PopularDestinations />
      <RewardsCard stayed={stayed} />
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
            <Trans>The whole price, first</Trans>
          </h2>
          <p>
            <Trans>Taxes and every fee, also those paid at the hotel, are in the total from the first list on.</Trans>
          </p>
        </li>
        <li>
          <Icon name="clock" />
          <h2>
            <Trans>Cancellation in plain words</Trans>
          </h2>
          <p>
            <Trans>Until when it is free, right beside the price.</Trans>
          </p>
        </li>
        <li>
          <Icon name="moon" />
          <h2>
            <Trans>Nobody hurries you</Trans>
          </h2>
          <p>
            <Trans>No countdowns and no invented scarcity. Take the time you need.</Trans>
          </p>
        </li>
      </ul>
    </section>
  );
}
