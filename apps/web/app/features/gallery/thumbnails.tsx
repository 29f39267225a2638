/** All photos in small, below the large one on a wide screen. */
import { useLingui } from '@lingui/react/macro';
import type { Photo } from '@tenth-night/domain/hotel/hotel-detail';
import { useEffect, useRef } from 'react';
import { HotelPicture } from '../../stay-ui/hotel-picture';
import styles from './thumbnails.module.css';

type Props = {
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onChoose: (index: number) => void;
};

export function Thumbnails({ photos, index, onChoose }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const total = photos.length;
  useEffect(() => {
    // In braces: the newest browsers return a promise, and React would call it.
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    // A drag scrolls the list: it does not swipe the large photo.
    <ul ref={list} className={styles.thumbnails} onPointerDown={(event) => event.stopPropagation()}>
      {photos.map(({ url }, i) => {
        const number = i + 1;
        return (
          <li key={url}>
            <button
              type="button"
              aria-label={t`Open photo ${number} of ${total}`}
              aria-current={i === index}
              onClick={() => onChoose(i)}
            >
              <HotelPicture place="small" path={url} width={72} height={48} missing={null} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
