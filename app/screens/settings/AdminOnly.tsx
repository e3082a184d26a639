import type { ReactNode } from 'react';
import { isAdmin } from '#app/entities/users/rules.ts';
import { NoAccessScreen } from '#app/screens/public-page/NoAccessScreen.tsx';
import { useCurrentUser } from '#app/session/model.ts';

/** A screen of the settings. The server refuses everybody else anyway; `name` is the screen's. */
export function AdminOnly({ name, children }: { name: string; children: ReactNode }) {
  return isAdmin(useCurrentUser()) ? children : <NoAccessScreen name={name} />;
}
