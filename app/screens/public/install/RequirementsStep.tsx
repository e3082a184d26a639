import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Glyph } from '#app/components/ui/Glyph.tsx';
import { VisuallyHidden } from '#app/components/ui/VisuallyHidden.tsx';
import { releaseQueries } from '#app/entities/server/release.ts';
import { type Requirement, requirementsOf } from '#app/entities/server/requirements.ts';
import { clip } from '#app/lib/plain-text.ts';
import styles from './install.module.css';
import { StepForm, type StepProps } from './StepForm.tsx';

/** What the server has and lacks. It only tells: whoever installs may know better. */
export function RequirementsStep({ wizard }: StepProps) {
  const { t } = useTranslation('install');
  const latest = useQuery(releaseQueries.latest());
  const requirements = requirementsOf(wizard.inspect.data ?? {}, latest.data ?? null);
  const isFine = requirements.every(({ isMet }) => isMet);
  return (
    <StepForm wizard={wizard} title={t('requirements.title')}>
      <p>{t(isFine ? 'requirements.allMet' : 'requirements.someUnmet')}</p>
      <ul className={styles.requirements}>
        {requirements.map((requirement) => (
          <RequirementLine key={requirement.id} requirement={requirement} />
        ))}
      </ul>
    </StepForm>
  );
}

function RequirementLine({ requirement }: { requirement: Requirement }) {
  const { t } = useTranslation('install');
  const { id, isMet } = requirement;
  const state = isMet ? 'met' : 'unmet';
  return (
    <li className={styles.requirement} data-requirement={id} data-state={state}>
      <span className={styles[state]}>
        <Glyph name={isMet ? 'check' : 'warning'} />
      </span>
      <div className={styles.words}>
        <div>
          <VisuallyHidden>{t(`requirements.${state}`)} </VisuallyHidden>
          {t(`requirements.${id}`)}
        </div>
        <Found requirement={requirement} />
      </div>
    </li>
  );
}

function Found({ requirement: { id, isMet, found } }: { requirement: Requirement }) {
  const { t } = useTranslation('install');
  const names = clip(found, 200);
  const text = () => {
    if (id === 'extensions') return isMet ? t('requirements.allOn') : t('requirements.missing', { names });
    if (id === 'folders') return isMet ? t('requirements.allWritable') : t('requirements.closed', { names });
    return found ? t('requirements.found', { found: names }) : t('requirements.unknown');
  };
  return <div className={styles.found}>{text()}</div>;
}
