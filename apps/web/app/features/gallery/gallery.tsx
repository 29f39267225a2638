/** The first five photos. Each opens the lightbox. Hotel-checkout-trips §2 "Hotel details". */
import { Trans, useLingui } from '@lingui/react/macro';
import { gallery } from '@tenth-night/domain/hotel/gallery';
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { memo, useState } from 'react';
import { useLazyPart } from '../../lib/page/use-lazy-part';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import styles from './gallery.module.css';

export const loadLightbox = async () => (await import('./lightbox')).Lightbox;

type Props = { readonly photos: readonly Photo[]; readonly name: string };

export const Gallery = memo(function Gallery({ photos, name }: Props) {
  const { t } = useLingui();
  const { Part: Lightbox, prepare } = useLazyPart('hotel', loadLightbox);
  const [open, setOpen] = useState<number | null>(null);
  const { shown, more } = gallery(photos);
  const total = photos.length;
  return (
    <div className={styles.gallery} data-count={shown.length}>
      {shown.length === 0 && (
        <HotelPicture place="galleryMain" path={null} width={960} height={640} missing={<Trans>No image</Trans>} />
      )}
      {shown.map(({ url }, i) => {
        const number = i + 1;
        const isLast = number === shown.length && more > 0;
        return (
          <button
            key={url}
            type="button"
            className={styles.photo}
            aria-haspopup="dialog"
            aria-label={
              isLast ? t`Open photo ${number} of ${total} and ${more} more` : t`Open photo ${number} of ${total}`
            }
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              prepare();
              setOpen(i);
            }}
          >
            <HotelPicture
              place={i === 0 ? 'galleryMain' : 'gallerySide'}
              path={url}
              width={960}
              height={640}
              className={styles.picture}
              loading={i === 0 ? 'first' : 'lazy'}
              missing={<Trans>No image</Trans>}
            />
            {isLast && (
              <span className={styles.more}>
                <bdi dir="ltr">+{more}</bdi>
              </span>
            )}
          </button>
        );
      })}
      {open !== null && Lightbox && <Lightbox photos={photos} name={name} first={open} onClose={() => setOpen(null)} />}
    </div>
  );
});
