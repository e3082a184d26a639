import {
  type KeyboardEvent,
  memo,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenAction } from '#app/components/command/screen-actions.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { IconButton } from '#app/components/ui/IconButton.tsx';
import { useProject } from '#app/session/project.tsx';
import { ownValue } from '#app/lib/own-value.ts';
import styles from './diagram.module.css';
import { edgeLine } from './edge-path.ts';
import { type Layout, shownFields } from './layout.ts';
import { NodeBox } from './NodeBox.tsx';
import { type Direction, nodeTowards } from './node-move.ts';
import type { GraphEdge, SchemaGraph } from './schema-graph.ts';
import { useDiagramView } from './use-diagram-view.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { overlaps } from './viewport.ts';

export interface DiagramHandle {
  /** Goes to a collection, and marks one of its fields. */
  find: (id: string, field: string | null) => void;
}

interface DiagramCanvasProps {
  graph: SchemaGraph;
  layout: Layout;
  edges: ReadonlyMap<string, readonly GraphEdge[]>;
  nameOf: (id: string) => string;
  ref: Ref<DiagramHandle>;
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** How far a key moves the diagram, px, and how much it zooms. */
const keyPan = 80;
const keyZoom = 1.25;

/** The diagram itself: one tab stop, arrow keys between the collections. Drawn is what is in sight. */
export function DiagramCanvas({ graph, layout, edges, nameOf, ref }: DiagramCanvasProps) {
  const { t } = useTranslation('diagram');
  const keysId = useId();
  const view = useDiagramView(layout);
  const { frame, group, shown, pan, zoom, fit, show } = view;
  const handlers = usePanZoom(view);
  const [active, setActive] = useState<string | null>(null);
  const [found, setFound] = useState<{ id: string; field: string | null } | null>(null);
  /** Set where the focus is to go once the node is drawn. */
  const [aim, setAim] = useState<{ id: string } | null>(null);
  const current = active !== null && layout.byId.has(active) ? active : (firstOf(layout) ?? null);

  useImperativeHandle(ref, () => ({
    find: (id, field) => {
      setFound({ id, field });
      setActive(id);
      show(id, true);
      setAim({ id });
    },
  }));
  useEffect(() => {
    if (!aim) return;
    const node = frame.current?.querySelector<SVGElement>(`[data-node="${CSS.escape(aim.id)}"]`);
    node?.focus({ preventScroll: true });
  }, [aim, frame]);

  const goTo = (id: string) => {
    setActive(id);
    show(id);
    setAim({ id });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ownValue(directions, event.key);
    if (direction && event.shiftKey) pan(...shift(direction));
    else if (direction) {
      const next = current && nodeTowards(layout, current, direction, (id) => isRelated(edges, current, id));
      if (next) goTo(next.node.id);
    } else if (event.key === '+' || event.key === '=') zoom(keyZoom);
    else if (event.key === '-') zoom(1 / keyZoom);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  useZoomActions(zoom, fit);
  return (
    <div className={styles.diagram}>
      <div
        ref={frame}
        className={styles.canvas}
        role="group"
        aria-label={t('canvas')}
        aria-describedby={keysId}
        data-detail={shown.detail}
        onKeyDown={handleKey}
        onFocus={(event) => {
          const id = (event.target as Element).getAttribute('data-node');
          if (id !== null && id !== active) setActive(id);
          // A pointer is where it is already.
          if (id !== null && event.target.matches(':focus-visible')) show(id);
        }}
        {...handlers}
      >
        <svg className={styles.svg} aria-hidden={layout.nodes.length === 0}>
          <Arrowheads />
          <g ref={group}>
            <Edges {...{ graph, layout, active: current }} area={shown.area} />
            <Nodes {...{ layout, shown, edges, nameOf, current, found }} />
          </g>
        </svg>
      </div>
      <p id={keysId} className={styles.keys}>
        {t('keys')}
      </p>
      <div className={styles.zooms}>
        <IconButton label={t('zoomIn')} shortcut="+" onClick={() => zoom(keyZoom)}>
          <Icon name="zoom_in" />
        </IconButton>
        <IconButton label={t('zoomOut')} shortcut="−" onClick={() => zoom(1 / keyZoom)}>
          <Icon name="zoom_out" />
        </IconButton>
        <IconButton label={t('fit')} shortcut="0" onClick={fit}>
          <Icon name="fit_screen" />
        </IconButton>
      </div>
    </div>
  );
}

/** Where Tab comes to first: what stands at the top. */
function firstOf({ nodes }: Layout): string | undefined {
  return nodes[0]?.node.id;
}

function shift(direction: Direction): [number, number] {
  if (direction === 'left') return [keyPan, 0];
  if (direction === 'right') return [-keyPan, 0];
  return direction === 'up' ? [0, keyPan] : [0, -keyPan];
}

function isRelated(edges: DiagramCanvasProps['edges'], a: string | null, b: string): boolean {
  return a !== null && (edges.get(a) ?? []).some(({ from, to }) => from === b || to === b);
}

function Arrowheads() {
  return (
    <defs>
      {(['arrow', 'arrow-on'] as const).map((id) => (
        <marker
          key={id}
          id={`schema-${id}`}
          className={styles[id]}
          viewBox="0 0 8 8"
          refX="8"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="10"
          markerHeight="10"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      ))}
    </defs>
  );
}

type NodesProps = Pick<DiagramCanvasProps, 'layout' | 'edges' | 'nameOf'> & {
  shown: ReturnType<typeof useDiagramView>['shown'];
  current: string | null;
  found: { id: string; field: string | null } | null;
};

function Nodes({ layout, shown, edges, nameOf, current, found }: NodesProps) {
  const { t } = useTranslation('diagram');
  const project = useProject();
  // Zooming draws them anew: what is said of each stays the same.
  const words = useMemo(
    () =>
      new Map(
        layout.nodes.map(({ node }) => {
          const name = nameOf(node.id);
          const fields = t('fields', { count: node.fields.length });
          const relations = t('relations', { count: edges.get(node.id)?.length ?? 0 });
          const rest = node.fields.length - shownFields(node).length;
          const more = rest > 0 ? t('more', { count: rest }) : '';
          return [node.id, { name, label: t('node', { name, fields, relations }), more }];
        }),
      ),
    [layout, edges, nameOf, t],
  );
  const related = useMemo(
    () => new Set((edges.get(current ?? '') ?? []).flatMap(({ from, to }) => [from, to])),
    [edges, current],
  );
  // The one that has the focus is there wherever it is.
  const drawn = layout.nodes.filter((placed) => placed.node.id === current || overlaps(placed, shown.area));
  return drawn.map((placed) => {
    const { id, isSystem } = placed.node;
    return (
      <NodeBox
        key={id}
        placed={placed}
        name={words.get(id)?.name ?? id}
        label={words.get(id)?.label ?? id}
        more={words.get(id)?.more ?? ''}
        project={isSystem ? null : project}
        detail={shown.detail}
        isActive={id === current}
        isRelated={id !== current && related.has(id)}
        found={found?.id === id ? found.field : null}
      />
    );
  });
}

interface EdgesProps {
  graph: SchemaGraph;
  layout: Layout;
  area: Parameters<typeof overlaps>[1];
  active: string | null;
}

function Edges({ graph, layout, area, active }: EdgesProps) {
  const lines = useMemo(
    () =>
      graph.edges.flatMap((edge) => {
        const line = edgeLine(edge, layout);
        return line ? [{ edge, ...line }] : [];
      }),
    [graph, layout],
  );
  return lines
    .filter(({ box }) => overlaps(box, area))
    .map(({ edge, path }) => (
      <EdgePath
        key={edge.id}
        id={edge.id}
        path={path}
        isActive={edge.from === active || edge.to === active}
      />
    ));
}

interface EdgePathProps {
  id: string;
  path: string;
  isActive: boolean;
}

const EdgePath = memo(function EdgePath({ id, path, isActive }: EdgePathProps) {
  return (
    <path
      className={styles.edge}
      data-edge={id}
      data-active={isActive || undefined}
      d={path}
      markerEnd={`url(#schema-${isActive ? 'arrow-on' : 'arrow'})`}
    />
  );
});

function useZoomActions(zoom: (by: number) => void, fit: () => void): void {
  useScreenAction('zoomIn', () => zoom(keyZoom));
  useScreenAction('zoomOut', () => zoom(1 / keyZoom));
  useScreenAction('fit', fit);
}
