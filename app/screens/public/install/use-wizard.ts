import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from 'yup';
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
import { databaseSchema, type Faults, faultsOf, projectSchema, superAdminSchema } from './install-schema.ts';
import { forgetInput, keepInput, readKeptInput } from './kept-input.ts';
import { useInstall } from './use-install.ts';

/** The server knows another super-admin password than the one that it was told. */
function isWrongToken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 3;
}

/** What the wizard knows and does. `isFirst`: the server has no project yet, nor (as far as known) a super-admin. */
export function useWizard(isFirst: boolean) {
  const [kept] = useState(readKeptInput);
  const [values, setValues] = useState(kept?.values ?? initialValues);
  const [step, setStep] = useState<Step>(kept ? resumedStep(kept.step, !isFirst) : 'welcome');
  const [faults, setFaults] = useState<Faults>({});
  const [generated] = useState(newSuperAdminPassword);
  // A first install that failed halfway leaves its super-admin password on the server.
  const [hasEarlier, setEarlier] = useState(false);
  const asksSuperAdmin = !isFirst || hasEarlier;
  const token = asksSuperAdmin ? values.superAdmin : generated;

  const go = (to: Step) => {
    setStep(to);
    setFaults({});
    keepInput({ step: to, values });
  };
  const refuseToken = () => {
    setFaults({ superAdmin: 'superAdminWrong' });
    if (isFirst) setEarlier(true);
  };
  const inspect = useMutation({
    ...serverMutations.inspect(),
    onSuccess: () => go('requirements'),
    onError: (error) => {
      if (isWrongToken(error)) refuseToken();
    },
  });
  const install = useInstall({
    onSuccess: () => {
      forgetInput();
      setCurrentProject(values.project);
      setStep('done');
    },
    onError: (error) => {
      go('database');
      if (isWrongToken(error)) refuseToken();
    },
  });

  /** True when there is nothing to mend. */
  const passes = (...schemas: Schema[]) => {
    const found: Faults = Object.assign({}, ...schemas.map((schema) => faultsOf(schema, values)));
    setFaults(found);
    return Object.keys(found).length === 0;
  };

  return {
    step,
    values,
    faults,
    asksSuperAdmin,
    /** An earlier try, and not this one, has set the super-admin password. */
    hasEarlier,
    /** The password that this install makes, null when the server has one. */
    generated: asksSuperAdmin ? null : generated,
    inspect,
    install,
    change: (change: Partial<InstallValues>) => {
      const next = changed(values, change);
      setValues(next);
      keepInput({ step, values: next });
      setFaults((found) =>
        Object.fromEntries(Object.entries(found).filter(([name]) => !Object.hasOwn(change, name))),
      );
    },
    back: () => {
      if (step === 'database') go('project');
      else go(step === 'project' && inspect.data ? 'requirements' : 'welcome');
    },
    next: () => {
      if (inspect.isPending || install.isPending) return;
      if (step === 'welcome' && (!asksSuperAdmin || passes(superAdminSchema))) inspect.mutate(token);
      else if (step === 'requirements') go('project');
      else if (step === 'project' && passes(projectSchema)) go('database');
      else if (step === 'database' && passes(databaseSchema, ...(asksSuperAdmin ? [superAdminSchema] : []))) {
        go('working');
        install.mutate(payloadOf(values, token));
      }
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
