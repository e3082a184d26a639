import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '#app/components/help/HelpButton.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { collectionName, collectionOf } from '#app/entities/collections/rules.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import { useLocale } from '#app/i18n/locale.ts';
import type { FieldDraft } from '#app/screens/settings/fields/draft.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import { IssueNotice } from './IssueNotice.tsx';
import { LinksForm } from './LinksForm.tsx';
import { issuesOfField, relationIssues } from './relation-issues.ts';
import { relationProblems } from './relation-problems.ts';
import { type RelationState, startRelations } from './relation-state.ts';
import { relationSteps } from './relation-steps.ts';
import styles from './relations.module.css';
import { TextsForm } from './TextsForm.tsx';
import { ToManyForm } from './ToManyForm.tsx';
import { ToOneForm } from './ToOneForm.tsx';
import { useStepWords } from './use-step-words.ts';
import type { RelationFormProps } from './form-parts.tsx';

export interface RelationTabProps {
  draft: FieldDraft;
  state: RelationState;
  onChange: (state: RelationState) => void;
  /** The stored relation was mended: this is how it is now. */
  onRestart: (state: RelationState) => void;
  /** What is missing is said at its place even before it was touched: a save was tried. */
  isChecked?: boolean;
}

/** The relation of a field that is set up: its ends, what is wrong with it, and what will be made for it. */
export function RelationTab({ draft, state, onChange, onRestart, isChecked = false }: RelationTabProps) {
  const { t } = useTranslation('relation-setup');
  const locale = useLocale();
  const project = useProject();
  const client = useQueryClient();
  const collections = useCollections();
  const relations = useRelations();
  const issues = useMemo(
    () => (draft.id === null ? [] : issuesOfField(relationIssues(relations, collections), draft)),
    [relations, collections, draft],
  );
  const [begun] = useState(state);
  const problems = relationProblems(state, draft, collections);
  const nameOf = (name: string) => {
    const found = collectionOf(collections, name);
    return found ? collectionName(found, locale) : name;
  };
  const problemOf = (part: string, name: string) => {
    const why = problems.find((problem) => problem.startsWith(`${part}.`))?.slice(part.length + 1);
    // What nobody has come to yet is no mistake.
    if (why === undefined || (why === 'missing' && !isChecked && state === begun)) return undefined;
    return t(`problem.${why as 'gone'}`, { name });
  };
  const restart = () => {
    const fresh = client.getQueryData(relationQueries.list(project).queryKey) ?? relations;
    onRestart(startRelations(draft, fresh, collections));
  };
  const form = { draft, onChange, collections, relations, problemOf, nameOf };
  return (
    <div className={styles.tab}>
      {issues.map((issue) => (
        <IssueNotice key={`${issue.kind} ${issue.missing}`} issue={issue} onMended={restart} />
      ))}
      <div className={styles.helped}>
        <Lead state={state} own={nameOf(draft.collection)} nameOf={nameOf} />
        <HelpButton topic="relations" />
      </div>
      <RelationForm {...form} state={state} />
      {state.kind === 'none' ? null : (
        <Preview
          steps={problems.length > 0 ? null : relationSteps(state, draft, { collections, relations })}
        />
      )}
    </div>
  );
}

function Lead({
  state,
  own,
  nameOf,
}: {
  state: RelationState;
  own: string;
  nameOf: (name: string) => string;
}) {
  const { t } = useTranslation('relation-setup');
  if (state.kind === 'none') return <p>{t('none')}</p>;
  if (state.kind === 'fixed') {
    return <p className={styles.lead}>{t('lead.fixed', { other: nameOf(state.one) })}</p>;
  }
  const kind = state.kind === 'm2m' && state.isFiles ? 'files' : state.kind;
  return <p className={styles.lead}>{t(`lead.${kind}`, { own })}</p>;
}

function RelationForm({ state, ...form }: RelationFormProps<RelationState>) {
  switch (state.kind) {
    case 'm2o':
      return <ToOneForm {...form} state={state} />;
    case 'o2m':
      return <ToManyForm {...form} state={state} />;
    case 'm2m':
      return <LinksForm {...form} state={state} />;
    case 'translation':
      return <TextsForm {...form} state={state} />;
    default:
      return null;
  }
}

/** What a save will do for the relation; null while it isn't known. */
function Preview({ steps }: { steps: ReturnType<typeof relationSteps> | null }) {
  const { t } = useTranslation('relation-setup');
  const words = useStepWords();
  return (
    <section className={styles.preview} aria-label={t('preview')} aria-live="polite">
      <h3 className={styles.sideTitle}>
        <Icon name="playlist_add_check" size={20} />
        {t('preview')}
      </h3>
      {steps === null || steps.length === 0 ? (
        <p>{t(steps === null ? 'previewWait' : 'previewNone')}</p>
      ) : (
        <ul className={styles.list}>
          {steps.map((step) => (
            <li key={words(step)}>{words(step)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
