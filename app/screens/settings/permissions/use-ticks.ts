import { useState } from 'react';
import type { ListKey, PermissionValues } from '#app/entities/permissions/grid-values.ts';
import { type Tick, tickOf, withTicks } from '#app/entities/permissions/grid-lists.ts';

export interface Ticks {
  of: (name: string) => Tick;
  set: (name: string, isOn: boolean) => void;
  setAll: (isOn: boolean) => void;
  all: Tick;
  /** The list that a row gets; undefined when no tick was changed. */
  listFor: (values: PermissionValues) => string[] | undefined;
}

/** The ticks of one list over all rows that a cell stands for. `names` are those that can be ticked. */
export function useTicks(list: ListKey, names: readonly string[], rows: readonly PermissionValues[]): Ticks {
  const [edited, setEdited] = useState<ReadonlyMap<string, boolean>>(new Map());
  const of = (name: string): Tick => edited.get(name) ?? tickOf(rows, list, name);
  const all = names.map(of);
  return {
    of,
    set: (name, isOn) => setEdited((now) => new Map([...now, [name, isOn]])),
    setAll: (isOn) => setEdited(new Map(names.map((name) => [name, isOn]))),
    all: all.every((tick) => tick === true) ? true : all.every((tick) => tick === false) ? false : 'mixed',
    listFor: (values) =>
      edited.size === 0 ? undefined : withTicks(values[list], new Map(names.map((name) => [name, of(name)]))),
  };
}
