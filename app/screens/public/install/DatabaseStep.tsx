import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { Checkbox } from '#app/components/ui/Checkbox.tsx';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { PasswordField } from '#app/components/ui/PasswordField.tsx';
import { TextField, type TextFieldProps } from '#app/components/ui/TextField.tsx';
import { isEmbedded } from '#app/entities/server/requirements.ts';
import { clip } from '#app/lib/plain-text.ts';
import type { InstallValues } from './install-rules.ts';
import styles from './install.module.css';
import { StepForm, type StepProps } from './StepForm.tsx';
import { SuperAdminField } from './SuperAdminField.tsx';
import type { Wizard } from './use-wizard.ts';

export function DatabaseStep({ wizard }: StepProps) {
  const { t } = useTranslation('install');
  const { form, change } = wizard;
  const { hasNoDbPassword } = form.values;
  const isInside = isEmbedded(wizard.inspect.data ?? {});
  return (
    <StepForm wizard={wizard} title={t('database.title')} submit={t('database.submit')}>
      <p>{t(isInside ? 'database.embeddedBody' : 'database.body')}</p>
      <InstallFailure wizard={wizard} />
      <div className={styles.columns}>
        <DatabaseField wizard={wizard} of="host" />
        <DatabaseField wizard={wizard} of="port" inputMode="numeric" />
        <DatabaseField wizard={wizard} of="user" />
        <div className={styles.pair}>
          <PasswordField
            {...form.field('dbPassword')}
            label={t('database.password')}
            name="db-password"
            autoComplete="off"
            aria-required={!hasNoDbPassword}
            disabled={hasNoDbPassword}
            showLabel={t('database.showPassword')}
            hideLabelText={t('database.hidePassword')}
          />
          <Checkbox
            isSelected={hasNoDbPassword}
            onChange={(isNone) => change({ hasNoDbPassword: isNone, dbPassword: '' })}
          >
            {t('database.noPassword')}
          </Checkbox>
        </div>
        <DatabaseField wizard={wizard} of="dbName" />
        <TextField
          label={t('database.type')}
          name="db-type"
          readOnly
          value={t(isInside ? 'database.embedded' : 'database.mysql')}
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

function DatabaseField({ wizard: { form }, of, ...rest }: DatabaseFieldProps) {
  const { t } = useTranslation('install');
  return (
    <TextField
      {...rest}
      {...form.field(of)}
      label={t(of === 'dbName' ? 'database.name' : `database.${of}`)}
      name={`db-${of}`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
    />
  );
}

/** Why the last try came back here. It stays until the next one. */
function InstallFailure({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('install');
  const { install, generated, hasEarlier, isTokenWrong } = wizard;
  if (!install.isError) return null;
  return (
    <>
      <Notice tone="bad" title={t('database.failed')}>
        <div className={styles.words}>{clip(describeError(install.error), 500)}</div>
      </Notice>
      {hasEarlier || isTokenWrong ? <SuperAdminField wizard={wizard} /> : null}
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
