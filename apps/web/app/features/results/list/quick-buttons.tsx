/** On a narrow screen: a bar that stays in reach, with filters, order and price in sheets, and the map. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Refinement } from '@tenth-night/domain/search/filter-params';
import { countFilters, NO_FILTERS } from '@tenth-night/domain/search/filters';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { createLaterModule, loadPageAgain } from '../../../ui/later-module';
import styles from './quick-buttons.module.css';
import { SortChoices } from './sort-control';

type SheetProps = {
  readonly open: 'filters' | 'sort' | 'price';
  readonly count: number;
  readonly refinement: Refinement;
  readonly filterPanel: ReactNode;
  readonly priceFilter: ReactNode;
  readonly onRefine: (part: Partial<Refinement>) => void;
  readonly onClose: () => void;
};

type Props = Omit<SheetProps, 'open' | 'onClose'> & {
  /** Loads the code of the filters. */
  readonly loadFilters: () => Promise<unknown>;
  /** Beside the map there may be no room for the sidebar. Then its filters are here. */
  readonly isBesideMap: boolean;
  readonly onMap: () => void;
};

type Name = SheetProps['open'];

/** Loads with the press. */
const sheet = createLaterModule(() => import('../../../ui/sheet'));

export function QuickButtons({ loadFilters, isBesideMap, onMap, ...rest }: Props) {
  const [open, setOpen] = useState<Name | null>(null);
  const applied = countFilters(rest.refinement.filters);
  const load = async (name: Name) => void (await Promise.all([sheet.load(), name === 'sort' || loadFilters()]));
  const opener = (name: Name) => ({
    onIntent: () => void load(name).catch(ignore),
    onClick: () => void load(name).then(() => setOpen(name), loadPageAgain),
  });
  return (
    <>
      <div className={classNames(styles.tools, isBesideMap && styles.docked)}>
        <Tool icon="filter" {...opener('filters')}>
          <Trans>Filters</Trans>
          {applied > 0 && <span className={styles.badge}>{applied}</span>}
        </Tool>
        <Tool icon="sort" {...opener('sort')}>
          <Trans>Sort</Trans>
        </Tool>
        <Tool icon="tag" {...opener('price')}>
          <Trans>Price</Trans>
        </Tool>
        <Tool icon="map" onClick={onMap}>
          <Trans>Map</Trans>
        </Tool>
      </div>
      {open && <OpenSheet {...rest} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function OpenSheet({ open, count, refinement, filterPanel, priceFilter, onRefine, onClose }: SheetProps) {
  const { Sheet } = sheet.read();
  const { t } = useLingui();
  const common = { closeLabel: t`Close`, onClose };
  const show = <ShowButton count={count} onClick={onClose} />;
  if (open === 'filters') {
    const foot = <Foot onClear={() => onRefine({ filters: NO_FILTERS })}>{show}</Foot>;
    return (
      <Sheet {...common} title={t`Filters`} isTall foot={foot}>
        {filterPanel}
      </Sheet>
    );
  }
  if (open === 'price') {
    const withoutPrice = { ...refinement.filters, price: null };
    const foot = <Foot onClear={() => onRefine({ filters: withoutPrice })}>{show}</Foot>;
    return (
      <Sheet {...common} title={t`Set price range`} foot={foot}>
        {priceFilter}
      </Sheet>
    );
  }
  return (
    <Sheet {...common} title={t`Sort by`}>
      <SortChoices
        sort={refinement.sort}
        onChange={(sort) => {
          onRefine({ sort });
          onClose();
        }}
      />
    </Sheet>
  );
}

function Foot({ onClear, children }: { readonly onClear: () => void; readonly children: ReactNode }) {
  return (
    <>
      <Button className={styles.clear} onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      {children}
    </>
  );
}

function ShowButton({ count, onClick }: { readonly count: number; readonly onClick: () => void }) {
  return (
    <Button look="main" onClick={onClick}>
      <Plural value={count} _0="No properties" one="Show #+ property" other="Show #+ properties" />
    </Button>
  );
}

/** The press says what happens then. */
const ignore = () => {};

type ToolProps = {
  readonly icon: 'map' | 'filter' | 'sort' | 'tag';
  /** Called when somebody is about to press. */
  readonly onIntent?: () => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Tool({ icon, onIntent, onClick, children }: ToolProps) {
  return (
    <button type="button" className={styles.tool} onPointerDown={onIntent} onFocus={onIntent} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
