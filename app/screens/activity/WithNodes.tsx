import { Fragment, type ReactNode } from 'react';

/** What stands for an element in a text: letters for private use, which no name holds and no markup is made of. */
export const marks = { person: '\uE000', item: '\uE001', collection: '\uE002', fields: '\uE003' };

/** A text with elements in place of the marks, in whatever order its language has them. */
export function WithNodes({ text, nodes }: { text: string; nodes: Record<keyof typeof marks, ReactNode> }) {
  const byMark = new Map<string, ReactNode>(
    Object.entries(marks).map(([name, mark]) => [mark, nodes[name as keyof typeof marks]]),
  );
  return text
    .split(/([\uE000-\uE003])/)
    .map((part, index) => <Fragment key={index}>{byMark.get(part) ?? part}</Fragment>);
}
