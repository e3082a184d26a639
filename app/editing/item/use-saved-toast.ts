import { useQueryClient } from '@tanstack/react-query';
import { asMarkdown } from '#app/components/feedback/markdown-text.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { displayTemplate } from '#app/entities/collections/naming.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { namingOf } from '#app/entities/items/item-titles.ts';
import { namedItem } from '#app/entities/items/linked.ts';
import type { Item } from '#app/entities/items/types.ts';
import { hiddenFields } from '#app/entities/permissions/rules.ts';
import { clip } from '#app/lib/plain-text.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { renderTemplate, templatePaths } from '#app/lib/template.ts';
import { useCollections, usePermissions, useRelations, useRights } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { keyText, nameOfItem } from './item-rules.ts';

/**
 * Says what has been done to an item, and what it is called by what is saved of it. Fields of other items are read for that where
 * its name has any: an item holds those by their keys.
 */
export function useSavedToast(collection: Collection) {
  const client = useQueryClient();
  const project = useProject();
  const model = { collections: useCollections(), relations: useRelations() };
  const permissions = usePermissions();
  const hidden = hiddenFields(useRights(collection));

  const nameOf = async (saved: Item): Promise<string | null> => {
    if (collection.single) return null;
    const template = displayTemplate(collection);
    const fields = Object.values(collection.fields).filter(({ field }) => !hidden.has(field));
    if (template === null) return nameOfItem(collection, fields, saved);
    if (!templatePaths(template).some((path) => path.includes('.'))) return renderTemplate(template, saved);
    const key = keyText(ownValue(saved, keyFieldOf(collection)));
    const naming = namingOf(model, permissions, collection);
    if (key === null || naming === null) return null;
    const { keyField, fields: paths } = naming;
    const read = { project, collection: collection.collection, key, keyField, fields: paths.join(',') };
    return renderTemplate(template, await client.fetchQuery({ ...namedItem(read), staleTime: 0 }));
  };

  return async (title: string, saved: Item): Promise<void> => {
    // It is saved whether or not the name can be read.
    const name = await nameOf(saved).catch(() => null);
    notify({ tone: 'good', title, ...(name ? { details: asMarkdown(clip(name, 80)) } : {}) });
  };
}
