/** The place of the map: beside the list if there is room for both, else over the whole page. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelAtDistance } from '@tenth-night/domain/search/sort';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { IconButton } from '../../../ui/icon-button';
import { Modal } from '../../../ui/modal';
import { useMedia } from '../../../ui/use-media';
import type { ResultsStore } from '../load/results-store';
import { MapCard } from './map-card';
import styles from './map-panel.module.css';
import type { LoadMap, MapProps } from './map-part';
import { useMapPart } from './use-map-part';

type Props = Pick<MapProps, 'place' | 'rows' | 'nights' | 'area' | 'onArea'> & {
  readonly store: ResultsStore;
  readonly addressOf: (hotelId: string) => string;
  readonly load: LoadMap;
  readonly onClose: () => void;
};

/** The same value as in `results.module.css`. */
const BESIDE = '(width >= 75em)';

export function MapPanel({ onClose, ...props }: Props) {
  const { t } = useLingui();
  const title = useId();
  const isBeside = useMedia(BESIDE);
  if (isBeside) {
    return (
      <Beside>
        <MapAndCard {...props} onChosen={showInList}>
          <span className={styles.close}>
            <IconButton icon="close" label={t`Close the map`} onClick={onClose} />
          </span>
        </MapAndCard>
      </Beside>
    );
  }
  return (
    <Modal labelledBy={title} className={styles.full} onClose={onClose}>
      <div className={styles.head}>
        <Heading id={title} />
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <MapAndCard {...props}>
          <div className={styles.list}>
            <Button onClick={onClose}>
              <Icon name="menu" />
              <Trans>List</Trans>
            </Button>
          </div>
        </MapAndCard>
      </div>
    </Modal>
  );
}

/** Takes the focus, also if the page opened with the map: a button would show a ring to travelers without a keyboard. */
function Heading({ id }: { readonly id: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1}>
      <Trans>Map</Trans>
    </h2>
  );
}

/**
 * Takes the focus from the button that opened it, and returns it. If the page opened with the map, it takes no focus.
 */
function Beside({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    if (opener.current !== document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  // Runs when the button is visible again.
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div ref={panel} className={styles.beside} tabIndex={-1}>
      {children}
    </div>
  );
}

type MapAndCardProps = Omit<Props, 'onClose'> & {
  readonly onChosen?: (hotelId: string) => void;
  readonly children: ReactNode;
};

function MapAndCard({ load, store, addressOf, onChosen, children, ...rest }: MapAndCardProps) {
  const { map, fail } = useMapPart(load);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosenBy = useRef<Element | null>(null);
  const chosen = rest.rows.find(({ hotel }: HotelAtDistance) => hotel.hotelId === chosenId)?.hotel;

  /** Escape closes the card first. The next Escape closes what is under it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !chosen) return;
    event.preventDefault();
    closeCard();
  }

  function closeCard(): void {
    setChosenId(null);
    if (chosenBy.current instanceof HTMLElement) chosenBy.current.focus({ preventScroll: true });
  }

  function choose(hotelId: string): void {
    chosenBy.current = document.activeElement;
    setChosenId(hotelId);
    onChosen?.(hotelId);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the buttons inside
    <div className={classNames(styles.map, chosen && styles.hasCard)} onKeyDown={onKeyDown}>
      {map.status !== 'ready' && (
        <p className={styles.word} role="status">
          {map.status === 'loading' ? (
            <Trans>Loading the map…</Trans>
          ) : (
            <Trans>The map cannot be shown here. All hotels are in the list.</Trans>
          )}
        </p>
      )}
      {map.status === 'ready' && (
        <map.Part {...rest} prices={store} chosenId={chosenId} onChoose={choose} onFail={fail} />
      )}
      {children}
      {chosen && (
        <MapCard
          key={chosen.hotelId}
          hotel={chosen}
          store={store}
          nights={rest.nights}
          address={addressOf(chosen.hotelId)}
          onClose={closeCard}
        />
      )}
    </div>
  );
}

function showInList(hotelId: string): void {
  document.querySelector(`[data-hotel="${CSS.escape(hotelId)}"]`)?.scrollIntoView({ block: 'center' });
}
