import { type RefObject, useEffect, useState } from 'react';
import type { Field } from '#app/entities/fields/types.ts';
import { problemPlaces, type ProblemPlace } from './draft-problems.ts';
import { firstTab, isAdvanced, type TabId, tabOf } from './setup-tabs.ts';
import type { FieldSetupState } from './use-field-setup.ts';

export interface SetupPlace {
  tab: TabId;
  visited: ReadonlySet<TabId>;
  isAdvancedOpen: boolean;
  setAdvancedOpen: (isOpen: boolean) => void;
  /** With `at`, the focus goes to that place of the tab, or else to the tab's first control. */
  goTo: (tab: TabId, at?: string) => void;
  /** Leads to the first thing that is wrong; false when there is none. */
  leadToProblem: (state: FieldSetupState) => boolean;
}

const controls =
  ':is(input, textarea, select, button, [tabindex="0"]):not(:disabled, [tabindex="-1"], [hidden] *)';

/** Where in the set-up of a field one is. What the server refuses is shown at its place. */
export function useSetupPlace(
  root: RefObject<HTMLElement | null>,
  field: Field | null,
  { refusal }: FieldSetupState,
): SetupPlace {
  const [tab, setTab] = useState<TabId>(() => firstTab(field));
  const [visited, setVisited] = useState<ReadonlySet<TabId>>(new Set([tab]));
  const [isAdvancedOpen, setAdvancedOpen] = useState(false);
  const [aim, setAim] = useState<{ at: string } | null>(null);

  // The tab has to be there before something in it can have the focus.
  useEffect(() => {
    if (!aim) return;
    const panel = root.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    const place = panel?.querySelector<HTMLElement>(aim.at);
    const control = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>(controls);
    const found = control ?? panel?.querySelector<HTMLElement>(controls);
    found?.focus();
    found?.scrollIntoView({ block: 'nearest' });
  }, [aim, root]);

  const goTo = (target: TabId, at?: string) => {
    setTab(target);
    setVisited((before) => new Set([...before, target]));
    if (at !== undefined) setAim({ at });
  };
  const leadTo = (place: ProblemPlace) => {
    if (isAdvanced(place)) setAdvancedOpen(true);
    goTo(tabOf(place), `[data-place="${place}"]`);
  };
  const leadToProblem = ({ problems, relationIssues, optionError }: FieldSetupState) => {
    const place = problemPlaces.find((entry) => problems[entry] !== undefined);
    if (place) leadTo(place);
    else if (relationIssues.length > 0) goTo('relation', '[aria-invalid="true"]');
    else if (optionError !== null) goTo('options', '[aria-invalid="true"]');
    else return false;
    return true;
  };

  const [seen, setSeen] = useState(refusal);
  if (refusal !== seen) {
    setSeen(refusal);
    if (refusal?.place) leadTo(refusal.place);
  }

  return { tab, visited, isAdvancedOpen, setAdvancedOpen, goTo, leadToProblem };
}
