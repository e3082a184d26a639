import {
  type MutationFunctionContext,
  mutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { collectionMutations } from '#app/entities/collections/mutations.ts';
import { collectionQueries } from '#app/entities/collections/queries.ts';
import { fieldMutations } from '#app/entities/fields/mutations.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { itemQueries } from '#app/entities/items/queries.ts';
import { relationMutations } from '#app/entities/relations/mutations.ts';
import { relationQueries } from '#app/entities/relations/queries.ts';
import type { Relation } from '#app/entities/relations/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { useProject } from '#app/session/project.tsx';
import type { Collections, RelationState } from './relation-state.ts';
import { type RelationStep, relationSteps } from './relation-steps.ts';
import { type Progress, runSteps, StepsStopped, undoSteps } from './step-run.ts';
import { findMade } from './made-already.ts';

/** What a step gave: the id of the relation that it made. */
export type Made = number | null;
export type RelationProgress = Progress<RelationStep, Made>;
export type RelationsStopped = StepsStopped<RelationStep, Made>;

interface Task {
  progress: RelationProgress;
  way: 'on' | 'back';
  /** A step may have been done without the answer having come through. */
  isAgain: boolean;
}

export interface RelationWork {
  isBusy: boolean;
  /** Does the steps that are left. Rejects with `RelationsStopped`. */
  run: (progress: RelationProgress, isAgain?: boolean) => Promise<void>;
  /** Takes back what is done. Rejects with `RelationsStopped` at what can't be. */
  undo: (progress: RelationProgress) => Promise<void>;
}

/** Carries steps out; all that depends on the data model is fresh afterwards, however far they came. */
export function useRelationWork(): RelationWork {
  const project = useProject();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(
    mutationOptions({
      mutationKey: [project, 'relations', 'steps'],
      // That it stopped is no failure of this mutation, for what was done by then has to be read anew.
      mutationFn: async ({ progress, way, isAgain }: Task): Promise<RelationsStopped | null> => {
        const caller = new StepCaller(project, { client, meta: undefined });
        try {
          if (way === 'back') await undoSteps(progress, (step, made) => caller.undo(step, made));
          else await runSteps(progress, await caller.performer(isAgain));
          return null;
        } catch (error) {
          if (error instanceof StepsStopped) return error as RelationsStopped;
          throw error;
        }
      },
      meta: { invalidates: collectionQueries.schema(project) },
    }),
  );
  const work = useCallback(
    async (task: Task) => {
      const stopped = await mutateAsync(task);
      if (stopped) throw stopped;
    },
    [mutateAsync],
  );
  return {
    isBusy: isPending,
    run: (progress, isAgain = false) => work({ progress, way: 'on', isAgain }),
    undo: (progress) => work({ progress, way: 'back', isAgain: false }),
  };
}

/**
 * Stores the relation of a field that is saved. When a step fails it rejects with `RelationsStopped`, whose message is
 * the server's; called again with the same state it does what is not there by then. `RelationTrouble` shows such an
 * error, with the ways on and back.
 */
export function useSaveRelations(): (state: RelationState, savedField: Field) => Promise<void> {
  const project = useProject();
  const client = useQueryClient();
  const { run } = useRelationWork();
  const stopped = useRef<{ state: RelationState; steps: readonly RelationStep[] } | null>(null);
  return async (state, savedField) => {
    const former = stopped.current?.state === state ? stopped.current.steps : null;
    const model = {
      collections: await client.ensureQueryData(collectionQueries.list(project)),
      relations: await client.ensureQueryData(relationQueries.list(project)),
    };
    const steps = former ?? relationSteps(state, savedField, model);
    if (steps.length === 0) return;
    try {
      // What was made before may have been undone since: each step looks for it.
      await run({ steps, made: [] }, former !== null);
      stopped.current = null;
    } catch (error) {
      if (error instanceof StepsStopped) stopped.current = { state, steps };
      throw error;
    }
  };
}

type Write<Variables, Result> = {
  mutationFn?: (variables: Variables, context: MutationFunctionContext) => Promise<Result>;
};

/** The calls behind the steps. They go past the mutations' own refresh, which would read everything after each. */
class StepCaller {
  private readonly project: string;
  private readonly context: MutationFunctionContext;

  constructor(project: string, context: MutationFunctionContext) {
    this.project = project;
    this.context = context;
  }

  /** A step that is tried again is first looked for among what there is, so that nothing is made twice. */
  async performer(isAgain: boolean): Promise<(step: RelationStep) => Promise<Made>> {
    if (!isAgain) return (step) => this.perform(step);
    const { client } = this.context;
    const collections: Collections = await client.fetchQuery({
      ...collectionQueries.list(this.project),
      staleTime: 0,
    });
    const relations: Relation[] = await client.fetchQuery({
      ...relationQueries.list(this.project),
      staleTime: 0,
    });
    return async (step) => {
      const found = findMade(step, collections, relations);
      return found === undefined ? this.perform(step) : found;
    };
  }

  private async perform(step: RelationStep): Promise<Made> {
    const { project } = this;
    switch (step.kind) {
      case 'collection':
        await this.write(collectionMutations.create(project), step.body);
        return null;
      case 'rows':
        await this.makeRows(step);
        return null;
      case 'field':
        await this.write(fieldMutations.create(project, step.collection), step.body);
        return null;
      case 'options':
        await this.setOptions(step, step.options);
        return null;
      case 'relation':
        return (await this.write(relationMutations.create(project), step.body)).id;
      case 'change':
        await this.write(relationMutations.update(project), { id: step.id, changes: step.changes });
        return null;
      case 'drop':
        await this.gone(this.write(relationMutations.remove(project), step.relation.id));
        return null;
    }
  }

  async undo(step: RelationStep, made: Made): Promise<void> {
    const { project } = this;
    switch (step.kind) {
      case 'collection':
        return this.gone(this.write(collectionMutations.remove(project), step.body.collection));
      case 'rows':
        // They go with their collection, which was made by the step before.
        return;
      case 'field':
        return this.gone(this.write(fieldMutations.remove(project, step.collection), step.body.field));
      case 'options':
        return this.gone(this.setOptions(step, step.before));
      case 'relation':
        if (made !== null) await this.gone(this.write(relationMutations.remove(project), made));
        return;
      case 'change':
        return this.gone(
          this.write(relationMutations.update(project), { id: step.id, changes: step.before }),
        );
      case 'drop': {
        const { id: _, ...body } = step.relation;
        await this.write(relationMutations.create(project), body);
      }
    }
  }

  /** Those that are there already, since an answer was lost, are not made again. */
  private async makeRows({ collection, key, items }: Extract<RelationStep, { kind: 'rows' }>) {
    const { project } = this;
    const keys = items.map((item) => String(ownValue(item, key)));
    const there = await this.context.client.fetchQuery({
      ...itemQueries.byKeys(project, collection, key, keys, [key]),
      staleTime: 0,
    });
    const known = new Set(there.map((item) => String(ownValue(item, key))));
    const missing = items.filter((item) => !known.has(String(ownValue(item, key))));
    if (missing.length === 0) return;
    await this.write(itemMutations.writeMany(project, collection, key), { method: 'post', items: missing });
  }

  private setOptions(
    { collection, field }: { collection: string; field: string },
    options: Field['options'],
  ) {
    return this.write(fieldMutations.update(this.project, collection), { field, changes: { options } });
  }

  private write<Variables, Result>(
    { mutationFn }: Write<Variables, Result>,
    variables: Variables,
  ): Promise<Result> {
    if (!mutationFn) throw new Error('A mutation without a function');
    return mutationFn(variables, this.context);
  }

  /** What is gone already is as it should be. */
  private async gone(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
}
