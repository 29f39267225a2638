/** The pictures of a card. The first comes with the list; the others load when somebody asks for them. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Hotel } from '@tenth-night/domain/search/hotel';
import { useState } from 'react';
import { createApiClient } from '../../../lib/api/api-client';
import { useServices } from '../../../lib/page/services';
import { useLoad } from '../../../lib/page/use-load';
import { HotelPicture } from '../../../stay-ui/hotel-picture';
import { IconButton } from '../../../ui/icon-button';
import type { PictureProps } from '../../../ui/picture';
import styles from './card-pictures.module.css';

const PICTURES = 4;

type Props = { readonly hotel: Hotel; readonly loading: NonNullable<PictureProps['loading']> };

export function CardPictures({ hotel: { hotelId, name, thumbnail }, loading }: Props) {
  const { t } = useLingui();
  const { single, context } = useServices();
  const [index, setIndex] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const { load } = useLoad(isAsked ? hotelId : null, (signal) =>
    single(createApiClient).hotel(hotelId, context.hotelLanguage, signal),
  );
  const others = load.status === 'done' ? (load.answer?.photos.slice(1, PICTURES) ?? []) : [];
  const pictures = [thumbnail, ...others.map(({ url }) => url)];
  // Waits with the picture in view until the others are here.
  const shown = Math.min(index, pictures.length - 1);
  const isOnly = load.status === 'failed' || (load.status === 'done' && others.length === 0);
  const turn = (step: number) => {
    setIsAsked(true);
    setIndex((shown + step + PICTURES) % (others.length > 0 ? pictures.length : PICTURES));
  };
  return (
    <div className={styles.pictures}>
      <HotelPicture
        key={pictures[shown]}
        place="card"
        className={styles.picture}
        path={pictures[shown] ?? null}
        width={480}
        height={320}
        loading={shown > 0 ? 'eager' : loading}
        missing={<Trans>No image</Trans>}
      />
      {thumbnail && !isOnly && (
        <div className={styles.turn}>
          {shown > 0 && <IconButton icon="prev" label={t`Previous photo of ${name}`} onClick={() => turn(-1)} />}
          <IconButton icon="next" label={t`Next photo of ${name}`} onClick={() => turn(1)} />
        </div>
      )}
      {others.length > 0 && (
        <p className={styles.dots} aria-live="polite">
          <span className="sr-only">
            <Trans>
              Photo {shown + 1} of {pictures.length}
            </Trans>
          </span>
          {pictures.map((path, place) => (
            <i key={path} data-lit={place === shown || undefined} />
          ))}
        </p>
      )}
    </div>
  );
}
