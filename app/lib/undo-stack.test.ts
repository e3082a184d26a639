import { expect, test } from 'vitest';
import { emptyStack, maxSteps, moveStep, pushStep, type UndoStack } from './undo-stack.ts';

const stackOf = (...steps: number[]) => steps.reduce<UndoStack<number>>(pushStep, emptyStack);

test('steps come back in the reverse order, and forth in that of their making', () => {
  let stack = stackOf(1, 2, 3);
  const seen: number[] = [];
  for (const way of ['undo', 'undo', 'redo', 'undo', 'undo', 'redo', 'redo', 'redo'] as const) {
    const moved = moveStep(stack, way);
    if (!moved) break;
    seen.push(moved.step);
    stack = moved.stack;
  }
  expect(seen).toEqual([3, 2, 2, 2, 1, 1, 2, 3]);
  expect(stack).toEqual(stackOf(1, 2, 3));
});

test('nothing is undone or redone where there is nothing', () => {
  expect(moveStep(emptyStack, 'undo')).toBeNull();
  expect(moveStep(stackOf(1), 'redo')).toBeNull();
});

test('a new step ends what could be redone', () => {
  const undone = moveStep(stackOf(1, 2), 'undo');
  expect(undone && pushStep(undone.stack, 9)).toEqual(stackOf(1, 9));
});

test('the oldest steps go when there are too many', () => {
  const stack = stackOf(...Array.from({ length: maxSteps + 5 }, (_, at) => at));
  expect(stack.done).toHaveLength(maxSteps);
  expect(stack.done[0]).toBe(5);
});
