import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Form } from '#app/components/form/use-form.ts';
import { type BatchMode, isListField } from '#app/entities/items/batch-edits.ts';
import type { LinkPlace } from '#app/entities/items/batch-links.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { BatchNote } from './BatchNote.tsx';

export interface BatchFieldsConfig {
  form: Form;
  /** Names of fields in which the items differ. */
  differing: ReadonlySet<string>;
  isCompared: boolean;
  /** Lists of links, by field: they are added to or removed from. */
  links: ReadonlyMap<string, LinkPlace>;
}

export interface BatchFields {
  /** Names of the fields that take part. */
  active: ReadonlySet<string>;
  modes: ReadonlyMap<string, BatchMode>;
  /** What stands beside each field: that the items differ, and for lists what becomes of their entries. */
  notes: ReadonlyMap<string, ReactNode>;
  onActivate: (name: string, isActive: boolean) => void;
  /** None takes part any more. */
  discard: () => void;
}

const none: ReadonlyMap<string, BatchMode> = new Map();

/** Which fields of a batch take part, and how. */
export function useBatchFields({ form, differing, isCompared, links }: BatchFieldsConfig): BatchFields {
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const [modes, setModes] = useState(none);
  const { handle, fields, moved } = form;
  const [seen, setSeen] = useState(moved);
  if (seen !== moved) {
    // What undoing has brought back takes part again.
    const { base, values } = form;
    const back = (moved?.names ?? []).filter(
      (name) => !Object.is(ownValue(base, name), ownValue(values, name)),
    );
    setSeen(moved);
    setActive((all) => new Set([...all, ...back]));
  }
  const lists = useMemo(
    () => new Set(fields.flatMap(({ field }) => (isListField(field) ? [field.field] : []))),
    [fields],
  );

  const setMode = useCallback((name: string, mode: BatchMode) => {
    setModes((now) => new Map([...now, [name, mode]]));
  }, []);
  const onActivate = useCallback(
    (name: string, isActive: boolean) => {
      if (!isActive) handle.undo(name);
      else if (links.has(name)) setMode(name, 'add');
      // Where the lists aren't the same, replacing them all would be the surprise.
      else if (lists.has(name)) setMode(name, differing.has(name) || !isCompared ? 'add' : 'replace');
      setActive((all) => new Set(isActive ? [...all, name] : [...all].filter((entry) => entry !== name)));
    },
    [handle, lists, links, differing, isCompared, setMode],
  );
  const onMode = useCallback(
    (name: string, mode: BatchMode) => {
      const { base, values } = handle.read();
      // What all have in common is what they'd be replaced by; it is nothing to add.
      if (mode !== 'replace' && ownValue(values, name) === ownValue(base, name)) handle.set(name, null);
      setMode(name, mode);
    },
    [handle, setMode],
  );

  // The same elements as long as nothing of theirs has changed: each is a prop of its field.
  const notes = useMemo(
    () =>
      new Map<string, ReactNode>(
        fields.map(({ field: { field: name } }) => [
          name,
          <BatchNote
            key={name}
            name={name}
            isActive={active.has(name)}
            differs={differing.has(name)}
            mode={links.has(name) || lists.has(name) ? (modes.get(name) ?? 'replace') : null}
            isLinks={links.has(name)}
            onMode={onMode}
          />,
        ]),
      ),
    [fields, active, differing, lists, links, modes, onMode],
  );
  const discard = () => setActive(new Set());
  return { active, modes, notes, onActivate, discard };
}
