import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './picture.module.css';

export type PictureProps = {
  readonly src: string | null;
  /** Other sizes of the picture, and the width in the layout that the browser chooses by. */
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** Shown instead of a missing or broken picture. */
  readonly missing: ReactNode;
  readonly className?: string | undefined;
  /** `first` is for the one picture that the page is about: it loads before everything else. */
  readonly loading?: 'lazy' | 'eager' | 'first';
  readonly onLoad?: () => void;
};

/** A decorative picture in a tinted frame of fixed shape. A broken picture is replaced by `missing`. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, width, height, missing, className, loading = 'lazy', onLoad } = props;
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
        // Before the addresses: a browser starts to load as soon as it has one.
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        width={width}
        height={height}
        alt=""
        onLoad={onLoad}
        onError={() => setIsBroken(true)}
      />
    </div>
  );
}
