/** The place of the strip of other days. It has its height from the beginning, so that the list never moves. */
import { countFilters, type Filters } from '@tenth-night/domain/search/filters';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { useIsHydrated } from '../../lib/page/use-is-hydrated';
import { useWhenNear } from '../../lib/page/use-when-near';
import type { NearStays } from './near-stays';
import styles from './near-stays-slot.module.css';

/** As many days as the strip usually has. */
const NEAR_STAYS = 7;

let isLoaded = false;

const Strip = lazy(async (): Promise<{ default: typeof NearStays }> => {
  try {
    const { NearStays } = await import('./near-stays');
    isLoaded = true;
    return { default: NearStays };
  } catch {
    // The list is complete without it.
    return { default: () => <></> };
  }
});

type Props = Omit<ComponentProps<typeof NearStays>, 'isNear' | 'isFiltered'> & {
  readonly filters: Filters;
  readonly isHidden: boolean;
};

/** Its code loads after the prices of the list. After the first search it is there at once. */
export function NearStaysSlot({ filters, isHidden, ...props }: Props) {
  const isFiltered = countFilters(filters) > 0;
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useWhenNear(slot, () => setIsNear(true));
  const isWanted = useIsHydrated() && (isLoaded || (props.isComplete && isNear));
  return (
    <div ref={slot} className={styles.slot} data-is-filtered={isFiltered} hidden={isHidden}>
      {isWanted ? (
        <Suspense fallback={<Cells />}>
          <Strip {...props} isNear={isNear} isFiltered={isFiltered} />
        </Suspense>
      ) : (
        <Cells />
      )}
    </div>
  );
}

/** Empty days, until the strip is here. */
function Cells() {
  return (
    <div className={styles.cells}>
      {Array.from({ length: NEAR_STAYS }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty day is only its place
        <i key={day} />
      ))}
    </div>
  );
}
