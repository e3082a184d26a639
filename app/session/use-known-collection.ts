import { useState } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { useCollection } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/**
 * A collection by its name, also after it was deleted while a screen of it was open: what is typed there is not to go
 * with it. One that was not there from the start is undefined.
 */
export function useKnownCollection(name: string): Collection | undefined {
  const project = useProject();
  const present = useCollection(name);
  const [known, setKnown] = useState({ project, collection: present });
  if (present && (present !== known.collection || project !== known.project)) {
    setKnown({ project, collection: present });
  }
  const isSame = known.project === project && known.collection?.collection === name;
  return present ?? (isSame ? known.collection : undefined);
}
