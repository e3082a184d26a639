import type { ReactNode } from 'react';
import { isAdmin } from '#app/entities/users/rules.ts';
import { NoAccessPage } from '#app/components/page/NoAccessPage.tsx';
import { useCurrentUser } from '#app/session/model.ts';

/** A screen of the settings. The server refuses everybody else anyway; `name` is the screen's. */
export function AdminOnly({ name, children }: { name: string; children: ReactNode }) {
  return isAdmin(useCurrentUser()) ? children : <NoAccessPage name={name} />;
}
