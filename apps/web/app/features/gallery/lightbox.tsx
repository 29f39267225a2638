/** All photos, one at a time, over the whole page. Hotel-checkout-trips §2 "Image lightbox". */
import { Trans, useLingui } from '@lingui/react/macro';
import { LARGEST_PICTURE, pictureAt } from '@tenth-night/contract/first-paths';
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { type CSSProperties, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import styles from './lightbox.module.css';
import { neighbour } from './lightbox-steps';
import { Thumbnails } from './thumbnails';
import { useSwipe } from './use-swipe';

/** Shown while the large photo loads. The list of small photos has it already. */
const PREVIEW = 320;

type Props = {
  readonly photos: readonly Photo[];
  /** Of the hotel or the room. */
  readonly name: string;
  readonly first: number;
  readonly onClose: () => void;
};

export function Lightbox({ photos, name, first, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [index, setIndex] = useState(first);
  const [loaded, setLoaded] = useState<string | null>(null);
  const photo = photos[index];
  const total = photos.length;
  const number = index + 1;

  const move = (step: number) => setIndex((before) => neighbour(before, step, total));

  const { swipe, isEndOfSwipe } = useSwipe(move);
  useArrowKeys(move);

  return (
    <Modal labelledBy={id} className={styles.lightbox} onClose={onClose}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape does the same by key as a press beside the photo */}
      <div
        className={styles.frame}
        {...swipe}
        // A swipe must not drag the picture away.
        onDragStart={(event) => event.preventDefault()}
        onClick={(event) => {
          if (isBackdrop(event.target) && !isEndOfSwipe(event)) onClose();
        }}
      >
        <div className={styles.bar}>
          <p className={styles.caption}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span id={id} aria-live="polite">
              <span className="sr-only">
                <Trans>Photo</Trans>{' '}
              </span>
              <bdi dir="ltr">
                {number} / {total}
              </bdi>
            </span>
          </p>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
        {total > 1 && <IconButton icon="prev" label={t`Previous photo`} onClick={() => move(-1)} />}
        <div
          className={styles.stage}
          style={{ '--preview': photo && `url("${pictureAt(photo.url, PREVIEW)}")` } as CSSProperties}
        >
          <Picture
            key={photo?.url}
            src={photo ? pictureAt(photo.urlHd, LARGEST_PICTURE) : null}
            width={1440}
            height={960}
            className={classNames(styles.photo, photo?.url === loaded && styles.loaded)}
            onLoad={() => {
              setLoaded(photo?.url ?? null);
              fetchAhead(photos[neighbour(index, 1, total)]);
            }}
            loading="eager"
            missing={<Trans>No image</Trans>}
          />
        </div>
        {total > 1 && <IconButton icon="next" label={t`Next photo`} onClick={() => move(1)} />}
        {total > 1 && <Thumbnails photos={photos} index={index} onChoose={setIndex} />}
      </div>
    </Modal>
  );
}

/** The next step shows its photo at once. */
function fetchAhead(photo: Photo | undefined): void {
  if (photo) new Image().src = pictureAt(photo.urlHd, LARGEST_PICTURE);
}

/** Everything dark: beside, above and below the photos. */
function isBackdrop(target: EventTarget): boolean {
  return target instanceof Element && !target.closest(`button, ul, .${styles.photo}`);
}

/** Listens on the window, because a press on the photo moves the focus out of the dialog. */
function useArrowKeys(onStep: (step: number) => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') onStep(key === forward ? 1 : -1);
  });
  // A layout effect, because a key may be pressed immediately.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
