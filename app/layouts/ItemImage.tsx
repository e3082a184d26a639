import { useMemo } from 'react';
import { Picture } from '#app/components/files/Picture.tsx';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { fileIcon, imageSources } from '#app/entities/files/rules.ts';
import type { Fit } from '#app/entities/files/rules.ts';
import type { StoredFile } from '#app/entities/files/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import type { User } from '#app/entities/users/types.ts';
import { userName } from '#app/entities/users/rules.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { filesCollection, usersCollection } from './image-fields.ts';

interface ItemImageProps {
  /** Name of the field with the picture; `data` is the file itself in the collection of files. */
  src: string | null;
  fit: Fit;
  /** In the place of a missing picture; null picks one by the kind of file or person. */
  icon: string | null;
  item: Item;
  collection: Collection;
  /** Of the frame, which says how high it is. */
  className?: string | undefined;
}

/** The picture of an item in a frame of fixed size; an icon holds the place until it is there, or for good. */
export function ItemImage({ className, ...props }: ItemImageProps) {
  const project = useProject();
  const { src, fit, item } = props;
  const file = src === 'data' ? item : src === null ? null : ownValue(item, src);
  const sources = useMemo(() => (isFile(file) ? imageSources(project, file, fit) : []), [project, file, fit]);
  return (
    <div className={className}>
      <Picture key={sources[0] ?? ''} sources={sources} fit={fit}>
        {(isBroken) => <Placeholder {...props} isBroken={isBroken} />}
      </Picture>
    </div>
  );
}

function isFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null;
}

function Placeholder({ icon, item, collection, isBroken }: ItemImageProps & { isBroken: boolean }) {
  if (icon === null && collection.collection === usersCollection && !isBroken) {
    return <Avatar name={userName(item as unknown as User)} size={56} decorative />;
  }
  const usual = collection.collection === filesCollection ? fileIcon(item['type']) : 'photo';
  return <Icon name={isBroken ? 'broken_image' : (icon ?? usual)} size={40} />;
}
