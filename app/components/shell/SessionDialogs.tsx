import { Suspense } from 'react';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { useLostSession } from '#app/session/expiry.ts';
import { useIdleDeadline } from '#app/session/idle.ts';
import { useProject } from '#app/session/project.tsx';

const ReloginDialog = lazyPart(async () => ({
  default: (await import('./ReloginDialog.tsx')).ReloginDialog,
}));
const IdleWarning = lazyPart(async () => ({ default: (await import('./IdleWarning.tsx')).IdleWarning }));

/** What has to be said about the session, over whatever screen is shown. */
export function SessionDialogs() {
  const project = useProject();
  const lost = useLostSession();
  const deadline = useIdleDeadline();
  if (lost?.project === project) {
    return (
      <Suspense fallback={null}>
        <ReloginDialog holder={lost.holder} />
      </Suspense>
    );
  }
  if (deadline === null) return null;
  return (
    <Suspense fallback={null}>
      <IdleWarning deadline={deadline} />
    </Suspense>
  );
}
