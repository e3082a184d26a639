/** The tabs of the set-up of a field: which there are, and which can be gone to. Pure. */
import type { FieldDraft } from './draft.ts';
import type { ProblemPlace } from './draft-problems.ts';

export type TabId = 'interface' | 'schema' | 'relation' | 'options';

export interface SetupTab {
  id: TabId;
  /** It can't be gone to yet. */
  isOff: boolean;
}

/** The schema once an interface is chosen, what follows once the field has a name. */
export function setupTabs(
  { interface: chosen, field }: Pick<FieldDraft, 'interface' | 'field'>,
  isRelational: boolean,
): SetupTab[] {
  const isNamed = chosen !== null && field !== '';
  return [
    { id: 'interface', isOff: false },
    { id: 'schema', isOff: chosen === null },
    ...(isRelational ? [{ id: 'relation' as const, isOff: !isNamed }] : []),
    { id: 'options', isOff: !isNamed },
  ];
}

/** The tab to begin with: a field that is there has its interface already. */
export function firstTab(original: FieldDraft | null): TabId {
  return original === null || original.interface === null ? 'interface' : 'options';
}

/** The tab after this one; null for the last. */
export function tabAfter(tabs: readonly SetupTab[], id: TabId): SetupTab | null {
  return tabs[tabs.findIndex((tab) => tab.id === id) + 1] ?? null;
}

export function tabOf(place: ProblemPlace): TabId {
  if (place === 'bounds') return 'options';
  return place === 'interface' ? 'interface' : 'schema';
}

/** Places in the part that is folded away. */
export function isAdvanced(place: ProblemPlace): boolean {
  return ['datatype', 'length', 'validation', 'primary_key', 'unique', 'translation'].includes(place);
}
