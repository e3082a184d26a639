import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSmallForm } from '#app/components/form/use-small-form.ts';
import { serverMutations } from '#app/entities/server/mutations.ts';
import { ApiError } from '#app/lib/api.ts';
import { setCurrentProject } from '#app/session/current-project.ts';
import {
  changed,
  initialValues,
  type InstallValues,
  newSuperAdminPassword,
  payloadOf,
  resumedStep,
  type Step,
} from './install-rules.ts';
import { minPassword, schemaOf } from './install-schema.ts';
import { forgetInput, keepInput, readKeptInput } from './stored-input.ts';
import { useInstall } from './use-install.ts';

/** The server knows another super-admin password than the one that it was told. */
function isWrongToken(error: unknown): boolean {
  // Of too many attempts the code is the same.
  return error instanceof ApiError && error.code === 3 && error.status !== 429;
}

/** What the wizard knows and does. `isFirst`: the server has no project yet, nor (as far as known) a super-admin. */
export function useWizard(isFirst: boolean) {
  const { t } = useTranslation('install');
  const [kept] = useState(readKeptInput);
  const [step, setStep] = useState<Step>(kept ? resumedStep(kept.step, !isFirst) : 'welcome');
  const [generated] = useState(newSuperAdminPassword);
  // A first install that failed halfway leaves its super-admin password on the server.
  const [hasEarlier, setEarlier] = useState(false);
  const asksSuperAdmin = !isFirst || hasEarlier;
  const inspect = useMutation(serverMutations.inspect());
  const install = useInstall();

  /** One form over all steps: each checks its own part. */
  const form = useSmallForm<InstallValues>({
    initialValues: kept?.values ?? initialValues,
    schema: schemaOf(step, asksSuperAdmin),
    messages: {
      required: t('required'),
      superAdminWrong: t('superAdminWrong'),
      keyInvalid: t('project.keyInvalid'),
      keyReserved: t('project.keyReserved'),
      keyLong: t('project.keyLong'),
      passwordShort: t('project.passwordShort', { min: minPassword }),
      emailInvalid: t('project.emailInvalid'),
      portInvalid: t('database.portInvalid'),
    },
    onSubmit: async (values) => {
      const token = asksSuperAdmin ? values.superAdmin : generated;
      try {
        if (step === 'welcome') {
          await inspect.mutateAsync(token);
          go('requirements');
        } else if (step === 'requirements') go('project');
        else if (step === 'project') go('database');
        else {
          go('working');
          await install.mutateAsync(payloadOf(values, token));
          setCurrentProject(values.project);
          go('done');
        }
      } catch (error) {
        if (step === 'database') go('database');
        if (isWrongToken(error)) {
          if (isFirst) setEarlier(true);
          form.showError('superAdmin', 'superAdminWrong');
        } else if (step === 'welcome') throw error;
      }
    },
  });
  const { values, setTouched, setValues } = form;
  const go = (to: Step) => {
    setStep(to);
    // The next step begins without messages.
    void setTouched({}, false);
  };
  useEffect(() => {
    if (step === 'done') forgetInput();
    else keepInput({ step, values });
  }, [step, values]);

  return {
    form,
    step,
    asksSuperAdmin,
    /** An earlier try, and not this one, has set the super-admin password. */
    hasEarlier,
    /** The password that this install makes, null when the server has one. */
    generated: asksSuperAdmin ? null : generated,
    inspect,
    install,
    /** The last install failed since the server knows another super-admin password. */
    isTokenWrong: isWrongToken(install.error),
    change: (change: Partial<InstallValues>) => void setValues(changed(values, change)),
    back: () => {
      if (step === 'database') go('project');
      else go(step === 'project' && inspect.data ? 'requirements' : 'welcome');
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
