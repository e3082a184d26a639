import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#app/components/shell/Page.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { buttonClass } from '#app/components/ui/button-class.ts';
import { EmptyState } from '#app/components/ui/EmptyState.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Switch } from '#app/components/ui/Switch.tsx';
import { collectionName, collectionOf } from '#app/entities/collections/rules.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { download } from '#app/lib/download.ts';
import { phoneScreen, useMedia } from '#app/lib/media.ts';
import { AdminOnly } from '#app/screens/settings/AdminOnly.tsx';
import { useCollectionCrumbs } from '#app/screens/settings/crumbs.ts';
import { relationIssues } from '#app/screens/settings/relations/relation-issues.ts';
import { AddressLink } from '#app/components/shell/AddressLink.tsx';
import { addresses } from '#app/session/addresses.ts';
import { useCollections, useRelations } from '#app/session/model.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './diagram.module.css';
import { DiagramCanvas, type DiagramHandle } from './DiagramCanvas.tsx';
import { DiagramList } from './DiagramList.tsx';
import { toSvg } from './export-svg.ts';
import { FindBox, type FindBoxProps } from './FindBox.tsx';
import { layoutGraph } from './layout.ts';
import { RelationProblems } from './RelationProblems.tsx';
import { edgesByNode, schemaGraph } from './schema-graph.ts';

/** The data model as a diagram, or as a list. */
export function DiagramScreen() {
  const { t } = useTranslation('diagram');
  return (
    <AdminOnly name={t('title')}>
      <Diagram />
    </AdminOnly>
  );
}

type Look = 'diagram' | 'list';

function Diagram() {
  const { t } = useTranslation('diagram');
  const locale = useLocale();
  const project = useProject();
  const collections = useCollections();
  const relations = useRelations();
  const isNarrow = useMedia(phoneScreen);
  const [chosen, setChosen] = useState<Look | null>(null);
  const [withSystem, setWithSystem] = useState(false);
  const canvas = useRef<DiagramHandle>(null);
  const look = chosen ?? (isNarrow ? 'list' : 'diagram');

  const graph = useMemo(
    () => schemaGraph(collections, relations, { withSystem }),
    [collections, relations, withSystem],
  );
  const layout = useMemo(() => layoutGraph(graph), [graph]);
  const edges = useMemo(() => edgesByNode(graph), [graph]);
  const issues = useMemo(() => relationIssues(relations, collections), [relations, collections]);
  const nameOf = useCallback(
    (id: string) => {
      const found = collectionOf(collections, id);
      return found ? collectionName(found, locale) : id;
    },
    [collections, locale],
  );
  const save = () => {
    const words = { title: t('canvas'), nameOf, more: (count: number) => t('more', { count }) };
    const svg = toSvg(graph, layout, words);
    download(new Blob([svg], { type: 'image/svg+xml' }), `${project}-diagram.svg`);
  };
  const isEmpty = graph.nodes.length === 0;

  return (
    <Page
      title={t('title')}
      heading={t('title')}
      breadcrumbs={useCollectionCrumbs()}
      layout={look === 'diagram' && !isEmpty ? 'flush' : 'padded'}
      actions={
        isEmpty ? null : (
          <Button icon={<Icon name="download" size={18} />} onClick={save}>
            {t('export')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="account_tree" size={28} />}
          title={t('empty')}
          action={
            <AddressLink className={buttonClass({ variant: 'primary' })} to={addresses.dataModel(project)}>
              {t('toCollections')}
            </AddressLink>
          }
        >
          {t('emptyNote')}
        </EmptyState>
      ) : (
        <>
          <DiagramBar
            {...{ graph, nameOf, look, withSystem }}
            onLook={setChosen}
            onSystem={setWithSystem}
            onFind={(id, field) => canvas.current?.find(id, field)}
          />
          <RelationProblems {...{ issues, nameOf }} />
          {look === 'diagram' ? (
            <DiagramCanvas ref={canvas} {...{ graph, layout, edges, nameOf }} />
          ) : (
            <DiagramList {...{ graph, edges, nameOf }} />
          )}
        </>
      )}
    </Page>
  );
}

interface DiagramBarProps extends Pick<FindBoxProps, 'graph' | 'nameOf' | 'onFind'> {
  look: Look;
  onLook: (look: Look) => void;
  /** The collections of the API itself are shown as well. */
  withSystem: boolean;
  onSystem: (withSystem: boolean) => void;
}

/** What is shown of the model, and how. */
function DiagramBar({ graph, nameOf, onFind, look, onLook, withSystem, onSystem }: DiagramBarProps) {
  const { t } = useTranslation('diagram');
  return (
    <div className={styles.bar} data-look={look}>
      {look === 'diagram' ? <FindBox graph={graph} nameOf={nameOf} onFind={onFind} /> : null}
      <Switch isSelected={withSystem} onChange={onSystem}>
        {t('system')}
      </Switch>
      <output className={styles.count}>
        {t('lead', { count: graph.nodes.length })} · {t('relations', { count: graph.edges.length })}
      </output>
      <fieldset className={styles.looks} aria-label={t('view')}>
        {(['diagram', 'list'] as const).map((each) => (
          <Button
            key={each}
            size="dense"
            variant={look === each ? 'secondary' : 'quiet'}
            aria-pressed={look === each}
            onClick={() => onLook(each)}
          >
            {t(each === 'diagram' ? 'asDiagram' : 'asList')}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
