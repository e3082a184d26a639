import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormNode, namesIn, toNodes } from '#app/components/form/form-layout.ts';
import { Button } from '#app/components/ui/Button.tsx';
import { classNames } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/Icon.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import { MoreMenu } from '#app/components/ui/MoreMenu.tsx';
import { fieldName } from '#app/entities/fields/rules.ts';
import type { Field } from '#app/entities/fields/types.ts';
import { useLocale } from '#app/i18n/locale.ts';
import { DragGhost } from '#app/layouts/DragGhost.tsx';
import { usePointerDrag } from '#app/layouts/use-pointer-drag.ts';
import type { FieldDeed } from '#app/screens/settings/collections/FieldTableRow.tsx';
import { arrangementOf, inSections } from './arrangement.ts';
import parts from '#app/screens/settings/collections/field-parts.module.css';
import styles from './arrangement.module.css';
import { FieldTile, Handle } from './FieldTile.tsx';
import { fieldOfTile, targetAt, type TileTarget } from './tile-target.ts';
import { useTileActions } from './use-tile-actions.ts';
import type { ArrangedFields } from './use-arrangement.ts';

const SectionDialog = lazyPart(() => import('./SectionDialog.tsx'));
const FormTrial = lazyPart(() => import('./FormTrial.tsx'));

interface FormLayoutProps {
  collection: string;
  arrangement: ArrangedFields;
  isReadonly: boolean;
  onDeed: (deed: FieldDeed, field: Field) => void;
  /** The focus belongs to that of a field, at what matches, once it is drawn anew. */
  keep: (field: string, selector: string) => void;
  /** Tells screen readers. */
  onSaid: (text: string) => void;
}

