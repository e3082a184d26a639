import { lazy, Suspense, useEffect } from 'react';
import { usePageWork } from './use-work.ts';
import { pageWork } from './work.ts';

const WorkDialog = lazy(() => import('./WorkDialog.tsx'));

/** Shows the work of the page. One per page; without it (signed out) the work stops. */
export function WorkHost() {
  const work = usePageWork();
  useEffect(
    () => () => {
      pageWork.stop();
      pageWork.close();
    },
    [],
  );
  return work.shown ? (
    <Suspense>
      <WorkDialog work={work} state={work.shown} />
    </Suspense>
  ) : null;
}
