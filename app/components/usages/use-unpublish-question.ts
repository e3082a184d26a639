import { useQueryClient } from '@tanstack/react-query';
import { unpublishes } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { neededPart } from '#app/lib/missing-parts.ts';
import { useProject } from '#app/session/project.tsx';

/** An item, what is known of it, and what is to be changed in it. */
export interface StatusChange {
  key: string;
  before: Item;
  changes: Item;
}

/** Asks before a write takes items that others use out of what is published. False: the write is called off. */
export function useUnpublishQuestion(
  collection: Collection,
): (changes: readonly StatusChange[]) => Promise<boolean> {
  const client = useQueryClient();
  const project = useProject();
  return async (all) => {
    const keys = all
      .filter(({ before, changes }) => unpublishes(collection, before, changes))
      .map(({ key }) => key);
    if (keys.length === 0) return true;
    // Without its code, which is told of, nothing is asked and nothing is written.
    const questions = await neededPart(() => import('./questions.tsx')).catch(() => null);
    return questions?.askToUnpublish({ client, project, collection, keys }) ?? false;
  };
}