/** The fields as the form has them: in their widths and sections, put elsewhere by pointer and by keys. */
export default function FormLayout(props: FormLayoutProps) {
  const { collection, arrangement, isReadonly } = props;
  const { t } = useTranslation('schema');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const [isTrying, setTrying] = useState(false);
  const { fields } = arrangement;
  const inForm = useMemo(() => shownInForm(fields), [fields]);
  const nodes = useMemo(() => toNodes(inForm), [inForm]);
  const actions = useTileActions(props);

  const nameOf = (held: string) => {
    const field = fields.find((each) => each.field === held);
    return field ? fieldName(field, locale) : held;
  };

  const { dragged, over, ghost, onPointerDown } = usePointerDrag<string>({
    frame,
    pick: (target) => (isReadonly ? null : (target.closest('[data-handle]') && fieldOfTile(target)) || null),
    placeAt: (x, y, held) => {
      const place = targetAt(frame.current, { x, y }, held);
      return place && JSON.stringify(place);
    },
    onDrop: (held, place) => actions.drop(held, nameOf(held), JSON.parse(place) as TileTarget),
    scrolls: '[data-scrolls]',
  });
  const target = over === null ? null : (JSON.parse(over) as TileTarget);
  const hidden = fields.filter((field) => !inForm.includes(field));
  const shared = { sections: sectionsOf(nodes), actions, isReadonly, dragged, target };
  return (
    <div className={styles.workbench} data-trying={isTrying || undefined}>
      <div ref={frame} data-dragging={dragged === null ? undefined : true} className={styles.layout}>
        <div className={parts.top}>
          {isReadonly ? null : <p className={styles.hint}>{t('layout.hint')}</p>}
          <Button
            size="dense"
            icon={<Icon name={isTrying ? 'close' : 'play_arrow'} size={18} />}
            aria-expanded={isTrying}
            onClick={() => setTrying(!isTrying)}
          >
            {t(isTrying ? 'layout.tryEnd' : 'layout.try')}
          </Button>
        </div>
        <div
          role="group"
          aria-label={t('layout.form')}
          aria-busy={arrangement.isSaving}
          className={styles.columns}
          data-columns
          onPointerDown={onPointerDown}
        >
          {nodes.map((node) => (
            <Node key={keyOf(node)} node={node} section={null} {...shared} />
          ))}
        </div>
        {hidden.length > 0 ? (
          <Hidden fields={hidden} onEdit={(field) => props.onDeed('edit', field)} />
        ) : null}
        {dragged === null ? null : <DragGhost ghost={ghost} name={nameOf(dragged)} />}
      </div>
      {isTrying ? (
        <Suspense>
          <FormTrial
            key={inForm.map(({ field }) => field).join(' ')}
            collection={collection}
            fields={fields}
          />
        </Suspense>
      ) : null}
      {actions.asked ? (
        <Suspense>
          <SectionDialog {...actions.asked} onClose={actions.closeAsk} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Fields that a form has: managed ones that are not set up to be hidden, in the order of sections. */
function shownInForm(fields: readonly Field[]): readonly Field[] {
  const byName = new Map(fields.map((field) => [field.field, field]));
  return inSections(arrangementOf(fields)).flatMap(({ field: name }) => {
    const field = byName.get(name);
    return field && field.interface !== null && !field.hidden_detail ? [field] : [];
  });
}

const keyOf = (node: FormNode) => (node.kind === 'section' ? `section ${node.title}` : node.field.field);

const sectionsOf = (nodes: readonly FormNode[]): string[] => [
  ...new Set(
    nodes.flatMap((node) =>
      node.kind === 'section' ? [node.title] : node.kind === 'group' ? sectionsOf(node.children) : [],
    ),
  ),
];

interface NodeProps {
  node: FormNode;
  /** Title of the section that it stands in. */
  section: string | null;
  sections: readonly string[];
  actions: ReturnType<typeof useTileActions>;
  isReadonly: boolean;
  dragged: string | null;
  target: TileTarget | null;
}

function Node({ node, section, ...shared }: NodeProps) {
  if (node.kind === 'section') return <SectionBox node={node} {...shared} />;
  const { dragged, target, ...rest } = shared;
  const name = node.field.field;
  const drop = dragged === name ? 'held' : target?.beside === name ? target.side : null;
  const tile = <FieldTile {...rest} field={node.field} column={node.place} section={section} drop={drop} />;
  if (node.kind === 'field') return tile;
  return (
    <div className={classNames(styles.box, styles.full)} data-group={name}>
      {tile}
      <div className={styles.columns}>
        {node.children.map((child) => (
          <Node key={keyOf(child)} node={child} section={section} {...shared} />
        ))}
      </div>
    </div>
  );
}

interface SectionBoxProps extends Omit<NodeProps, 'node' | 'section'> {
  node: FormNode & { kind: 'section' };
}

function SectionBox({ node, ...shared }: SectionBoxProps) {
  const { t } = useTranslation('schema');
  const { actions, isReadonly, target } = shared;
  const { title } = node;
  const name = `section ${title}`;
  return (
    <section
      aria-label={t('layout.section', { section: title })}
      className={classNames(styles.box, styles.full)}
      data-row={name}
      data-section={title}
      data-over={target !== null && target.beside === null && target.section === title ? true : undefined}
    >
      <div className={styles.boxHead} data-tile={name} data-members={namesIn(node).join(' ')}>
        {isReadonly ? null : (
          <Handle
            label={t('layout.moveSection', { section: title })}
            onStep={(by) => actions.stepSection(title, by)}
          />
        )}
        <bdi className={styles.boxTitle}>{title}</bdi>
        {node.isCollapsed ? <span className={styles.tileNote}>{t('layout.closed')}</span> : null}
        {isReadonly ? null : (
          <MoreMenu
            label={t('layout.sectionMenu', { section: title })}
            items={[
              { id: 'rename', label: t('layout.rename'), icon: <Icon name="edit" /> },
              { id: 'dissolve', label: t('layout.dissolve'), icon: <Icon name="layers_clear" /> },
            ]}
            onAction={(id) => (id === 'rename' ? actions.askTitle(title) : actions.dissolve(title))}
          />
        )}
      </div>
      <div className={styles.columns}>
        {node.children.map((child) => (
          <Node key={keyOf(child)} node={child} section={title} {...shared} />
        ))}
      </div>
    </section>
  );
}

/** Fields that forms leave out: there is nothing to arrange. */
function Hidden({ fields, onEdit }: { fields: readonly Field[]; onEdit: (field: Field) => void }) {
  const { t } = useTranslation('schema');
  const locale = useLocale();
  return (
    <section className={styles.hidden} aria-label={t('layout.hidden')}>
      <h3>{t('layout.hidden')}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field.field}>
            <Button size="dense" variant="quiet" onClick={() => onEdit(field)}>
              {fieldName(field, locale)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
