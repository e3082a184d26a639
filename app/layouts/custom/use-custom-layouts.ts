import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Extension } from '#app/entities/extensions/types.ts';
import { layouts, registry } from '#app/layouts/registry.ts';
import { useProject } from '#app/session/project.tsx';
import { customLayouts, listCustomLayouts, loadCustomLayout, retryLayout } from './custom-layouts.ts';

export interface WantedLayout {
  /** It may come yet: whether there is one of this id, or its code, is being asked. */
  isAwaited: boolean;
  /** Why it can't be shown; null where it can, or nobody has one of this id. */
  error: unknown;
  retry: () => void;
}

/** The layout of a view, where it is none of the app's own: it is asked for then. */
export function useWantedLayout(id: string): WantedLayout {
  const client = useQueryClient();
  const project = useProject();
  const all = useStore(registry);
  const { list, loading, errors } = useStore(customLayouts);
  const isOwn = layouts.has(id);
  useEffect(() => {
    if (!isOwn) void loadCustomLayout(client, project, id);
  }, [isOwn, client, project, id]);
  const isListed = list?.some((each) => each.id === id) === true;
  const isAwaited =
    !isOwn && !all.has(id) && !errors.has(id) && (list === null || isListed || loading.has(id));
  const retry = useCallback(() => void retryLayout(client, project, id), [client, project, id]);
  return { isAwaited, error: errors.get(id) ?? null, retry };
}

/** The installation's own layouts, to be chosen from. */
export function useOfferedLayouts(): readonly Extension[] {
  const client = useQueryClient();
  const project = useProject();
  useEffect(() => void listCustomLayouts(client, project), [client, project]);
  return useStore(customLayouts).list ?? none;
}

const none: readonly Extension[] = [];
