import { createFileRoute } from '@tanstack/react-router';
import { ProjectFrame } from '#app/components/shell/ProjectFrame.tsx';
import { HydrationErrorScreen } from '#app/screens/root/ErrorScreen.tsx';
import { LoadingScreen } from '#app/screens/root/LoadingScreen.tsx';
import { currentProject } from '#app/session/current-project.ts';
import { applyGuard } from '#app/session/apply-guard.ts';

export const Route = createFileRoute('/$project')({
  // The loader and the failure must show when nothing more can be fetched: only the frame is a chunk of its own.
  codeSplitGroupings: [['component']],
  pendingMs: 0,
  beforeLoad: async ({ context, location, params, preload }) => {
    // A glance at a link into another project must not switch to it.
    if (preload && params.project !== currentProject()) return;
    await applyGuard(context, location);
  },
  pendingComponent: LoadingScreen,
  errorComponent: HydrationErrorScreen,
  component: ProjectFrame,
});
