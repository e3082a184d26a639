/** What a board is made of, from the stored options. Pure. */
import type { Field } from '#app/entities/fields/types.ts';
import { imageFields, imagePaths } from '#app/layouts/image-fields.ts';
import {
  chosenField,
  chosenTitle,
  suggestedTitle,
  type Title,
  titlePaths,
} from '#app/layouts/dated-fields.ts';
import type { LayoutContext } from '#app/layouts/define.ts';
import { displayPathsOf, requestFields } from '#app/layouts/paths.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { columnFields } from './request.ts';

export interface BoardSetup {
  /** The field whose values are the columns. */
  column: Field | null;
  title: Title | null;
  content: Field | null;
  /** Name of the field with the picture; `data` is the file itself in the collection of files. */
  src: string | null;
  date: Field | null;
  color: Field | null;
  /** Ids of columns that are not shown; null when nobody has chosen, and the usual ones are left out. */
  hidden: readonly string[] | null;
  /** Ids of columns that are shown as a strip. */
  collapsed: readonly string[];
  /** Ids of columns in the order that somebody gave them; the others follow. */
  order: readonly string[];
}

const rank: Record<string, number> = { status: 0, string: 1, integer: 1, boolean: 2 };

/** The stored options; what was never chosen is suggested: a status before choices, before yes and no, before links. */
export function setupOf(options: Record<string, unknown>, context: LayoutContext): BoardSetup {
  const fields = columnFields(context);
  const { column, title, content, src, date, color } = options;
  const [suggested] = [...fields].sort(
    (a, b) => (ownValue(rank, a.type) ?? 3) - (ownValue(rank, b.type) ?? 3),
  );
  const named = chosenTitle(title, context);
  return {
    column: fields.find((field) => field.field === column) ?? (column === null ? null : (suggested ?? null)),
    title: named === undefined ? suggestedTitle(context) : named,
    content: chosenField(content, 'content', context) ?? null,
    src: typeof src === 'string' && imageFields(context).includes(src) ? src : null,
    date: chosenField(date, 'moment', context) ?? null,
    color: chosenField(color, 'color', context) ?? null,
    hidden: Array.isArray(options['hidden']) ? options['hidden'].map(String) : null,
    collapsed: idsOf(options['collapsed']),
    order: idsOf(options['order']),
  };
}

function idsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** The paths that a card reads. */
export function cardPaths(setup: BoardSetup, context: LayoutContext): string[] {
  const { column, content, src, date, color } = setup;
  const own = [column, date, color].flatMap((field) => (field ? [field.field] : []));
  return requestFields(
    [
      ...own,
      ...titlePaths(setup.title, context),
      ...(content ? displayPathsOf(content, context) : []),
      ...imagePaths(src),
    ],
    context,
  );
}

/** Heights, px, as the style sheet has them. */
const comfortable = { frame: 22, title: 40, line: 20, image: 120, gap: 8 };
const cardHeights = {
  comfortable,
  compact: { ...comfortable, frame: 14, title: 20, image: 88, gap: 4 },
  touch: { ...comfortable, title: 44 },
};

/** Height of a card and the gap under it, px. All are of one height, so that any can be gone to. */
export function cardHeight(
  { content, src, date }: BoardSetup,
  spacing: keyof typeof cardHeights = 'comfortable',
): number {
  const { frame, title, line, image, gap } = cardHeights[spacing];
  return frame + title + (content ? line : 0) + (date ? line : 0) + (src === null ? 0 : image) + gap;
}
