import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { showPageTab } from '#app/components/shell/use-page-tabs.ts';
import type { Collection } from '#app/entities/collections/types.ts';
import { previewsOf } from '#app/entities/previews/rules.ts';
import type { PreviewTemplate } from '#app/entities/previews/types.ts';
import { readStored, writeStored } from '#app/lib/local-storage.ts';
import { isCovered, useShortcuts } from '#app/lib/use-shortcuts.ts';
import { useProject } from '#app/session/project.tsx';
import { type PreviewMemory, toPreviewMemory } from './preview-memory.ts';

export interface PreviewChoice {
  templates: readonly PreviewTemplate[];
  /** The one that is shown. */
  template: PreviewTemplate;
  memory: PreviewMemory;
  /** `isKept`: it is to be remembered; not so in the middle of a drag. Default: true. */
  remember: (changes: Partial<PreviewMemory>, isKept?: boolean) => void;
  /** Opens it, and shows it where it is a tab; closes it. */
  toggle: () => void;
}

/** Whether and how a collection's items are previewed, remembered by collection; null where they have no previews, or no page yet. */
export function usePreview(collection: Collection, isNew: boolean): PreviewChoice | null {
  const place = `preview.${useProject()}.${collection.collection}`;
  const templates = useMemo(() => previewsOf(collection), [collection]);
  const [state, setState] = useState(() => ({ place, memory: toPreviewMemory(readStored(place)) }));
  const memory = useMemo(
    () => (state.place === place ? state.memory : toPreviewMemory(readStored(place))),
    [state, place],
  );
  const path = useLocation({ select: ({ pathname }) => pathname });
  const choice = useMemo((): PreviewChoice | null => {
    const template = templates.find(({ name }) => name === memory.template) ?? templates[0];
    if (!template || isNew) return null;
    const remember: PreviewChoice['remember'] = (changes, isKept = true) => {
      const next = { ...memory, ...changes };
      setState({ place, memory: next });
      if (isKept) writeStored(place, next);
    };
    const toggle = () => {
      remember({ isOpen: !memory.isOpen });
      showPageTab(path, memory.isOpen ? 'content' : 'pane');
    };
    return { templates, template, memory, remember, toggle };
  }, [templates, memory, isNew, place, path]);
  const isOn = choice !== null;
  const toggle = () => choice?.toggle();
  useScreenAction('preview', toggle, isOn);
  useShortcuts(
    {
      '$mod+Shift+e': (event) => {
        event.preventDefault();
        if (!isCovered()) toggle();
      },
    },
    isOn,
  );
  return choice;
}
