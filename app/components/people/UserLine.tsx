import { useQuery } from '@tanstack/react-query';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { userQueries } from '#app/entities/users/queries.ts';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import type { User } from '#app/entities/users/types.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './UserLine.module.css';

interface UserLineProps {
  /** A bare id or the row. */
  user: unknown;
  template: string;
  show: 'both' | 'avatar' | 'name';
}

/** A user by avatar and name. Somebody the reader may not see is known by number. */
export function UserLine({ user, template, show }: UserLineProps) {
  const row = useUser(user);
  if (!row) return <span>#{String(user)}</span>;
  const name = renderTemplate(template, row) || userName(row);
  return (
    <span className={styles.line} title={show === 'avatar' ? name : undefined} data-user={row.id}>
      {show === 'name' ? null : <Avatar name={name} src={avatarUrl(row)} size={24} />}
      {show === 'avatar' ? null : <span className={styles.name}>{name}</span>}
    </span>
  );
}

function useUser(user: unknown): User | undefined {
  const project = useProject();
  const isRow = typeof user === 'object' && user !== null && 'id' in user;
  const { data } = useQuery({ ...userQueries.list(project), enabled: !isRow });
  if (isRow) return user as User;
  return data?.find((entry) => entry.id === Number(user));
}
