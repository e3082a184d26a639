import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { mendLabel, useMend } from '#app/screens/settings/relations/FaultNotice.tsx';
import type { RelationFault } from '#app/screens/settings/relations/relation-faults.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './diagram.module.css';

interface RelationProblemsProps {
  faults: readonly RelationFault[];
  nameOf: (id: string) => string;
}

/** The relations that don't hold, folded away, each with what mends it or where that is done. */
export function RelationProblems({ faults, nameOf }: RelationProblemsProps) {
  const { t } = useTranslation('diagram');
  if (faults.length === 0) return null;
  return (
    <details className={styles['problems']}>
      <summary>
        <Icon name="warning_amber" size={20} />
        {t('problems', { count: faults.length })}
      </summary>
      <ul className={styles['faults']}>
        {faults.map((fault) => (
          <Fault
            key={`${fault.kind} ${fault.collection}.${fault.field} ${fault.missing}`}
            {...{ fault, nameOf }}
          />
        ))}
      </ul>
    </details>
  );
}

function Fault({ fault, nameOf }: { fault: RelationFault; nameOf: RelationProblemsProps['nameOf'] }) {
  const { t } = useTranslation('diagram');
  const setup = useTranslation('relation-setup').t;
  const project = useProject();
  const { isBusy, mend } = useMend();
  const [step] = fault.mend;
  const { collection, field } = fault;
  return (
    <li className={styles['fault']}>
      <div>
        <strong>{t('problemAt', { field, collection: nameOf(collection) })}</strong>
        <p>{setup(`fault.${fault.kind}`, { missing: fault.missing })}</p>
      </div>
      {step === undefined ? (
        <Link {...addresses.collectionSetup(project, collection)}>{t('setUp')}</Link>
      ) : (
        <Button size="dense" pending={isBusy} onClick={() => void mend(fault)}>
          {setup(`mend.${mendLabel(step.kind)}`)}
        </Button>
      )}
    </li>
  );
}
