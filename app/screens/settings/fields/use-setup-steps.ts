import { problemPlaces } from './draft-problems.ts';
import { type SetupTab, setupTabs, tabAfter, type TabId, tabOf } from './setup-tabs.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';
import { useProblemText } from './use-problem-text.ts';
import type { SetupPlace } from './use-setup-place.ts';

export interface SetupSteps {
  tabs: readonly SetupTab[];
  current: TabId;
  /** Something is wrong in these, and it is said there. */
  wrong: ReadonlySet<TabId>;
  /** What comes after this tab is the save; always so for a field that is stored. */
  isLast: boolean;
  /** To the next tab, or to what is in the way of that. */
  goToNext: () => void;
}

/** The tabs of the set-up as steps: which there are, which is open, and the way on. */
export function useSetupSteps(
  state: FieldSetupState,
  { attempt }: Pick<FieldSetupVerbs, 'attempt'>,
  { tab, goTo, leadToProblem }: SetupPlace,
): SetupSteps {
  const { draft, original, relation, problems } = state;
  const problemText = useProblemText(state);
  const tabs = setupTabs(draft, relation.kind !== 'none');
  // A relation may go with its interface, and its tab with it.
  const current = tabs.some((entry) => entry.id === tab && !entry.isOff) ? tab : 'interface';
  const next = tabAfter(tabs, current);
  return {
    tabs,
    current,
    wrong: wrongTabs(state, problemText),
    isLast: original !== null || next === null,
    goToNext: () => {
      if (draft.interface === null) return;
      if (!next || next.isOff || (current === 'schema' && problems.field !== undefined)) {
        attempt();
        leadToProblem(state);
        return;
      }
      goTo(next.id, '[data-first]');
    },
  };
}

/** Tabs where something is wrong that is told there. */
function wrongTabs(
  { relationIssues, optionError, isAttempted }: FieldSetupState,
  problemText: ReturnType<typeof useProblemText>,
): ReadonlySet<TabId> {
  const told = problemPlaces.filter((place) => problemText(place) !== undefined).map(tabOf);
  return new Set([
    ...told,
    ...(isAttempted && relationIssues.length > 0 ? ['relation' as const] : []),
    ...(optionError === null ? [] : ['options' as const]),
  ]);
}
