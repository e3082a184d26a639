import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField, type TextFieldProps } from '#app/components/ui/TextField.tsx';
import { clip } from '#app/lib/plain-text.ts';
import type { InstallValues } from './install-rules.ts';
import styles from './install.module.css';
import { StepForm, type StepProps } from './StepForm.tsx';
import { SuperAdminField } from './SuperAdminField.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { Wizard } from './use-wizard.ts';

export function DatabaseStep({ wizard }: StepProps) {
  const { t } = useTranslation('install');
  const faultText = useFaultText();
  const { values, faults, change } = wizard;
  return (
    <StepForm wizard={wizard} title={t('database.title')} submit={t('database.submit')}>
      <p>{t('database.body')}</p>
      <InstallFailure wizard={wizard} />
      <div className={styles['columns']}>
        <DatabaseField wizard={wizard} of="host" />
        <DatabaseField wizard={wizard} of="port" inputMode="numeric" />
        <DatabaseField wizard={wizard} of="user" />
        <div className={styles['pair']}>
          <PasswordField
            label={t('database.password')}
            name="db-password"
            autoComplete="off"
            aria-required={!values.hasNoDbPassword}
            disabled={values.hasNoDbPassword}
            value={values.hasNoDbPassword ? '' : values.dbPassword}
            onChange={(dbPassword) => change({ dbPassword })}
            showLabel={t('database.showPassword')}
            hideLabelText={t('database.hidePassword')}
            error={faultText(faults.dbPassword)}
          />
          <Checkbox
            isSelected={values.hasNoDbPassword}
            onChange={(hasNoDbPassword) => change({ hasNoDbPassword, dbPassword: '' })}
          >
            {t('database.noPassword')}
          </Checkbox>
        </div>
        <DatabaseField wizard={wizard} of="dbName" />
        <TextField
          label={t('database.type')}
          name="db-type"
          readOnly
          value={t('database.mysql')}
          onChange={() => undefined}
        />
      </div>
    </StepForm>
  );
}

interface DatabaseFieldProps extends Pick<TextFieldProps, 'inputMode'> {
  wizard: Wizard;
  of: keyof InstallValues & ('host' | 'port' | 'user' | 'dbName');
}

function DatabaseField({ wizard: { values, faults, change }, of, ...rest }: DatabaseFieldProps) {
  const { t } = useTranslation('install');
  const faultText = useFaultText();
  return (
    <TextField
      {...rest}
      label={t(of === 'dbName' ? 'database.name' : `database.${of}`)}
      name={`db-${of}`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      value={values[of]}
      onChange={(text) => change({ [of]: text })}
      error={faultText(faults[of])}
    />
  );
}

/** Why the last try came back here. It stays until the next one. */
function InstallFailure({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('install');
  const { install, generated, faults, hasEarlier } = wizard;
  if (!install.isError) return null;
  return (
    <>
      <Notice tone="bad" title={t('database.failed')}>
        <div className={styles['words']}>{clip(describeError(install.error), 500)}</div>
      </Notice>
      {hasEarlier || faults.superAdmin ? <SuperAdminField wizard={wizard} /> : null}
      {generated ? (
        <CopyText
          label={t('database.keep')}
          text={generated}
          copyLabel={t('done.copy')}
          copiedLabel={t('done.copied')}
        />
      ) : null}
    </>
  );
}
