import { pictureAt } from '@tenth-night/contract/first-paths';
import { useState } from 'react';
import styles from './avatar.module.css';
import { initialsOf } from './initials';

type Props = { readonly name: string; readonly picture: string | null };

/** Decoration beside the name. Shows initials if there is no picture. */
export function Avatar({ name, picture }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture && !isBroken ? (
        <img
          src={pictureAt(picture, 160)}
          width={40}
          height={40}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
