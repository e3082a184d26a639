import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { isCovered, listenForShortcuts, type Shortcuts } from '#app/lib/use-shortcuts.ts';
import { commandView, showCommands } from './command-state.ts';

const CommandMenu = lazyPart(async () => ({ default: (await import('./CommandMenu.tsx')).CommandMenu }));
const ShortcutList = lazyPart(async () => ({ default: (await import('./ShortcutList.tsx')).ShortcutList }));

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Listens for the keys of the command menu and shows it. One per page. */
export function CommandHost() {
  const view = useStore(commandView);
  const { history } = useRouter();
  useEffect(() => {
    const endShortcuts = listenForShortcuts(shortcuts);
    // What it offers depends on the page.
    const stop = history.subscribe(() => showCommands(null));
    return () => {
      stop();
      endShortcuts();
      showCommands(null);
    };
  }, [history]);
  if (view === null) return null;
  const close = () => showCommands(null);
  return (
    <Suspense fallback={null}>
      {view === 'menu' ? <CommandMenu onClose={close} /> : <ShortcutList onClose={close} />}
    </Suspense>
  );
}

function ask(view: 'menu' | 'shortcuts') {
  return (event: KeyboardEvent) => {
    // A question mark in a text is a sign like any other.
    const isTyped = event.key === '?' && event.target instanceof Element && event.target.matches(editable);
    if (event.defaultPrevented || isTyped) return;
    event.preventDefault();
    // A second press closes what the first has opened; another dialog has to be answered first.
    if (commandView.getState() === view) showCommands(null);
    else if (!isCovered()) showCommands(view);
  };
}

/** Some keyboards have the signs with Shift, others without. */
const shortcuts: Shortcuts = {
  '$mod+k': ask('menu'),
  '$mod+/': ask('shortcuts'),
  '$mod+Shift+/': ask('shortcuts'),
  '?': ask('shortcuts'),
  'Shift+?': ask('shortcuts'),
};
