/** Where something that is dragged over the rows of a tree would go, in a few letters: `into 7`, `before 7`, `root`. */

export interface Drop {
  kind: 'into' | 'before' | 'after' | 'root';
  /** -1 for the root. */
  row: number;
}

export function parseDrop(text: string): Drop {
  const [kind = 'root', row = '-1'] = text.split(' ');
  return { kind: kind as Drop['kind'], row: Number(row) };
}

interface SpotInput {
  canBeRoot: boolean;
  /** The place among siblings counts: near the edges of a row something is put beside it. */
  canOrder: boolean;
}

/** What the element under the pointer, at a height of `y` px, stands for. */
export function spotAt(target: Element | null, y: number, { canBeRoot, canOrder }: SpotInput): string | null {
  if (target?.closest('[data-root]')) return canBeRoot ? 'root' : null;
  const row = target?.closest<HTMLElement>('[data-row]');
  if (!row) return null;
  const box = row.getBoundingClientRect();
  const at = (y - box.top) / box.height;
  const kind = !canOrder ? 'into' : at < 0.25 ? 'before' : at > 0.75 ? 'after' : 'into';
  return `${kind} ${row.dataset['row']}`;
}
