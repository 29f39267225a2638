/** All photos, one at a time, over the whole page. Hotel-checkout-trips §2 "Image lightbox". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import styles from './lightbox.module.css';
import { neighbour, swipeStep } from './lightbox-steps';

type Props = { readonly photos: readonly Photo[]; readonly first: number; readonly onClose: () => void };

export function Lightbox({ photos, first, onClose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [index, setIndex] = useState(first);
  const pressed = useRef<number | null>(null);
  const photo = photos[index];
  const total = photos.length;
  const number = index + 1;

  const move = (step: number) => setIndex((before) => neighbour(before, step, total));

  function onKeyDown({ key, currentTarget }: KeyboardEvent): void {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') move(key === forward ? 1 : -1);
  }

  function onPointerUp({ clientX, currentTarget }: PointerEvent): void {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (pressed.current !== null) move(swipeStep(clientX - pressed.current, isRtl));
    pressed.current = null;
  }

  return (
    <Modal labelledBy={id} className={styles.lightbox} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and swipes do what the buttons do */}
      <div
        className={styles.frame}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX }) => {
          pressed.current = clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <div className={styles.bar}>
          <p id={id} aria-live="polite">
            <span className="sr-only">
              <Trans>Photo</Trans>{' '}
            </span>
            <bdi dir="ltr">
              {number} / {total}
            </bdi>
          </p>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
        <IconButton icon="prev" label={t`Previous photo`} onClick={() => move(-1)} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape does by key what a press beside the photo does */}
        <div
          className={styles.stage}
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget) onClose();
          }}
        >
          <Picture
            key={photo?.url}
            src={photo?.urlHd ?? null}
            width={1440}
            height={960}
            className={styles.photo}
            loading="eager"
            missing={<Trans>No image</Trans>}
          />
        </div>
        <IconButton icon="next" label={t`Next photo`} onClick={() => move(1)} />
      </div>
    </Modal>
  );
}
