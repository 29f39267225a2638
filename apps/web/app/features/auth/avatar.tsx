/** The picture of an account; else its first letter; else a plain figure. */
import type { SignedInUser } from '@tenth-night/contract/auth';
import { pictureAt, picturePath } from '@tenth-night/contract/first-paths';
import { useState } from 'react';
import { Icon } from '../../ui/icon';
import styles from './avatar.module.css';

type Props = { readonly user: SignedInUser | null; readonly isLarge?: boolean };

export function Avatar({ user, isLarge = false }: Props) {
  const size = isLarge ? 64 : 32;
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className={isLarge ? `${styles.avatar} ${styles.large}` : styles.avatar} aria-hidden="true">
      {user?.photoURL && !hasFailed ? (
        <img
          src={pictureAt(picturePath(user.photoURL), 160)}
          width={size}
          height={size}
          alt=""
          onError={() => setHasFailed(true)}
        />
      ) : (
        <Letter name={user?.displayName} />
      )}
    </span>
  );
}

function Letter({ name }: { readonly name: string | undefined }) {
  const [first] = name ?? '';
  return first ? first.toLocaleUpperCase() : <Icon name="user" />;
}
