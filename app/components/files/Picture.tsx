import { type ReactNode, useState } from 'react';
import type { Fit } from '#app/entities/files/rules.ts';
import { useFreshAddress } from './use-fresh-address.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** Addresses to be tried, one after the other. */
  sources: readonly string[];
  fit: Fit;
  /** What holds the place until it is there, or for good when none of the addresses has one. */
  children: (isBroken: boolean) => ReactNode;
}

/** A picture that fills a frame of fixed size around it, which is positioned. */
export function Picture({ sources, fit, children }: PictureProps) {
  const [at, setAt] = useState(0);
  const [isThere, setThere] = useState(false);
  const source = useFreshAddress(sources[at]);
  return (
    <>
      {isThere ? null : children(sources.length > 0 && source === undefined)}
      {source === undefined ? null : (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.picture}
          data-fit={fit}
          data-there={isThere || undefined}
          onLoad={() => setThere(true)}
          onError={() => setAt(at + 1)}
        />
      )}
    </>
  );
}
