import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { mendLabel, useMend } from '#app/screens/settings/relations/IssueNotice.tsx';
import type { RelationIssue } from '#app/screens/settings/relations/relation-issues.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './diagram.module.css';

interface RelationProblemsProps {
  issues: readonly RelationIssue[];
  nameOf: (id: string) => string;
}

/** The relations that don't hold, folded away, each with what mends it or where that is done. */
export function RelationProblems({ issues, nameOf }: RelationProblemsProps) {
  const { t } = useTranslation('diagram');
  if (issues.length === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>
        <Icon name="warning_amber" size={20} />
        {t('problems', { count: issues.length })}
      </summary>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <Issue
            key={`${issue.kind} ${issue.collection}.${issue.field} ${issue.missing}`}
            {...{ issue, nameOf }}
          />
        ))}
      </ul>
    </details>
  );
}

function Issue({ issue, nameOf }: { issue: RelationIssue; nameOf: RelationProblemsProps['nameOf'] }) {
  const { t } = useTranslation('diagram');
  const setup = useTranslation('relation-setup').t;
  const project = useProject();
  const { isBusy, mend } = useMend();
  const [step] = issue.mend;
  const { collection, field } = issue;
  return (
    <li className={styles.issue}>
      <div>
        <strong>{t('problemAt', { field, collection: nameOf(collection) })}</strong>
        <p>{setup(`issue.${issue.kind}`, { missing: issue.missing })}</p>
      </div>
      {step === undefined ? (
        <Link {...addresses.collectionSetup(project, collection)}>{t('setUp')}</Link>
      ) : (
        <Button size="dense" pending={isBusy} onClick={() => void mend(issue)}>
          {setup(`mend.${mendLabel(step.kind)}`)}
        </Button>
      )}
    </li>
  );
}
