import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormView } from '#app/components/form/FormView.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Skeleton } from '#app/components/ui/Skeleton.tsx';
import { keyFieldOf, statusField } from '#app/entities/collections/rules.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { hasColumn } from '#app/entities/fields/rules.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import type { Item } from '#app/entities/items/types.ts';
import { fieldInputs } from '#app/interfaces/field-inputs.ts';
import { keyText } from '#app/editing/item/item-rules.ts';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import { newItem, type Simulation } from './simulate.ts';
import styles from './simulator.module.css';

interface SimulatedFormProps {
  collection: Collection;
  state: string;
  simulation: Simulation;
}

/** The form itself, as a picture: what is in it could write by itself, so nothing of it can be used. */
export function SimulatedForm({ collection, state, simulation }: SimulatedFormProps) {
  const { t } = useTranslation('simulator');
  const isNew = state === newItem;
  const example = useExample(collection, state);
  return (
    <section aria-label={t('form')} className={styles.form}>
      <h3>{t('form')}</h3>
      <p className={styles.note}>{t(isNew ? 'formNew' : example.item === null ? 'noExample' : 'formNote')}</p>
      {example.isReading ? (
        <Skeleton height={200} />
      ) : (
        <Picture {...{ collection, simulation, isNew }} item={example.item} />
      )}
    </section>
  );
}

interface PictureProps {
  collection: Collection;
  simulation: Simulation;
  isNew: boolean;
  item: Item | null;
}

function Picture({ collection, simulation, isNew, item }: PictureProps) {
  const { t } = useTranslation('simulator');
  const form = useForm({ fields: simulation.access.fields, saved: isNew ? null : (item ?? {}) });
  const key = keyFieldOf(collection);
  return (
    <div inert className={styles.picture} data-picture="">
      <FormView
        form={form}
        collection={collection.collection}
        isNew={isNew}
        itemKey={item ? keyText(ownValue(item, key)) : null}
        inputs={fieldInputs}
        label={t('form')}
      />
    </div>
  );
}

/** The first item in a state, read with the rights of the administrator who looks; null when there is none. */
function useExample(collection: Collection, state: string): { item: Item | null; isReading: boolean } {
  const project = useProject();
  const status = statusField(collection);
  const fields = Object.values(collection.fields)
    .filter(hasColumn)
    .map(({ field }) => field);
  const view = {
    fields,
    ...(status && state !== '' ? { filter: { [status.field]: { eq: state } }, status: '*' } : {}),
  };
  const { data, isLoading } = useQuery({
    ...itemQueries.window(project, collection.collection, view, 0, 1),
    enabled: state !== newItem,
  });
  return { item: data?.[0] ?? null, isReading: isLoading };
}
