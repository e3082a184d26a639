import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { UsageListProps } from '../usages/UsageList.tsx';

/** What a delete needs beside its button: one file, fetched when it is asked for. */
export { deleteMany, deleteOne, isRestorable } from './delete-items.ts';
export { refresh, tellWithUndo } from './undo.ts';

const UsageNote = lazyPart(() => import('../usages/UsageNote.tsx'));

/** The body of a question about items, and below it what uses them. */
export function withUsages(body: ReactNode, items: UsageListProps): ReactNode {
  return (
    <>
      <p>{body}</p>
      <Suspense>
        <UsageNote {...items} />
      </Suspense>
    </>
  );
}
