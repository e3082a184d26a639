import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import type { Item } from '#app/entities/items/types.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { isReadablePath, readableBy } from '#app/entities/items/readable-paths.ts';
import { hasLanguage, previewAddress, previewPaths } from '#app/entities/previews/rules.ts';
import type { PreviewAddress, PreviewTemplate } from '#app/entities/previews/types.ts';
import { languageFieldIn } from '#app/entities/fields/languages.ts';
import { type Languages, languagesOf, nameOf, useListedRows } from '#app/interfaces/translation/languages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/** The page of an item by what is saved of it; `language` is undefined while it is still to be known. */
export function usePreviewAddress(
  collection: Collection,
  itemKey: string,
  template: PreviewTemplate,
  language: string | null | undefined,
) {
  const project = useProject();
  const client = useQueryClient();
  const collections = useCollections();
  const relations = useRelations();
  const isReadable = useMemo(() => {
    const model = { collections, relations, isReadable: readableBy(client, project) };
    return (path: string) => isReadablePath(model, collection.collection, path);
  }, [client, project, collections, relations, collection]);
  const paths = useMemo(() => previewPaths(template.url).filter(isReadable), [template, isReadable]);
  const keyField = keyFieldOf(collection);
  const read = useQuery(itemQueries.byKeys(project, collection.collection, keyField, [itemKey], paths));
  const item: Item | undefined = read.data?.[0];
  const address = useMemo(
    (): PreviewAddress | null =>
      item && language !== undefined ? previewAddress(template, item, language, isReadable) : null,
    [item, template, language, isReadable],
  );
  // An item that is gone is as good as one that can't be read.
  const isGone = read.data !== undefined && !item && !read.isFetching;
  return {
    address,
    isReading: read.isFetching,
    isFailed: read.isError || isGone,
    error: read.error,
    retry: () => void read.refetch(),
  };
}

export interface NamedLanguage {
  code: string;
  name: string;
}

/**
 * The languages that an address can name: those of the collection's first field of translations, its default first. Null until they are
 * read.
 */
export function usePreviewLanguages(
  collection: Collection,
  { url }: PreviewTemplate,
): NamedLanguage[] | null {
  const collections = useCollections();
  const field = Object.values(collection.fields).find(
    ({ type, options }) => type === 'translation' && languageFieldIn(options) !== '',
  );
  const isNamed = hasLanguage(url);
  const languages = useMemo(
    () => (isNamed && field && languagesOf(collections, field.options)) || nowhere,
    [collections, field, isNamed],
  );
  const rows = useListedRows(languages);
  // Languages that can't be read are none.
  const known: readonly Item[] | null = languages.listed ?? rows.data ?? (rows.isError ? none : null);
  const first = plainText(field?.options['defaultLanguage']);
  return useMemo(() => {
    if (known === null) return null;
    const named = known.map((row) => ({
      code: plainText(ownValue(row, languages.keyField)),
      name: nameOf(row, languages),
    }));
    return named.toSorted((a, b) => Number(b.code === first) - Number(a.code === first));
  }, [known, languages, first]);
}

const none: readonly Item[] = [];
const nowhere: Languages = { listed: [], collection: '', keyField: 'code', nameField: 'name' };
