/**
 * The search above the results. On a wide screen it is the whole bar; on a phone it is one line that opens the bar over
 * the page.
 */
import { Trans } from '@lingui/react/macro';
import type { SearchCriteria } from '@tenth-night/domain/search/search-params';
import { type ComponentProps, memo, Suspense, useState } from 'react';
import { useServices } from '../../lib/page/services';
import { useLocation } from '../../lib/router/router-view';
import { PartyCount } from '../../stay-ui/counts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { createLaterModule, loadPageAgain } from '../../ui/later-module';
import { OnWideScreens } from '../../ui/on-wide-screens';
import styles from './criteria-bar.module.css';
import type { EditSearchSheet } from './edit-search-sheet';

/** For wide screens. */
export const searchForm = createLaterModule(() => import('./search-form'));
/** Loads with the press on the line. */
const editSheet = createLaterModule(() => import('./edit-search-sheet'));

/** The same value as in `criteria-bar.module.css`. */
const ROOM_FOR_FORM = '(width > 57.5em)';

/** Does not draw again while the criteria are the same. */
export const CriteriaBar = memo(function CriteriaBar({ criteria }: { readonly criteria: SearchCriteria }) {
  const { key: entry } = useLocation();
  // The history entry in which the sheet is open. Every navigation closes it, and Back does not open it again.
  const [openIn, setOpenIn] = useState<string | null>(null);
  if (openIn !== null && openIn !== entry) setOpenIn(null);
  const form = <Form criteria={criteria} />;
  const open = () => void editSheet.load().then(() => setOpenIn(entry), loadPageAgain);
  return (
    <div className={styles.criteria}>
      <div className="wrap">
        {criteria.placeName === null ? (
          <Suspense>{form}</Suspense>
        ) : (
          <>
            <Summary criteria={criteria} onEdit={open} />
            {openIn === entry ? (
              <Editing criteria={criteria} onClose={() => setOpenIn(null)} />
            ) : (
              <OnWideScreens query={ROOM_FOR_FORM}>
                <div className={styles.wide}>{form}</div>
              </OnWideScreens>
            )}
          </>
        )}
      </div>
    </div>
  );
});

function Form({ criteria }: { readonly criteria: SearchCriteria }) {
  const { SearchForm } = searchForm.read();
  return <SearchForm criteria={criteria} isFlat />;
}

function Editing(props: ComponentProps<typeof EditSearchSheet>) {
  const { EditSearchSheet: Part } = editSheet.read();
  return <Part {...props} />;
}

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
          <span>
            {format.day(dates.checkin)} – {format.day(dates.checkout)} ·
          </span>{' '}
          <span>
            <PartyCount travellers={travellers} />
          </span>
        </small>
      </span>
    </Button>
  );
}
