import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/components/ui/Badge.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './diagram.module.css';
import { relationLines } from './relation-lines.ts';
import type { GraphEdge, GraphNode, SchemaGraph } from './schema-graph.ts';

interface DiagramListProps {
  graph: SchemaGraph;
  edges: ReadonlyMap<string, readonly GraphEdge[]>;
  nameOf: (id: string) => string;
}

/** The same as a plain list: each collection with what it is related to. */
export function DiagramList({ graph, edges, nameOf }: DiagramListProps) {
  const { t } = useTranslation('diagram');
  return (
    <ul className={styles.collections} aria-label={t('canvas')}>
      {graph.nodes.map((node) => (
        <ListEntry key={node.id} {...{ node, graph, nameOf }} own={edges.get(node.id) ?? []} />
      ))}
    </ul>
  );
}

interface ListEntryProps extends Pick<DiagramListProps, 'graph' | 'nameOf'> {
  node: GraphNode;
  own: readonly GraphEdge[];
}

function ListEntry({ node, graph, own, nameOf }: ListEntryProps) {
  const { t } = useTranslation('diagram');
  const lines = relationLines(node.id, own, graph);
  return (
    <li className={styles.collection}>
      <h2 className={styles.collectionName}>
        <NodeLink node={node} name={nameOf(node.id)} />
        {node.isSystem ? <Badge>{t('ofSystem')}</Badge> : null}
        {node.isHidden ? <Badge>{t('hidden')}</Badge> : null}
      </h2>
      <p className={styles.meta}>{t('fields', { count: node.fields.length })}</p>
      {lines.length === 0 ? (
        <p className={styles.meta}>{t('noRelations')}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.kind} ${line.field} ${line.other} ${line.by}`}>
              {t(line.kind, { field: line.field, other: nameOf(line.other), by: line.by })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function NodeLink({ node, name }: { node: GraphNode; name: string }) {
  const project = useProject();
  if (node.isSystem) return name;
  return <Link {...addresses.collectionSetup(project, node.id)}>{name}</Link>;
}
