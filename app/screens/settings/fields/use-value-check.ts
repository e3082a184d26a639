import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { neededPart } from '#app/lib/missing-parts.ts';
import { useProject } from '#app/session/project.tsx';
import type { ReadProgress } from './count-misfits.ts';
import type { FieldSetupState } from './use-field-setup.ts';
import { checksFor } from './value-checks.ts';

export interface ValueCheckRun {
  /** Null while nothing is looked at; a total of 0 is not known yet. */
  progress: ReadProgress | null;
  /** Ends the looking; what was found by then is asked about. */
  stop: () => void;
  /** Asks about values that would not fit what the field is to become. False: it is not to be saved. */
  isAccepted: (state: FieldSetupState) => Promise<boolean>;
}

/** The question before a field that has values is changed. */
export function useValueCheck(collection: Collection): ValueCheckRun {
  const project = useProject();
  const client = useQueryClient();
  const [progress, setProgress] = useState<ReadProgress | null>(null);
  const reading = useRef<AbortController>(undefined);
  const closing = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => {
      controller.abort();
      reading.current?.abort();
    };
  }, []);

  const isAccepted = async ({ draft, original }: FieldSetupState) => {
    const checks = original ? checksFor(draft, original) : [];
    if (original === null || checks.length === 0) return true;
    const controller = new AbortController();
    reading.current = controller;
    setProgress({ read: 0, total: 0 });
    try {
      const { askAboutValues } = await neededPart(() => import('./ask-about-values.tsx'));
      return await askAboutValues(
        { client, project, collection, original, draft, checks },
        { reading: controller.signal, closing: closing.current.signal, onProgress: setProgress },
      );
    } finally {
      setProgress(null);
    }
  };
  return { progress, stop: () => reading.current?.abort(), isAccepted };
}
