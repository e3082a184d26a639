import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#app/components/shell/describe-error.ts';
import { itemMutations } from '#app/entities/items/mutations.ts';
import { roleMutations } from '#app/entities/roles/mutations.ts';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { useProject } from '#app/session/project.tsx';

/** People in one request. */
const portion = 100;

export interface RoleDeletion {
  /** Undefined while it isn't known, or can't be. */
  count: number | undefined;
  isCounting: boolean;
  /** Nobody has the role. What could not be counted may be many. */
  isEmpty: boolean;
  /** Key of the role that its people get. */
  target: string | null;
  setTarget: (roleKey: string | null) => void;
  /** A target is needed, and none was chosen. */
  isMissing: boolean;
  /** People who have their new role; null before the first. */
  progress: { done: number; total: number } | null;
  failure: string | null;
  isBusy: boolean;
  confirm: () => Promise<void>;
}

/** Gives the people of a role another one, and deletes it then. */
export function useRoleDeletion(roleKey: string, onDeleted: () => void): RoleDeletion {
  const project = useProject();
  const client = useQueryClient();
  const count = useQuery({ ...roleQueries.userCount(project, roleKey), staleTime: 0 });
  const move = useMutation(itemMutations.updateMany(project, 'directus_users', 'id'));
  const remove = useMutation(roleMutations.remove(project));
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isEmpty = count.data === 0;
  const isCounting = count.isPending || (count.isFetching && count.data === undefined);

  const run = async () => {
    const people = await client.fetchQuery(roleQueries.userKeys(project, roleKey));
    if (people.length > 0 && target === null) {
      await count.refetch();
      setMissing(true);
      return;
    }
    for (let done = 0; done < people.length; done += portion) {
      await move.mutateAsync({
        keys: people.slice(done, done + portion),
        changes: { role: Number(target) },
      });
      setProgress({ done: Math.min(done + portion, people.length), total: people.length });
    }
    await remove.mutateAsync(roleKey);
    onDeleted();
  };
  const confirm = async () => {
    if (isBusy || isCounting) return;
    if (!isEmpty && target === null) {
      setMissing(true);
      return;
    }
    setFailure(null);
    setProgress(null);
    setBusy(true);
    try {
      await run();
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    count: count.data,
    isCounting,
    isEmpty,
    target,
    setTarget: (key) => {
      setTarget(key);
      setMissing(false);
    },
    isMissing,
    progress,
    failure,
    isBusy,
    confirm,
  };
}
