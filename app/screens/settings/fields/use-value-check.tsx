import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '#app/components/feedback/confirm.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { useProject } from '#app/session/project.tsx';
import { countMisfits, type ReadProgress } from './count-misfits.ts';
import type { FieldSetupState } from './use-field-setup.ts';
import { checksFor } from './value-checks.ts';
import { ValueLosses } from './ValueLosses.tsx';

export interface ValueCheckRun {
  /** Null while nothing is looked at; a total of 0 is not known yet. */
  progress: ReadProgress | null;
  /** Ends the looking; what was found by then is asked about. */
  stop: () => void;
  /**
   * Looks for values that would not fit what the field is to become, and asks whether it is to be saved all the same. False:
   * it is not.
   */
  isAccepted: (state: FieldSetupState) => Promise<boolean>;
}

/** The question before a field that has values is changed. Nothing is asked where every value fits. */
export function useValueCheck(collection: Collection): ValueCheckRun {
  const { t } = useTranslation('field-setup');
  const project = useProject();
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadProgress | null>(null);
  const reading = useRef<AbortController>(undefined);
  const closing = useRef(new AbortController());
  useEffect(() => {
    const whole = new AbortController();
    closing.current = whole;
    return () => {
      whole.abort();
      reading.current?.abort();
    };
  }, []);

  const isAccepted = async ({ draft, original }: FieldSetupState) => {
    const checks = original ? checksFor(draft, original) : [];
    if (original === null || checks.length === 0) return true;
    const { signal } = closing.current;
    const controller = new AbortController();
    reading.current = controller;
    setProgress({ read: 0, total: 0 });
    const change = { client, project, collection, original, draft, checks };
    const report = await countMisfits(change, controller.signal, setProgress).finally(() =>
      setProgress(null),
    );
    if (signal.aborted) return false;
    if (report.found.length === 0 && report.open.length === 0 && report.end === 'whole') return true;
    return confirm({
      title: t(report.found.length > 0 ? 'values.title' : 'values.unknownTitle'),
      body: <ValueLosses collection={collection} report={report} />,
      confirmLabel: t('values.save'),
      cancelLabel: t('values.back'),
      tone: 'bad',
      signal,
    });
  };
  return { progress, stop: () => reading.current?.abort(), isAccepted };
}
