import { Suspense, useEffect } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { usePageWork } from './use-work.ts';
import { pageWork } from './work.ts';

const WorkDialog = lazyPart(() => import('./WorkDialog.tsx'));

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
