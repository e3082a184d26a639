import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Collection } from '#app/entities/collections/types.ts';
import { keyFieldOf } from '#app/entities/collections/rules.ts';
import type { Item, ItemListView } from '#app/entities/items/types.ts';
import { isOver, newUnusedJob, readNext, type UnusedJob } from '#app/entities/usages/unused-job.ts';
import { type UnusedStep, unusedSteps } from '#app/entities/usages/unused-steps.ts';
import { useCollections, usePermissions, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';

/** How far the search is. */
interface UnusedProgress {
  done: number;
  count: number;
  /** What is being read; null for the files themselves, and at the end. */
  step: UnusedStep | null;
  /** Rows of it that are read. */
  rows: number;
  /** Files that are looked at, and those that no use was found for yet. */
  total: number;
  left: number;
}

export interface UnusedSearch {
  phase: 'idle' | 'running' | 'stopped' | 'failed' | 'over';
  error: unknown;
  progress: UnusedProgress;
  /** The files that no use was found for, the largest first; empty as long as it isn't over. */
  found: ReadonlyMap<string, Item>;
  /** The user can read everything that may use a file. */
  isWhole: boolean;
  start: (view: ItemListView) => void;
  /** Goes on where it was stopped, or has failed. */
  resume: () => void;
  stop: () => void;
  /** These are deleted. */
  drop: (keys: readonly string[]) => void;
}

const none: ReadonlyMap<string, Item> = new Map();

/** Looks for files that nothing uses, a portion after the other. Leaving stops it. */
export function useUnusedFiles(collection: Collection): UnusedSearch {
  const project = useProject();
  const client = useQueryClient();
  const model = { collections: useCollections(), relations: useRelations() };
  const permissions = usePermissions();
  const [phase, setPhase] = useState<UnusedSearch['phase']>('idle');
  const [error, setError] = useState<unknown>(null);
  const [progress, setProgress] = useState<UnusedProgress>(nothingRead);
  const [found, setFound] = useState(none);
  const [isWhole, setWhole] = useState(true);
  const task = useRef<{ job: UnusedJob; view: ItemListView }>(undefined);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const run = async () => {
    if (!task.current) return;
    const { job, view } = task.current;
    const { signal } = (stopper.current = new AbortController());
    setPhase('running');
    try {
      while (!isOver(job)) {
        signal.throwIfAborted();
        setProgress(progressOf(job));
        await readNext(job, { client, project, view, keyField: keyFieldOf(collection), signal });
      }
      setProgress(progressOf(job));
      setWhole(job.isWhole);
      setFound(bySize(job.files));
      setPhase('over');
    } catch (thrown) {
      setProgress(progressOf(job));
      setError(thrown);
      setPhase(signal.aborted ? 'stopped' : 'failed');
    }
  };
  return {
    phase,
    error,
    progress,
    found,
    isWhole,
    start: (view) => {
      task.current = { job: newUnusedJob(unusedSteps(model, permissions, collection)), view };
      void run();
    },
    resume: () => void run(),
    stop: () => stopper.current?.abort(),
    drop: (keys) => setFound((all) => new Map([...all].filter(([key]) => !keys.includes(key)))),
  };
}

const nothingRead: UnusedProgress = { done: 0, count: 1, step: null, rows: 0, total: 0, left: 0 };

function progressOf({ at, steps, rows, total, files }: UnusedJob): UnusedProgress {
  return {
    // The files themselves are the first.
    done: at + 1,
    count: steps.length + 1,
    step: steps[at] ?? null,
    rows: at < 0 ? files.size : rows,
    total,
    left: files.size,
  };
}

const sizeOf = ({ filesize }: Item) => Number(filesize ?? 0);

function bySize(files: ReadonlyMap<string, Item>): Map<string, Item> {
  return new Map([...files].sort(([, a], [, b]) => sizeOf(b) - sizeOf(a)));
}
