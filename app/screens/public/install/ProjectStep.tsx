import { useTranslation } from 'react-i18next';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { minPassword } from './install-schema.ts';
import styles from './install.module.css';
import { StepForm, type StepProps } from './StepForm.tsx';

export function ProjectStep({ wizard }: StepProps) {
  const { t } = useTranslation('install');
  const { form, change } = wizard;
  return (
    <StepForm wizard={wizard} title={t('project.title')}>
      <p>{t('project.body')}</p>
      <div className={styles.columns}>
        <TextField
          {...form.field('projectName')}
          onChange={(projectName) => change({ projectName })}
          label={t('project.name')}
          name="project-name"
          autoComplete="off"
          aria-required
        />
        <TextField
          {...form.field('project')}
          onChange={(project) => change({ project })}
          label={t('project.key')}
          description={t('project.keyHint')}
          name="project-key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <TextField
          {...form.field('email')}
          label={t('project.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          aria-required
        />
        <PasswordField
          {...form.field('password')}
          label={t('project.password')}
          description={t('project.passwordHint', { min: minPassword })}
          name="password"
          autoComplete="new-password"
          aria-required
          showLabel={t('project.showPassword')}
          hideLabelText={t('project.hidePassword')}
        />
      </div>
    </StepForm>
  );
}
