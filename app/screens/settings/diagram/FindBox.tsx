import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#app/components/ui/ComboBox.tsx';
import type { Choice } from '#app/components/ui/ChoiceItem.tsx';
import { holds } from '#app/lib/fold.ts';
import styles from './diagram.module.css';
import type { SchemaGraph } from './schema-graph.ts';

export interface FindBoxProps {
  graph: SchemaGraph;
  nameOf: (id: string) => string;
  onFind: (id: string, field: string | null) => void;
}

const max = 50;
/** No name has one. */
const between = '\u0000';

/** Finds a collection or a field by any part of its name. */
export function FindBox({ graph, nameOf, onFind }: FindBoxProps) {
  const { t } = useTranslation('diagram');
  const [typed, setTyped] = useState('');
  const items = useMemo(() => findChoices(graph, nameOf, typed), [graph, nameOf, typed]);
  return (
    <ComboBox
      label={t('find')}
      hideLabel
      placeholder={t('find')}
      className={styles.find ?? ''}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return;
        const [id = '', field] = key.split(between);
        setTyped('');
        onFind(id, field ?? null);
      }}
      emptyText={t('nothingFound')}
    />
  );
}

function findChoices({ nodes }: SchemaGraph, nameOf: (id: string) => string, typed: string): Choice[] {
  const has = (text: string) => holds(text, typed);
  const collections = nodes
    .filter(({ id }) => has(id) || has(nameOf(id)))
    .map(({ id }) => ({ id, label: nameOf(id), description: id }));
  const fields =
    typed.trim() === ''
      ? []
      : nodes.flatMap(({ id, fields: own }) =>
          own
            .filter(({ name }) => has(name))
            .map(({ name }) => ({ id: `${id}${between}${name}`, label: name, description: nameOf(id) })),
        );
  return [...collections, ...fields].slice(0, max);
}
