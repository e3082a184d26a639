import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelationTab } from '#app/screens/settings/relations/RelationTab.tsx';
import styles from './field-setup.module.css';
import { InterfaceTab } from './InterfaceTab.tsx';
import { OptionsTab } from './OptionsTab.tsx';
import { SchemaTab } from './SchemaTab.tsx';
import type { SetupTab, TabId } from './setup-tabs.ts';
import type { FieldSetupState, FieldSetupVerbs } from './use-field-setup.ts';
import { useProblemText } from './use-problem-text.ts';
import type { SetupPlace } from './use-setup-place.ts';

interface SetupPanelsProps {
  /** The same as that of the tabs, which name their panels by it. */
  id: string;
  tabs: readonly SetupTab[];
  current: TabId;
  /** Another number begins the inputs anew. */
  round: number;
  state: FieldSetupState;
  verbs: FieldSetupVerbs;
  place: SetupPlace;
  /** The field is stored, its relation is not. */
  isHalf: boolean;
  /** On to the next tab. */
  onGoOn: () => void;
}

/** What the tabs of the set-up show; each from when it was first gone to, so that it keeps what was typed. */
export function SetupPanels(props: SetupPanelsProps) {
  const { id, tabs, current, round, state, verbs, place, isHalf, onGoOn } = props;
  const { t } = useTranslation('field-setup');
  const { draft, original, definition, relation } = state;
  const problemText = useProblemText(state);
  const panels: Record<TabId, ReactNode> = {
    interface: (
      <InterfaceTab
        chosen={draft.interface}
        known={definition?.id}
        error={problemText('interface')}
        onPick={(picked) => {
          verbs.pickInterface(picked);
          if (original === null) place.goTo('schema', '[data-first]');
        }}
      />
    ),
    schema: (
      <SchemaTab
        {...{ state, verbs }}
        isAdvancedOpen={place.isAdvancedOpen}
        onToggleAdvanced={place.setAdvancedOpen}
        onGoOn={onGoOn}
      />
    ),
    // What was made of it in part is told above, and goes on or back from there.
    relation: isHalf ? null : (
      <RelationTab
        draft={draft}
        state={relation}
        onChange={verbs.setRelation}
        onRestart={verbs.restartRelation}
        isChecked={state.isAttempted}
      />
    ),
    options: <OptionsTab {...{ state, verbs }} />,
  };
  const headings: Partial<Record<TabId, string>> = {
    interface: t('interface.heading'),
    schema: t('schema.heading'),
    options: t('options.heading'),
  };
  return tabs.map((entry) => (
    <div
      key={`${entry.id} ${round}`}
      role="tabpanel"
      id={`${id}-panel-${entry.id}`}
      aria-labelledby={`${id}-tab-${entry.id}`}
      hidden={entry.id !== current}
    >
      {headings[entry.id] === undefined ? null : <h3 className={styles.question}>{headings[entry.id]}</h3>}
      {place.visited.has(entry.id) || entry.id === current ? panels[entry.id] : null}
    </div>
  ));
}
