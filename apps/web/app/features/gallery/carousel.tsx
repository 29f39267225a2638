/** The photos of a room, one at a time. Each opens the lightbox. Hotel-checkout-trips §2 "Hotel details". */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { useState } from 'react';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import { IconButton } from '../../ui/icon-button';
import styles from './carousel.module.css';
import { loadLightbox } from './gallery';
import { neighbour } from './lightbox-steps';
import { useSwipe } from './use-swipe';

type Props = { readonly photos: readonly Photo[]; readonly name: string };

export function Carousel({ photos, name }: Props) {
  const { t } = useLingui();
  const { Part: Lightbox, prepare } = useLazyPart('hotel', loadLightbox);
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const total = photos.length;
  const number = index + 1;
  const move = (step: number) => setIndex((before) => neighbour(before, step, total));
  const { swipe, isEndOfSwipe } = useSwipe(move);
  const picture = (
    <HotelPicture
      place="room"
      key={photos[index]?.url}
      path={photos[index]?.url ?? null}
      width={640}
      height={400}
      className={styles.picture}
      missing={<Trans>No image</Trans>}
    />
  );
  if (total === 0) return <div className={styles.carousel}>{picture}</div>;
  return (
    <div className={styles.carousel}>
      <button
        type="button"
        className={styles.photo}
        aria-haspopup="dialog"
        aria-label={t`Open photo ${number} of ${total} of ${name}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...swipe}
        onClick={(event) => {
          if (isEndOfSwipe(event)) return;
          prepare();
          setIsOpen(true);
        }}
      >
        {picture}
      </button>
      {total > 1 && (
        <div className={styles.steps}>
          <IconButton icon="prev" label={t`Previous photo of ${name}`} onClick={() => move(-1)} />
          <bdi dir="ltr" className={styles.counter} aria-live="polite">
            {number} / {total}
          </bdi>
          <IconButton icon="next" label={t`Next photo of ${name}`} onClick={() => move(1)} />
        </div>
      )}
      {isOpen && Lightbox && <Lightbox photos={photos} name={name} first={index} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
