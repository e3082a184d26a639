import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import { notify } from '#app/components/feedback/toasts.ts';
import { useWork, type WorkHandle } from '#app/components/feedback/use-work.ts';
import type { Work } from '#app/components/feedback/work.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { type FileProblem, readSchemaFile } from '#app/entities/collections/read-schema-file.ts';
import { fileVersion, type SchemaFile } from '#app/entities/collections/schema-file.ts';
import { planSchema, type SchemaPlan } from '#app/entities/collections/schema-plan.ts';
import { outcomeOf, type SchemaStep } from '#app/entities/collections/schema-steps.ts';
import { accessQueries, applySchema, schemaWriter } from '#app/entities/collections/schema-writes.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import type { ReadyMadeItem } from './ready-made-items.ts';
import { useStepText } from './use-step-text.ts';

export interface SchemaImport {
  name: string | null;
  file: SchemaFile | null;
  /** Why the file can't be used, in words. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  /** Takes a model that comes with the app, under a name in words, with items for what it makes. */
  begin: (name: string, model: SchemaFile, items: readonly ReadyMadeItem[]) => Promise<void>;
  /** Whether the model brings items along that can be made. */
  hasItems: boolean;
  withItems: boolean;
  setWithItems: (withItems: boolean) => void;
  removes: boolean;
  setRemoves: (removes: boolean) => void;
  access: boolean;
  setAccess: (access: boolean) => void;
  /** What would be done now; null as long as that is not known. */
  plan: SchemaPlan | null;
  /** Roles and permissions could not be read. */
  failure: Error | null;
  work: WorkHandle;
  run: () => Promise<void>;
}

/** A file, what it would do to this project, and the doing. What was done is not done again: the plan is always that of now. */
export function useSchemaImport(): SchemaImport {
  const { t } = useTranslation('schema-file');
  const project = useProject();
  const client = useQueryClient();
  const collections = useCollections();
  const relations = useRelations();
  const stepText = useStepText();
  const work = useWork();
  const apply = useMutation(applySchema(project));
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removes, setRemoves] = useState(false);
  const [access, setAccess] = useState(true);
  const [withItems, setWithItems] = useState(true);
  const file = chosen?.file ?? null;
  const needsAccess = access && file?.roles !== null && file !== null;
  const present = useQuery({ ...accessQueries.all(project), enabled: needsAccess });
  const known = needsAccess ? (present.data ?? null) : null;
  const plan = useMemo(
    () =>
      file && (!needsAccess || known)
        ? planSchema(file, { collections, relations, access: known }, { removes, access: needsAccess })
        : null,
    [file, collections, relations, known, removes, needsAccess],
  );

  const choose = async (picked: File) => {
    setChosen(null);
    setProblem(null);
    const read = await readText(picked);
    if (typeof read === 'string') {
      setProblem(t(`problem.${read}`, { version: fileVersion }));
      return;
    }
    await begin(picked.name, read, []);
  };

  const begin = async (name: string, model: SchemaFile, items: readonly ReadyMadeItem[]) => {
    setProblem(null);
    // Others may have changed the model since this page was opened.
    await Promise.all([
      client.invalidateQueries({ queryKey: collectionQueries.list(project).queryKey }),
      client.invalidateQueries({ queryKey: relationQueries.list(project).queryKey }),
    ]);
    setChosen({ name, file: model, items });
  };

  const run = async () => {
    if (!chosen || !plan || plan.steps.length === 0 || work.isRunning) return;
    const { steps } = plan;
    if (!(await askAboutLosses(t, steps))) return;
    const write = schemaWriter(client, project);
    const place = new Map(steps.map((step, at) => [step, at]));
    const inOrder = (some: readonly SchemaStep[]) =>
      some.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)).map((step) => [step]);
    await apply.mutateAsync(async () => {
      const result = await work.run({
        title: t('running'),
        portions: inOrder(steps),
        send: async ([step]) => {
          if (step) await write(step);
        },
        labelOf: stepText,
        again: inOrder,
      });
      if (result.done.length > 0) notify({ tone: 'good', title: t('done', { count: result.done.length }) });
      const items = withItems ? itemsFor(result.done, chosen.items) : [];
      if (items.length > 0) await work.run(fillingWith(items, client, project, t('readyMade.filling')));
    });
  };

  return {
    name: chosen?.name ?? null,
    file,
    problem,
    choose,
    begin,
    hasItems: itemsFor(plan?.steps ?? [], chosen?.items ?? []).length > 0,
    withItems,
    setWithItems,
    removes,
    setRemoves,
    access,
    setAccess,
    plan,
    failure: needsAccess ? present.error : null,
    work,
    run,
  };
}

interface Chosen {
  name: string;
  file: SchemaFile;
  /** Empty where it was a file. */
  items: readonly ReadyMadeItem[];
}

/** The items for collections that the steps make: only what is new is empty for certain. */
function itemsFor(steps: readonly SchemaStep[], items: readonly ReadyMadeItem[]): ReadyMadeItem[] {
  const made = new Set(steps.flatMap((step) => (step.kind === 'create-collection' ? [step.collection] : [])));
  return items.filter(({ collection }) => made.has(collection));
}

/** Makes items one after the other: those to come link those before by the keys that the server gave them. */
function fillingWith(
  items: readonly ReadyMadeItem[],
  client: QueryClient,
  project: string,
  title: string,
): Work<ReadyMadeItem> {
  const keys = new Map<string, unknown>();
  const inOrder = (some: readonly ReadyMadeItem[]) =>
    items.filter((item) => some.includes(item)).map((item) => [item]);
  return {
    title,
    portions: inOrder(items),
    labelOf: ({ name }) => name,
    again: inOrder,
    send: async ([item]) => {
      if (!item) return;
      const { collection, name, values, links = {} } = item;
      const linked = Object.entries(links).map(([field, to]) => [field, keys.get(to) ?? null]);
      const create = client.getMutationCache().build(client, itemMutations.create(project, collection, 'id'));
      const made = await create.execute({
        values: { ...values, ...Object.fromEntries(linked) },
        fields: 'id',
      });
      keys.set(name, made?.['id']);
    },
  };
}

async function readText(file: File): Promise<SchemaFile | FileProblem> {
  try {
    return readSchemaFile(await file.text());
  } catch {
    return 'notJson';
  }
}

/** Nothing is deleted without a last question. */
async function askAboutLosses(
  t: ReturnType<typeof useTranslation<'schema-file'>>['t'],
  steps: readonly SchemaStep[],
): Promise<boolean> {
  const lost = steps.filter((step) => outcomeOf(step) === 'lost');
  if (lost.length === 0) return true;
  const count = (kind: SchemaStep['kind']) => lost.filter((step) => step.kind === kind).length;
  return confirm({
    title: t('loseTitle'),
    body: t('loseBody', {
      collections: t('collections', { count: count('delete-collection') }),
      fields: t('fields', { count: count('delete-field') }),
    }),
    confirmLabel: t('loseConfirm'),
    cancelLabel: t('cancel'),
    tone: 'bad',
  });
}
