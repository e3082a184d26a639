import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Field } from '#app/entities/fields/types.ts';
import type { InterfaceDefinition } from '#app/interfaces/define.ts';
import { interfaceOf, type ResolvedInterface, registry } from '#app/interfaces/registry.ts';
import { useProject } from '#app/session/project.tsx';
import { customState, loadCustomInterfaces } from './custom-store.ts';

/** All interfaces by id: the app's, and those of the installation once it has said which it has. */
export function useInterfaces(): ReadonlyMap<string, InterfaceDefinition> {
  useCustomInterfaces(true);
  return useStore(registry);
}

/**
 * The interface of a field, and whether the installation may have the one that it wants: until it has said which it has. It is
 * asked once, and only when a field has an interface that the app doesn't know.
 */
export function useInterfaceOf(field: Field): { resolved: ResolvedInterface | null; isAwaited: boolean } {
  const all = useStore(registry);
  const resolved = useMemo(() => interfaceOf(field, all), [field, all]);
  const isUnknown = field.interface !== null && resolved?.isFallback !== false;
  return { resolved, isAwaited: useCustomInterfaces(isUnknown) };
}

/** True while the answer is wanted and to come. */
function useCustomInterfaces(isWanted: boolean): boolean {
  const client = useQueryClient();
  const project = useProject();
  const state = useStore(customState);
  useEffect(() => {
    if (isWanted) void loadCustomInterfaces(client, project);
  }, [isWanted, client, project]);
  return isWanted && (state === 'idle' || state === 'loading');
}
