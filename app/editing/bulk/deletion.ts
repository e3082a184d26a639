/** What a delete needs beside its button: one file, fetched when it is asked for. */
export { withUsages } from '#app/components/usages/questions.tsx';
export { deleteMany, deleteOne, isRestorable } from './delete-items.ts';
export { refresh, tellWithUndo } from './undo.ts';
