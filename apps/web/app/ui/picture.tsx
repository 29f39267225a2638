import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './picture.module.css';

type Props = {
  readonly src: string | null;
  readonly width: number;
  readonly height: number;
  /** Shown instead of a missing or broken picture. */
  readonly missing: ReactNode;
  readonly className?: string | undefined;
  readonly loading?: 'lazy' | 'eager';
};

/** A decorative picture in a tinted frame of fixed shape. A broken picture is replaced by `missing`. */
export function Picture({ src, width, height, missing, className, loading = 'lazy' }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // An image of the server-rendered page may have failed before hydration.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setIsBroken(true);
  }, []);

  if (!src || isBroken) {
    return (
      <div className={classNames(styles.frame, styles.none, className)}>
        <Icon name="noimage" />
        {missing}
      </div>
    );
  }
  return (
    <div className={classNames(styles.frame, className)}>
      <img
        ref={image}
        src={src}
        width={width}
        height={height}
        alt=""
        loading={loading}
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}
