import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import styles from './install.module.css';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useFaultText } from './use-fault-text.ts';

export function ProjectStep({ wizard }: StepProps) {
  const { t } = useTranslation('install');
  const faultText = useFaultText();
  const { values, faults, change } = wizard;
  return (
    <StepForm wizard={wizard} title={t('project.title')}>
      <p>{t('project.body')}</p>
      <div className={styles['columns']}>
        <TextField
          label={t('project.name')}
          name="project-name"
          autoComplete="off"
          aria-required
          value={values.projectName}
          onChange={(projectName) => change({ projectName })}
          error={faultText(faults.projectName)}
        />
        <TextField
          label={t('project.key')}
          description={t('project.keyHint')}
          name="project-key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={values.project}
          onChange={(project) => change({ project })}
          error={faultText(faults.project)}
        />
        <TextField
          label={t('project.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          aria-required
          value={values.email}
          onChange={(email) => change({ email })}
          error={faultText(faults.email)}
        />
        <PasswordField
          label={t('project.password')}
          name="password"
          autoComplete="new-password"
          aria-required
          value={values.password}
          onChange={(password) => change({ password })}
          showLabel={t('project.showPassword')}
          hideLabelText={t('project.hidePassword')}
          error={faultText(faults.password)}
        />
      </div>
    </StepForm>
  );
}
