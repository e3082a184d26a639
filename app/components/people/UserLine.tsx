import { useQuery } from '@tanstack/react-query';
import { Avatar } from '#app/components/ui/Avatar.tsx';
import { targetState } from '#app/entities/items/targets.ts';
import { listLimit, userQueries } from '#app/entities/users/queries.ts';
import { avatarUrl, userName } from '#app/entities/users/rules.ts';
import type { User } from '#app/entities/users/types.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { renderTemplate } from '#app/lib/template.ts';
import { useProject } from '#app/session/project.tsx';
import { useUnknownUser } from './unknown-user.ts';
import styles from './UserLine.module.css';

interface UserLineProps {
  /** A bare id or the row. */
  user: unknown;
  template: string;
  show: 'both' | 'avatar' | 'name';
}

/** A user by avatar and name. Somebody who is gone, or whom the reader may not see, is known by number. */
export function UserLine({ user, template, show }: UserLineProps) {
  const { row, isKnown } = useUser(user);
  const unknown = useUnknownUser();
  if (!row) return <span>{isKnown ? unknown(keyOf(user)) : `#${keyOf(user)}`}</span>;
  const name = renderTemplate(template, row) || userName(row);
  return (
    <span className={styles.line} title={show === 'avatar' ? name : undefined} data-user={row.id}>
      {show === 'name' ? null : <Avatar name={name} src={avatarUrl(row)} size={24} />}
      {show === 'avatar' ? null : <span className={styles.name}>{name}</span>}
    </span>
  );
}

const keyOf = (user: unknown) =>
  plainText(typeof user === 'object' && user !== null && 'id' in user ? user.id : user);

/** `isKnown`: all that there is to be known has been read, so that who is not among them is not there. */
function useUser(user: unknown): { row: User | undefined; isKnown: boolean } {
  const project = useProject();
  const isRow = typeof user === 'object' && user !== null && 'id' in user;
  const { data } = useQuery({ ...userQueries.list(project), enabled: !isRow });
  const listed = data?.find((entry) => entry.id === Number(user));
  const isCut = data !== undefined && data.length >= listLimit;
  const isAsked = !isRow && isCut && !listed;
  const card = useQuery({ ...userQueries.card(project, plainText(user)), enabled: isAsked });
  if (isRow)
    return targetState(user) === 'lost'
      ? { row: undefined, isKnown: true }
      : { row: user as User, isKnown: true };
  return {
    row: listed ?? card.data ?? undefined,
    isKnown: isAsked ? card.data === null : data !== undefined,
  };
}
