import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { addresses } from '#app/session/addresses.ts';
import styles from './diagram.module.css';
import { clipped } from './export-svg.ts';
import { headHeight, type PlacedNode, rowHeight, shownFields } from './layout.ts';
import type { Detail } from './use-diagram-view.ts';

export interface NodeBoxProps {
  placed: PlacedNode;
  name: string;
  /** For screen readers: with the number of fields and relations. */
  label: string;
  /** Where it can be edited; null for what can't be. */
  project: string | null;
  detail: Detail;
  /** For the fields that have no row. */
  more: string;
  /** The one that Tab comes to. */
  isActive: boolean;
  isRelated: boolean;
  /** The field that was looked for. */
  found: string | null;
}

/** Size of the name's letters and how many of them fit, by how near it is seen. */
const letters = { near: { size: 14, max: 24 }, middle: { size: 24, max: 14 }, far: { size: 34, max: 10 } };

export const NodeBox = memo(function NodeBox(props: NodeBoxProps) {
  const { placed, name, label, project, detail, isActive } = props;
  const { node, x, y, width, height } = placed;
  const { size, max } = letters[detail];
  const shared = {
    'data-node': node.id,
    tabIndex: isActive ? 0 : -1,
    'aria-label': label,
    className: styles.node,
    'data-active': isActive || undefined,
    'data-related': props.isRelated || undefined,
    'data-system': node.isSystem || undefined,
    'data-hidden': node.isHidden || undefined,
    transform: `translate(${x} ${y})`,
  };
  const inside = (
    <>
      <rect className={styles.box} width={width} height={height} rx={6} />
      {detail === 'near' ? (
        <rect className={styles.head} x={1} y={1} width={width - 2} height={headHeight - 2} rx={5} />
      ) : null}
      <text
        className={styles.name}
        x={12}
        y={detail === 'near' ? headHeight / 2 + 5 : 12 + size}
        style={{ fontSize: size }}
      >
        {clipped(name, max)}
      </text>
      {detail === 'near' ? <Fields {...props} /> : null}
      {detail === 'middle' ? <path className={styles.bars} d={bars(placed)} /> : null}
    </>
  );
  return project === null ? (
    <g {...shared} role="img">
      {inside}
    </g>
  ) : (
    // On its way the pointer crosses many of them.
    <Link {...addresses.collectionSetup(project, node.id)} {...shared} preload={false}>
      {inside}
    </Link>
  );
});

/** From some way off a field is a bar, by the length of its name. */
function bars({ node }: PlacedNode): string {
  return shownFields(node)
    .slice(1)
    .map(({ name }, row) => `M14 ${headHeight + (row + 1.5) * rowHeight}h${Math.min(name.length * 7, 150)}`)
    .join('');
}

function Fields({ placed: { node, width }, more, found }: NodeBoxProps) {
  const fields = shownFields(node);
  const middle = (row: number) => headHeight + (row + 0.5) * rowHeight + 4;
  return (
    <g className={styles.fields} aria-hidden="true">
      {fields.map(({ name, type, isKey }, row) => (
        <g key={name} data-found={name === found || undefined}>
          {name === found ? (
            <rect
              className={styles.found}
              x={4}
              y={headHeight + row * rowHeight}
              width={width - 8}
              height={rowHeight}
              rx={4}
            />
          ) : null}
          <text x={12} y={middle(row)} data-key={isKey || undefined}>
            {clipped(name, 20)}
          </text>
          <text className={styles.type} x={width - 12} y={middle(row)}>
            {clipped(type, 14)}
          </text>
        </g>
      ))}
      {fields.length < node.fields.length ? (
        <text x={12} y={middle(fields.length)}>
          {more}
        </text>
      ) : null}
    </g>
  );
}
