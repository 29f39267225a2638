/** On a narrow screen: a bar that stays in reach, with filters, order and price in sheets, and the map. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import { countFilters, NO_FILTERS } from '@tenth-night/domain/search/filters';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { Sheet } from '../../../ui/sheet';
import styles from './quick-buttons.module.css';
import { SortChoices } from './sort-control';

type Props = {
  readonly count: number;
  readonly refinement: Refinement;
  readonly filterPanel: ReactNode;
  readonly priceFilter: ReactNode;
  readonly onRefine: (part: Partial<Refinement>) => void;
  /** Beside the map there may be no room for the sidebar. Then its filters are here. */
  readonly isBesideMap: boolean;
  readonly onMap: () => void;
};

type Open = 'filters' | 'sort' | 'price' | null;

export function QuickButtons(props: Props) {
  const { count, refinement, filterPanel, priceFilter, onRefine, isBesideMap, onMap } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const applied = countFilters(refinement.filters);
  const show = <ShowButton count={count} onClick={close} />;
  return (
    <>
      <div className={classNames(styles.tools, isBesideMap && styles.docked)}>
        <Tool icon="filter" onClick={() => setOpen('filters')}>
          <Trans>Filters</Trans>
          {applied > 0 && <span className={styles.badge}>{applied}</span>}
        </Tool>
        <Tool icon="sort" onClick={() => setOpen('sort')}>
          <Trans>Sort</Trans>
        </Tool>
        <Tool icon="tag" onClick={() => setOpen('price')}>
          <Trans>Price</Trans>
        </Tool>
        <Tool icon="map" onClick={onMap}>
          <Trans>Map</Trans>
        </Tool>
      </div>
      {open === 'filters' && (
        <Sheet
          title={t`Filters`}
          closeLabel={t`Close`}
          isTall
          onClose={close}
          foot={<Foot onClear={() => onRefine({ filters: NO_FILTERS })}>{show}</Foot>}
        >
          {filterPanel}
        </Sheet>
      )}
      {open === 'sort' && (
        <Sheet title={t`Sort by`} closeLabel={t`Close`} onClose={close}>
          <SortChoices
            sort={refinement.sort}
            onChange={(sort) => {
              onRefine({ sort });
              close();
            }}
          />
        </Sheet>
      )}
      {open === 'price' && (
        <Sheet
          title={t`Set price range`}
          closeLabel={t`Close`}
          onClose={close}
          foot={<Foot onClear={() => onRefine({ filters: { ...refinement.filters, price: null } })}>{show}</Foot>}
        >
          {priceFilter}
        </Sheet>
      )}
    </>
  );
}

type ToolProps = {
  readonly icon: 'map' | 'filter' | 'sort' | 'tag';
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

function Foot({ onClear, children }: { readonly onClear: () => void; readonly children: ReactNode }) {
  return (
    <>
      <Button onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      {children}
    </>
  );
}

function ShowButton({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  return (
    <Button look="main" onClick={onClick}>
      <Plural value={count} one="Show # property" other="Show # properties" />
    </Button>
  );
}
