/**
 * The search above the results. On a wide screen it is the whole bar; on a phone it is one line that opens the bar over
 * the page.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { memo, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useLocation } from '../../lib/router/router-view';
import { PartyCount } from '../../stay-ui/counts';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import styles from './criteria-bar.module.css';
import { SearchForm } from './search-form';

/** Does not draw again while the criteria are the same. */
export const CriteriaBar = memo(function CriteriaBar({ criteria }: { readonly criteria: SearchCriteria }) {
  const { t } = useLingui();
  const { key: entry } = useLocation();
  // The history entry in which the sheet is open. Every navigation closes it, and Back does not open it again.
  const [openIn, setOpenIn] = useState<string | null>(null);
  if (openIn !== null && openIn !== entry) setOpenIn(null);
  const hasPlace = criteria.placeName !== null;
  return (
    <div className={styles.criteria}>
      <div className="wrap">
        {hasPlace && <Summary criteria={criteria} onEdit={() => setOpenIn(entry)} />}
        {openIn === entry ? (
          <Sheet title={t`Edit search`} closeLabel={t`Close`} isTall onClose={() => setOpenIn(null)}>
            <SearchForm criteria={criteria} isFlat />
          </Sheet>
        ) : (
          <div className={classNames(hasPlace && styles.wide)}>
            <SearchForm criteria={criteria} isFlat />
          </div>
        )}
      </div>
    </div>
  );
});

type SummaryProps = { readonly criteria: SearchCriteria; readonly onEdit: () => void };

function Summary({ criteria: { placeName, dates, travellers }, onEdit }: SummaryProps) {
  const { format } = useServices();
  return (
    <Button className={styles.pill} aria-haspopup="dialog" onClick={onEdit}>
      <Icon name="search" />
      <span>
        <span className="sr-only">
          <Trans>Edit search</Trans>{' '}
        </span>
        <bdi>{placeName}</bdi>
        <small>
          {format.day(dates.checkin)} – {format.day(dates.checkout)} · <PartyCount travellers={travellers} />
        </small>
      </span>
    </Button>
  );
}
