import { describe, expect, test } from 'vitest';
import { findMade } from './made-already.ts';
import { runSteps, StepsStopped, undoSteps } from './step-run.ts';
import { collections, relations } from './test-model.ts';

async function stopOf(work: Promise<unknown>): Promise<StepsStopped<string, number>> {
  try {
    await work;
  } catch (error) {
    if (error instanceof StepsStopped) return error as StepsStopped<string, number>;
    throw error;
  }
  throw new Error('did not stop');
}

const steps = ['junction', 'near', 'far'];

describe('steps', () => {
  test('stop at a failure with what is done, go on from there, and nothing is done twice', async () => {
    const calls: string[] = [];
    let isBroken = true;
    const perform = async (step: string) => {
      calls.push(step);
      if (step === 'near' && isBroken) throw new Error('out of order');
      return calls.length;
    };
    const stopped = await stopOf(runSteps({ steps, made: [] }, perform));
    expect(stopped.message).toBe('out of order');
    expect(stopped.failed).toBe('near');
    expect(stopped.progress.made).toEqual([1]);
    isBroken = false;
    expect((await runSteps(stopped.progress, perform)).made).toEqual([1, 3, 4]);
    expect(calls).toEqual(['junction', 'near', 'near', 'far']);
  });

  test('are undone from the last one, and that can go on as well', async () => {
    const undone: [string, number][] = [];
    let isBroken = true;
    const undo = async (step: string, made: number) => {
      if (step === 'junction' && isBroken) throw new Error('no');
      undone.push([step, made]);
    };
    const stopped = await stopOf(undoSteps({ steps, made: [1, 2] }, undo));
    expect(stopped.progress.made).toEqual([1]);
    isBroken = false;
    await undoSteps(stopped.progress, undo);
    expect(undone).toEqual([
      ['near', 2],
      ['junction', 1],
    ]);
  });
});

test('what was made although its answer was lost is found before it is made again', () => {
  const junction = (field: string) =>
    ({
      kind: 'collection',
      body: { collection: 'articles_tags', hidden: true, fields: [{ field }] },
    }) as const;
  expect(findMade(junction('tags_id'), collections, relations)).toBeNull();
  expect(findMade(junction('other_id'), collections, relations)).toBeUndefined();
  const [, , near] = relations;
  const { id: _, ...body } = near ?? { id: 0 };
  const step = { kind: 'relation', body } as Parameters<typeof findMade>[0];
  expect(findMade(step, collections, relations)).toBe(16);
  expect(findMade(step, collections, [])).toBeUndefined();
  const field = { kind: 'field', collection: 'tags', body: { field: 'articles', type: 'o2m' } } as const;
  expect(findMade(field, collections, relations)).toBeNull();
  expect(findMade({ ...field, collection: 'comments' }, collections, relations)).toBeUndefined();
});
