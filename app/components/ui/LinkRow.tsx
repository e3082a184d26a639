import type { ComponentProps, MouseEvent } from 'react';

const acts = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex]';

/** The link of a row that a click on `target` stands for; none where the click is for something else. */
function linkFor({ target, currentTarget: row }: MouseEvent<HTMLTableRowElement>): HTMLAnchorElement | null {
  if (!(target instanceof Element) || !row.contains(target)) return null;
  const actor = target.closest(acts);
  if (actor !== null && row.contains(actor)) return null;
  // Whoever marks text in the row wants to copy it.
  const selection = getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(row, true)) return null;
  return row.querySelector<HTMLAnchorElement>('a[href]');
}

/**
 * A row of a table that leads where its first link does, wherever in it one clicks; with a key held or the middle button
 * in a new tab, as links do. For the keyboard and for screen readers there is that one link. No link is stretched over
 * the row, since in Safari a row contains nothing that is positioned: such links would cover the whole page.
 */
export function LinkRow(props: ComponentProps<'tr'>) {
  return (
    <tr
      {...props}
      data-link-row
      onClick={(event) => {
        const link = event.defaultPrevented ? null : linkFor(event);
        if (!link) return;
        if (event.ctrlKey || event.metaKey || event.shiftKey) window.open(link.href, '_blank', 'noopener');
        else link.click();
      }}
      onAuxClick={(event) => {
        const link = event.button === 1 && !event.defaultPrevented ? linkFor(event) : null;
        if (link) window.open(link.href, '_blank', 'noopener');
      }}
    />
  );
}
