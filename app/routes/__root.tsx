import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootScreen } from '#app/screens/root/RootScreen.tsx';
import type { RouterContext } from '#app/session/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootScreen });
