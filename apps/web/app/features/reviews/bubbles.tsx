/** A rating, drawn by the reviews service. It allows only its own bubbles, so words replace a missing picture. */
import { useLingui } from '@lingui/react/macro';
import { pictureAt } from '@tenth-night/contract/first-paths';
import { bubblesOf } from '@tenth-night/domain/reviews/rating';
import { useState } from 'react';
import styles from './bubbles.module.css';

type Props = { readonly rating: number; readonly image: string | null };

export function Bubbles({ rating, image }: Props) {
  const { t, i18n } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  const count = i18n.number(bubblesOf(rating));
  const label = t`${count} of 5 bubbles`;
  if (!image || isBroken) return <span>{label}</span>;
  return (
    <img
      className={styles.bubbles}
      src={pictureAt(image, 320)}
      width={80}
      height={16}
      alt={label}
      onError={() => setIsBroken(true)}
    />
  );
}
