import { mutationOptions } from '@tanstack/react-query';
import { itemQueries } from '#app/entities/items/queries.ts';
import { call } from '#app/lib/api.ts';
import { userQueries } from './queries.ts';

/** What the server answers for each address. */
export interface Invited {
  id: number;
  email: string;
  status: string;
  role: number | { id: number } | null;
}

export const invitationMutations = {
  /**
   * Invites people by mail. Somebody known is answered as they are. Version 8.1 loses the role that comes with an
   * invitation (recorded contract, "users"), so it is set afterwards where it is missing.
   */
  send: (project: string) =>
    mutationOptions({
      mutationKey: [project, 'users', 'invite'],
      mutationFn: async ({ emails, role }: { emails: readonly string[]; role: number | null }) => {
        const answered = await call<Invited[] | Invited>(project, 'users/invite', {
          method: 'post',
          body: { email: emails, ...(role === null ? {} : { role }) },
          timeout: 120_000,
        });
        const people = [answered?.data ?? []].flat();
        const lost = people.filter((person) => person.status === 'invited' && person.role === null);
        if (role !== null) {
          await Promise.all(
            lost.map(({ id }) => call(project, `users/${id}`, { method: 'patch', body: { role } })),
          );
        }
        return people;
      },
      meta: {
        invalidates: [userQueries.list(project).queryKey, itemQueries.lists(project, 'directus_users')],
      },
    }),
};

/** The addresses in a text, each once, and what in it is none. */
export function readEmails(text: string): { emails: string[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,;،؛、，；]+/).filter(Boolean))];
  const isEmail = (part: string) => /^[^\s@<>()"]+@[^\s@<>()".]+(?:\.[^\s@<>()".]+)+$/.test(part);
  return { emails: parts.filter(isEmail), wrong: parts.filter((part) => !isEmail(part)) };
}
