import { useMemo, useState } from 'react';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fileIcon, imageSources } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { User } from '#app/entities/users/types.ts';
import { userName } from '#app/entities/users/rules.ts';
import { useProject } from '#app/session/project.tsx';
import { type CardOptions, filesCollection, usersCollection } from './card-options.ts';
import styles from './cards.module.css';

interface CardImageProps {
  card: CardOptions;
  item: Item;
  collection: Collection;
}

/** The picture of a card in a frame of fixed size; an icon holds the place until it is there, or for good. */
export function CardImage({ card, item, collection }: CardImageProps) {
  const project = useProject();
  const { src, fit } = card;
  const file = src === 'data' ? item : src === null ? null : item[src];
  const sources = useMemo(() => (isFile(file) ? imageSources(project, file, fit) : []), [project, file, fit]);
  return (
    <Picture key={sources[0] ?? ''} sources={sources} fit={fit}>
      {(isBroken) => <Placeholder {...{ card, item, collection, isBroken }} />}
    </Picture>
  );
}

function isFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null;
}

interface PictureProps {
  /** Addresses to be tried, one after the other. */
  sources: readonly string[];
  fit: CardOptions['fit'];
  children: (isBroken: boolean) => React.ReactNode;
}

function Picture({ sources, fit, children }: PictureProps) {
  const [at, setAt] = useState(0);
  const [isThere, setThere] = useState(false);
  const source = sources[at];
  return (
    <div className={styles['image']}>
      {isThere ? null : children(sources.length > 0 && source === undefined)}
      {source === undefined ? null : (
        <img
          key={source}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles['picture']}
          data-fit={fit}
          data-there={isThere || undefined}
          onLoad={() => setThere(true)}
          onError={() => setAt(at + 1)}
        />
      )}
    </div>
  );
}

function Placeholder({ card, item, collection, isBroken }: CardImageProps & { isBroken: boolean }) {
  if (card.icon === null && collection.collection === usersCollection && !isBroken) {
    return <Avatar name={userName(item as unknown as User)} size={56} decorative />;
  }
  const usual = collection.collection === filesCollection ? fileIcon(item['type']) : 'photo';
  return <Icon name={isBroken ? 'broken_image' : (card.icon ?? usual)} size={40} />;
}
